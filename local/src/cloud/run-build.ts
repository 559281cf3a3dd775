import { spawn } from 'node:child_process';
import path from 'node:path';
import { CloudError } from './cloud-error';
import { ROOT } from './project-paths';

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It ended by itself.
  }
}

/**
 * Runs a Node script that builds, in a group of its own so that all of it can be ended.
 * @param args the script and its arguments
 * @throws CloudError when it fails
 */
async function runScript(args: readonly string[], signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', detached: true });
  const { pid } = child;
  const abort = () => pid !== undefined && endGroup(pid);
  signal.addEventListener('abort', abort);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  signal.removeEventListener('abort', abort);
  if (code !== 0) throw new CloudError('The build failed.', ['Mend what it says above and start again.']);
}

/** Builds what is stale of all packages; the build prints its own lines. */
export function buildAll(signal: AbortSignal): Promise<void> {
  return runScript([path.join(ROOT, 'tooling/bin/build.js')], signal);
}

/** Builds the server functions alone. */
export async function buildFunctions(signal: AbortSignal): Promise<void> {
  const cwd = path.join(ROOT, 'functions');
  await runScript([path.join(cwd, 'build.js')], signal);
}

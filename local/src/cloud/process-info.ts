import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a running process, `undefined` when there is no such process. */
export function commandLineOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
  } catch {
    if (process.platform === 'linux') return undefined;
  }
  try {
    return (
      execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

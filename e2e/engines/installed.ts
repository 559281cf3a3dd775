import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program that a test started, with all that the program started. */
export interface Program {
  readonly process: ChildProcess;
  stop(): void;
}

/** The path of an installed program; fails with the way to install it. */
export function installed(files: readonly string[], debianPackage: string): string {
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined)
    throw new Error(`${files.join(' or ')} is not installed: apt-get install ${debianPackage}`);
  return file;
}

/** Starts a program in a process group of its own, which ends with it. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(file, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  return {
    process: child,
    stop() {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    },
  };
}

/** The first match in what a program writes to one of its outputs. */
export function written(program: Program, output: 2 | 3, pattern: RegExp, timeout = 30_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (reason: string) => reject(new Error(`${reason} instead of ${pattern}: ${text}`));
    const timer = setTimeout(() => fail('Time ran out'), timeout);
    program.process.once('exit', () => fail('The program ended'));
    program.process.once('error', (error) => fail(error.message));
    program.process.stdio[output]?.on('data', (data: Buffer) => {
      text += String(data);
      const found = pattern.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

/** An empty folder, and its removal. */
export function temporaryFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fleetfoot-engine-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

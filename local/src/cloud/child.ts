import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { CloudError } from './cloud-error';

export interface ChildOptions {
  /** For messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

/** A process that the local cloud started. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly exited: Promise<void>;
  isRunning(): boolean;
  /** All it has printed. */
  output(): string;
  /** The failure to report when it is gone before its time, with the tail of its log. */
  failure(): CloudError;
  /** Asks it to end, and makes it after `graceMs`, with whatever it started itself. */
  stop(graceMs: number): Promise<void>;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}

/** Starts a process in a group of its own: a Ctrl-C reaches this process alone, which stops the others in order. */
export function startChild({ name, command, args, cwd, env, logFile }: ChildOptions): Child {
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const pid = child.pid;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  if (pid === undefined) throw new CloudError(`${name} could not be started: ${command} cannot be run.`);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const output = () => readFileSync(logFile, 'utf8');
  return {
    name,
    pid,
    exited,
    isRunning,
    output,
    failure() {
      const how = child.signalCode ? `was ended by ${child.signalCode}` : `ended with code ${child.exitCode}`;
      const tail = output().trimEnd().split('\n').slice(-15);
      return new CloudError(`${name} ${how}.`, [
        `The end of ${logFile}:`,
        ...tail.map((line) => `  ${line}`),
      ]);
    },
    async stop(graceMs) {
      if (isRunning()) child.kill('SIGINT');
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
      signalGroup(pid, 'SIGKILL');
    },
  };
}

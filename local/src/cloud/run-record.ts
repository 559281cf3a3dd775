import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { CloudError } from './cloud-error';
import { commandLineOf } from './process-info';

/** Which processes make up a running cloud. Command lines tell them from later processes with the same numbers. */
interface RunRecord {
  /** Machine and folder that the run belongs to; a record that came with a copy of the folder is another's. */
  readonly folder: string;
  readonly pid: number;
  readonly command: string;
  readonly origin?: string;
  readonly temporary: string;
  readonly children: readonly { readonly pid: number; readonly command: string }[];
}

export interface RunLock {
  /** Notes a process that must not outlive this run. */
  addChild(pid: number): void;
  setOrigin(origin: string): void;
  release(): void;
}

function read(file: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}

function isSame({ pid, command }: { readonly pid: number; readonly command: string }): boolean {
  return commandLineOf(pid) === command;
}

/** Ends what a run that was killed could not end itself. */
function clearAway(record: RunRecord): void {
  for (const child of record.children.filter(isSame)) {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
  rmSync(record.temporary, { recursive: true, force: true });
}

/** Tells a folder from copies of it, and from the same folder as another machine or container sees it. */
function identityOf(folder: string): string {
  return `${hostname()} ${realpathSync(folder)} ${statSync(folder).ino}`;
}

function create(file: string, record: RunRecord): boolean {
  try {
    writeFileSync(file, JSON.stringify(record), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Makes this process the one that runs the cloud of a folder.
 * @param file the record's path
 * @param temporary folder that is removed with the run
 * @throws CloudError when another process runs it already
 */
export function lockRun(file: string, temporary: string): RunLock {
  const home = path.dirname(file);
  mkdirSync(home, { recursive: true });
  let record: RunRecord = {
    folder: identityOf(home),
    pid: process.pid,
    command: commandLineOf(process.pid) ?? '',
    temporary,
    children: [],
  };
  if (!create(file, record)) {
    const found = read(file);
    // What a copied record names runs for the original, which is none of this run's business.
    const other = found?.folder === record.folder ? found : undefined;
    if (other && isSame(other)) {
      throw new CloudError(
        `Fleetfoot runs already${other.origin ? ` at ${other.origin}` : ''} (process ${other.pid}).`,
        ['Use that one, or stop it with Ctrl-C in its terminal first.'],
      );
    }
    if (other) clearAway(other);
    rmSync(file, { force: true });
    if (!create(file, record)) throw new CloudError('Fleetfoot is being started by another process.');
  }
  const update = (change: Partial<RunRecord>) => {
    record = { ...record, ...change };
    writeFileSync(file, JSON.stringify(record));
  };
  return {
    addChild: (pid) => update({ children: [...record.children, { pid, command: commandLineOf(pid) ?? '' }] }),
    setOrigin: (origin) => update({ origin }),
    release: () => rmSync(file, { force: true }),
  };
}

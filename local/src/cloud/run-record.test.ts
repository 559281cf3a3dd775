import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLineOf } from './process-info';
import { lockRun } from './run-record';

let home: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'run-record-'));
  file = path.join(home, 'run.json');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true });
});

async function sleeper(): Promise<{ child: ChildProcess; pid: number; command: string }> {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true });
  children.push(child);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  return { child, pid, command: commandLineOf(pid) ?? '' };
}

/** Leaves the record of a run of this folder that was killed. */
function leaveRecord(change: object): void {
  lockRun(file, home);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

test('a second run of the same cloud fails with the address of the first', () => {
  const lock = lockRun(file, home);
  lock.setOrigin('http://127.0.0.1:4000');
  expect(() => lockRun(file, home)).toThrow('Fleetfoot runs already at http://127.0.0.1:4000');
});

test('after release the cloud can be run again', () => {
  lockRun(file, home).release();
  expect(existsSync(file)).toBe(false);
  lockRun(file, home);
});

test('the processes and files of a killed run are ended and removed', async () => {
  const left = await sleeper();
  const temporary = path.join(home, 'temporary');
  mkdirSync(temporary);
  const children = [{ pid: left.pid, command: left.command }];
  leaveRecord({ pid: 2 ** 22 + 1, command: 'gone', temporary, children });
  lockRun(file, home);
  await once(left.child, 'exit');
  expect(existsSync(temporary)).toBe(false);
});

test('another process with the same id is not ended', async () => {
  const stranger = await sleeper();
  const children = [{ pid: stranger.pid, command: 'java -cp emulator.jar' }];
  leaveRecord({ pid: stranger.pid, command: 'node start.js', temporary: `${home}/x`, children });
  lockRun(file, home);
  expect(commandLineOf(stranger.pid)).toBe(stranger.command);
});

test('a copied folder starts beside the running original, and leaves its processes and files alone', async () => {
  const running = await sleeper();
  const temporary = path.join(home, 'temporary');
  mkdirSync(temporary);
  const { pid, command } = running;
  leaveRecord({ pid, command, temporary, children: [{ pid, command }] });
  const copy = path.join(home, 'copy');
  cpSync(file, path.join(copy, 'run.json'));
  lockRun(path.join(copy, 'run.json'), home).setOrigin('http://127.0.0.1:4001');
  expect(commandLineOf(pid)).toBe(command);
  expect(existsSync(temporary)).toBe(true);
  expect(() => lockRun(file, home)).toThrow('Fleetfoot runs already');
});

test('a copied folder that is killed clears away its own run at the next start', async () => {
  const original = await sleeper();
  const { pid, command } = original;
  leaveRecord({ children: [{ pid, command }] });
  const copied = path.join(home, 'copy/run.json');
  cpSync(file, copied);
  const lock = lockRun(copied, path.join(home, 'none'));
  const own = await sleeper();
  lock.addChild(own.pid);
  const killed = { ...JSON.parse(readFileSync(copied, 'utf8')), pid: 2 ** 22 + 1, command: 'gone' };
  writeFileSync(copied, JSON.stringify(killed));
  lockRun(copied, path.join(home, 'none'));
  await once(own.child, 'exit');
  expect(commandLineOf(pid)).toBe(command);
});

test('a folder shared with another machine leaves alone the process that has the same number here', async () => {
  const stranger = await sleeper();
  const { pid, command } = stranger;
  leaveRecord({ pid, command, temporary: `${home}/x`, children: [{ pid, command }] });
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const [, ...folder] = record.folder.split(' ');
  writeFileSync(file, JSON.stringify({ ...record, folder: ['another-machine', ...folder].join(' ') }));
  lockRun(file, home).setOrigin('http://127.0.0.1:4001');
  expect(commandLineOf(pid)).toBe(command);
});

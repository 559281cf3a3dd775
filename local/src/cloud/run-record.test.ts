import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test('a second run of the same cloud is told where the first one is', () => {
  const lock = lockRun(file, home);
  lock.setOrigin('http://127.0.0.1:4000');
  expect(() => lockRun(file, home)).toThrow('Fleetfoot runs already at http://127.0.0.1:4000');
});

test('after release the cloud can be run again', () => {
  lockRun(file, home).release();
  expect(existsSync(file)).toBe(false);
  lockRun(file, home);
});

test('what a killed run left behind is ended and removed', async () => {
  const left = await sleeper();
  const temporary = path.join(home, 'temporary');
  mkdirSync(temporary);
  const record = { pid: 2 ** 22 + 1, command: 'gone', temporary, children: [left] };
  writeFileSync(file, JSON.stringify({ ...record, children: [{ pid: left.pid, command: left.command }] }));
  lockRun(file, home);
  await once(left.child, 'exit');
  expect(existsSync(temporary)).toBe(false);
});

test('a process that only has the same number is left alone', async () => {
  const stranger = await sleeper();
  const children = [{ pid: stranger.pid, command: 'java -cp emulator.jar' }];
  writeFileSync(
    file,
    JSON.stringify({ pid: stranger.pid, command: 'node start.js', temporary: `${home}/x`, children }),
  );
  lockRun(file, home);
  expect(commandLineOf(stranger.pid)).toBe(stranger.command);
});

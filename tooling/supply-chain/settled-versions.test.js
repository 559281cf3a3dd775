import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockedBefore } from './settled-versions.js';

const root = mkdtempSync(path.join(tmpdir(), 'settled-'));
afterAll(() => rmSync(root, { recursive: true }));

function git(args, date = '2026-06-01T00:00:00Z') {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: root, env, stdio: 'ignore' });
}

function commit(versions, date) {
  const entries = versions.map(([name, version]) => [
    `node_modules/${name}`,
    { version, integrity: `sha512-${name}` },
  ]);
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(entries) }),
  );
  git(['add', '.']);
  git(['commit', '-m', 'lock'], date);
}

const on = (date) => [...lockedBefore(root, new Date(date))];

test('the lock of the newest commit before the moment counts, not the one of the work tree or the index', () => {
  git(['init', '-b', 'main']);
  commit([['a', '1.0.0']], '2026-06-01T00:00:00Z');
  commit([['a', '2.0.0']], '2026-06-10T00:00:00Z');
  expect(on('2026-06-05T00:00:00Z')).toEqual(['a@1.0.0 sha512-a']);
  expect(on('2026-06-11T00:00:00Z')).toEqual(['a@2.0.0 sha512-a']);
  expect(on('2026-05-31T00:00:00Z')).toEqual([]);
});

test('a branch with an invented date settles no version', () => {
  git(['checkout', '-b', 'side', 'HEAD~1']);
  commit([['evil', '1.0.0']], '2026-06-02T00:00:00Z');
  git(['checkout', 'main']);
  git(['merge', '-s', 'ours', 'side'], '2026-06-12T00:00:00Z');
  expect(on('2026-06-05T00:00:00Z')).toEqual(['a@1.0.0 sha512-a']);
});

test('no version is settled without a repository', () => {
  expect([...lockedBefore(tmpdir(), new Date('2026-06-11T00:00:00Z'))]).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastRelease } from './last-release.js';

const folder = mkdtempSync(path.join(tmpdir(), 'last-release-'));
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
const file = path.join(folder, 'last-release.json');
const last = (named) => lastRelease(git, file, named);

function commit(subject) {
  git('commit', '--quiet', '--allow-empty', '--message', subject);
  return git('rev-parse', 'HEAD');
}

let first;

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Fleetfoot');
  git('config', 'user.email', 'fleetfoot@example.co.za');
  writeFileSync(file, '{ "commit": "main" }');
  first = commit('feat: one');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('without a version of the shell it is what the file names, also where only the origin knows that', () => {
  expect(last()).toBe(first);
  git('checkout', '--quiet', '-b', 'work');
  git('update-ref', 'refs/remotes/origin/main', first);
  git('branch', '--delete', '--force', 'main');
  commit('feat: two');
  expect(last()).toBe(first);
});

test('it is the last version of the shell before this commit, whatever other packages were given one', () => {
  const released = commit('chore(release): publish');
  git('tag', '--annotate', '@fleetfoot/shell@0.2.0', '--message', 'x');
  expect(last()).toBe(first);
  commit('feat: three');
  git('tag', '--annotate', '@fleetfoot/mf-auth@0.9.0', '--message', 'x');
  expect(last()).toBe(released);
  const later = commit('feat: four');
  expect(last()).toBe(released);
  expect(last('HEAD')).toBe(later);
});

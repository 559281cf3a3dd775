import { spawnSync } from 'node:child_process';
import path from 'node:path';

function run(...args) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'ops.js'), ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each([
  ['no command', [], 'npm run ops -- <command>'],
  ['an unknown command', ['releese'], 'releese is not a command. npm run ops -- <command>'],
  ['a name that every object has', ['constructor'], 'constructor is not a command. npm run ops -- <command>'],
])('%s exits with 2 and lists the commands', (_, args, beginning) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr.startsWith(beginning)).toBe(true);
  expect(stderr.match(/^ {2}\w+/gm)).toEqual(
    ['release', 'releases', 'problems', 'privacy', 'preflight'].map((name) => `  ${name}`),
  );
});

test.each([
  ['release', ['release', 'promote'], 1, 'npm run ops -- release <remote>'],
  ['releases', ['releases', '--project', 'x', '--origin', 'y'], 1, 'npm run ops -- releases'],
  ['problems', ['problems', '--answer', 'x'], 1, 'npm run ops -- problems'],
  ['privacy', ['privacy', '--all'], 1, 'npm run ops -- privacy'],
  ['preflight', ['preflight'], 2, 'npm run ops -- preflight --to <environment>'],
])('%s takes the other arguments and ends as its program does', (_, args, status, told) => {
  expect(run(...args)).toEqual({ status, stderr: expect.stringContaining(told) });
});

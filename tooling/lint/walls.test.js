import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { walls } from './walls.js';

const root = mkdtempSync(path.join(tmpdir(), 'walls-'));
afterAll(() => rmSync(root, { recursive: true }));

function put(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const importing = (source) => `import { x } from '${source}';\nexport const y = x;\n`;
const component = (source) => `${importing(source)}export const Y = () => <p>{y}</p>;\n`;

/** Rule, what is refused, importer, what it imports. */
const REFUSED = [
  ['remote-to-remote', 'a remote imports another', 'mf-auth/src/a.ts', '@fleetfoot/mf-team/src/manifest'],
  ['remote-to-remote', 'a remote imports another by path', 'mf-auth/src/b.ts', '../../mf-team/src/manifest'],
  ['remote-from-outside', 'the shell imports a remote', 'shell/src/a.ts', '@fleetfoot/mf-team/src/manifest'],
  ['remote-from-outside', 'the local cloud imports a remote', 'local/src/a.ts', '../../mf-team/src/manifest'],
  ['shell-from-outside', 'a remote imports the shell', 'mf-auth/src/c.ts', '@fleetfoot/shell/src/main'],
  ['shell-from-outside', 'shared imports the shell', 'shared/ui/button.tsx', '../../shell/src/main'],
  ['routing-in-remote', 'a remote imports the router', 'mf-auth/src/d.tsx', 'wouter'],
  ['routing-in-remote', 'a remote imports lifecycles', 'mf-auth/src/e.ts', 'single-spa'],
  ['firebase-sdk', 'a page imports the SDK', 'mf-auth/src/sign-in/login-page.tsx', 'firebase/auth'],
  ['firebase-sdk', 'the shell imports the SDK', 'shell/src/b.ts', 'firebase/auth'],
  ['firebase-sdk', 'another door imports the SDK', 'shared/session/store.ts', '@firebase/util'],
  ['sibling-feature', 'a feature imports its sibling', 'mf-auth/src/profile/form.tsx', '../sign-in/code'],
  ['sibling-feature', 'a shared part imports a feature', 'mf-auth/src/parts/field.ts', '../sign-in/code'],
  ['local-in-product', 'the shell imports a stand-in', 'shell/src/c.ts', '../../local/src/stripe'],
  ['local-in-product', 'a function imports a journey', 'functions/src/a.ts', '../../e2e/cloud'],
  [
    'tooling-in-product',
    'a remote imports the build',
    'mf-auth/src/f.ts',
    '@fleetfoot/tooling/webpack/preset.js',
  ],
  ['test-code-in-product', 'a page imports fixtures', 'mf-auth/src/profile/card.tsx', '../testing/people'],
  ['cycle', 'two files import each other', 'shared/ui/a.ts', './b'],
  ['orphan', 'a file is forgotten', 'shared/ui/forgotten.ts', undefined],
  ['unresolved', 'a file is misspelled', 'shared/ui/c.ts', './buton'],
];

/** What is allowed, importer, what it imports. */
const ALLOWED = [
  ['a remote imports a door', 'mf-auth/src/g.ts', '@fleetfoot/shared/ui'],
  ['a remote imports its pages', 'mf-auth/src/remote.tsx', '@fleetfoot/tooling/pages'],
  ['a feature imports its own file', 'mf-auth/src/sign-in/form.tsx', './code'],
  ['a feature imports a shared part', 'mf-auth/src/sign-in/panel.tsx', '../parts/label'],
  ['a test imports fixtures', 'mf-auth/src/sign-in/form.test.tsx', '../testing/people'],
  ['the firebase door imports the SDK', 'shared/firebase/auth.ts', 'firebase/auth'],
];

let lines = [];

beforeAll(() => {
  for (const name of ['mf-auth', 'mf-team', 'shell', 'shared', 'tooling']) {
    mkdirSync(path.join(root, name), { recursive: true });
    mkdirSync(path.join(root, 'node_modules/@fleetfoot'), { recursive: true });
    symlinkSync(path.join(root, name), path.join(root, 'node_modules/@fleetfoot', name));
  }
  put('shared/package.json', '{ "name": "@fleetfoot/shared", "exports": { "./ui": "./ui/index.ts" } }');
  put(
    'tooling/package.json',
    '{ "name": "@fleetfoot/tooling", "exports": { "./pages": "./pages/pages.js", "./webpack/*": "./webpack/*" } }',
  );
  for (const name of ['wouter', 'single-spa', 'firebase/auth', '@firebase/util'])
    put(`node_modules/${name}/index.js`, 'export const x = 1;');
  for (const [file, source] of [
    ['mf-team/src/manifest.ts', ''],
    ['mf-auth/src/sign-in/code.ts', ''],
    ['mf-auth/src/testing/people.ts', ''],
    ['mf-auth/src/parts/label.ts', ''],
    ['mf-auth/src/profile/profile-page.tsx', './field'],
    ['mf-auth/src/profile/field.ts', ''],
    ['shell/src/main.ts', ''],
    ['shared/ui/index.ts', ''],
    ['shared/ui/b.ts', './a'],
    ['local/src/stripe.ts', ''],
    ['e2e/cloud.ts', ''],
    ['tooling/webpack/preset.js', ''],
    ['tooling/pages/pages.js', ''],
  ])
    put(file, source ? importing(source) : 'export const x = 1;\n');
  for (const [file, source] of [...REFUSED, ...ALLOWED.map((row) => ['', ...row])].map((row) => row.slice(2)))
    put(file, source === undefined ? '' : file.endsWith('x') ? component(source) : importing(source));
  // A process of its own: dependency-cruiser is published as ES modules only.
  const bin = path.join(__dirname, '../bin/walls.js');
  const { status, stderr } = spawnSync(process.execPath, [bin, root], { encoding: 'utf8' });
  expect(status).toBe(1);
  lines = stderr.trim().split('\n');
});

test.each(REFUSED)('%s: %s', (rule, _, file) => {
  expect(lines.filter((line) => line.startsWith(`${rule}: ${file}`))).toHaveLength(1);
});

test.each(ALLOWED)('allowed: %s', (_, file) => {
  expect(lines.filter((line) => line.includes(`: ${file}`))).toEqual([]);
});

test('every wall has an example that it refuses', () => {
  const shown = new Set(REFUSED.map(([rule]) => rule));
  expect(walls(['mf-auth/src/sign-in']).filter(({ name }) => !shown.has(name))).toEqual([]);
});

test('a refusal says what to do instead', () => {
  expect(lines).toContain(
    "firebase-sdk: shell/src/b.ts imports node_modules/firebase/auth/index.js. Reach Firebase through '@fleetfoot/shared/firebase'; only shared/firebase imports the SDK.",
  );
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const biome = createRequire(__filename).resolve('@biomejs/biome/bin/biome');
const { vcs, $schema, ...rules } = JSON.parse(readFileSync(path.join(__dirname, '../../biome.json'), 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'import-direction-'));

beforeAll(() => writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(rules)));
afterAll(() => rmSync(folder, { recursive: true }));

function lint(file, code) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
  const args = [biome, 'lint', '--only=style/noRestrictedImports', file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

const importing = (source) => `import { x } from '${source}';\nexport const y = x;\n`;

test.each([
  [
    'a remote imports another remote',
    'mf-auth/src/remote.tsx',
    '@fleetfoot/mf-deliveries',
    'A remote is data',
  ],
  [
    'a remote imports another by path',
    'mf-auth/src/remote.tsx',
    '../../mf-deliveries/src/manifest',
    'A remote is data',
  ],
  ['a remote imports the shell', 'mf-auth/src/remote.tsx', '@fleetfoot/shell', 'Nothing imports the shell'],
  ['a remote imports the router', 'mf-auth/src/remote.tsx', 'single-spa', 'shared/remote'],
  [
    'a remote imports the SDK',
    'mf-auth/src/sign-in/login-page.tsx',
    'firebase/auth',
    'Reach Firebase through',
  ],
  [
    'a feature imports its sibling',
    'mf-auth/src/sign-in/login-page.tsx',
    '../profile/profile-form',
    'does not import its sibling',
  ],
  ['the shell imports a remote', 'shell/src/main.ts', '@fleetfoot/mf-auth', 'A remote is data'],
  ['shared imports the shell', 'shared/ui/button.tsx', '@fleetfoot/shell', 'Nothing imports the shell'],
  ['another door imports the SDK', 'shared/session/auth-store.ts', 'firebase/auth', 'Reach Firebase through'],
])('refused: %s', (_, file, source, message) => {
  expect(lint(file, importing(source))).toContain(message);
});

test.each([
  ['a remote imports a door', 'mf-auth/src/sign-in/login-page.tsx', '@fleetfoot/shared/ui'],
  ['a feature imports its own file', 'mf-auth/src/sign-in/login-page.tsx', './phone-form'],
  ['a feature imports test fixtures', 'mf-auth/src/sign-in/login-page.test.tsx', '../testing/fixtures'],
  ['the firebase door imports the SDK', 'shared/firebase/auth.ts', 'firebase/auth'],
])('allowed: %s', (_, file, source) => {
  expect(lint(file, importing(source))).not.toContain('noRestrictedImports');
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stageFunctions } from './stage-functions';

const home = mkdtempSync(path.join(tmpdir(), 'staged-'));
afterAll(() => rmSync(home, { recursive: true }));

test('the emulator finds the functions, their parameters and their secrets in one folder', () => {
  const built = path.join(home, 'built');
  mkdirSync(built);
  writeFileSync(path.join(built, 'index.js'), '// built');
  const folder = stageFunctions(
    path.join(home, 'functions'),
    'http://127.0.0.1:12111',
    { FLEETFOOT_APP_CHECK: 'enforce' },
    built,
  );
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({ main: 'lib/index.js' });
  expect(read('lib/index.js')).toBe('// built');
  expect(read('.env.local')).toBe(
    'STRIPE_API_BASE=http://127.0.0.1:12111\nFLEET_URL=\nFLEET_BRINGS_PROOF=true\nMESSAGE_URL=\nFLEETFOOT_WEBHOOKS_LOOPBACK=on\nFLEETFOOT_GUARD_HOURS=0\nFLEETFOOT_APP_CHECK=enforce\n',
  );
  expect(read('.secret.local')).toBe(
    'STRIPE_SECRET_KEY=sk_test_local\nSTRIPE_WEBHOOK_SECRET=whsec_local\nFLEET_SECRET=whsec_bG9jYWwgZmxlZXQ=\nROUTES_API_KEY=local\nGEOCODING_API_KEY=local\nMESSAGE_KEY=local\nTRACKING_SECRET=local-secret-of-the-tracking-links\nWEBHOOK_SECRET=local-secret-of-all-the-webhooks\n',
  );
  expect(JSON.parse(read('node_modules/firebase-functions/package.json'))).toHaveProperty('version');
});

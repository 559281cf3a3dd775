import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localTrust, teamKeys } from './team-keys';

const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a key is made once, and kept', async () => {
  const first = await teamKeys(folder, ['mf-auth']);
  expect(await teamKeys(folder, ['mf-auth'])).toEqual(first);
  expect(JSON.parse(readFileSync(path.join(folder, 'mf-auth.json'), 'utf8'))).toEqual(first.get('mf-auth'));
});

test('a local cloud believes a remote whose key was made while it runs', async () => {
  const before = await localTrust(folder, 'demo-test');
  const made = (await teamKeys(folder, ['mf-new'])).get('mf-new');
  expect(before.teams['mf-new']).toBeUndefined();
  expect(await localTrust(folder, 'demo-test')).toEqual({
    environment: 'demo-test',
    teams: { ...before.teams, 'mf-new': { keys: [made?.publicKey] } },
  });
});

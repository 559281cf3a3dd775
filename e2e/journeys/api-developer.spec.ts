import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { testDeliveries } from '@fleetfoot/shared/model';
import { keysOf } from '../support/api';
import { expect, test } from '../support/fixtures';
import { GATE } from '../support/tags';

const run = promisify(execFile);

test(
  'an example of the documentation works as it is copied',
  GATE,
  async ({ cloud, company, openAsAdmin }) => {
    const orgID = company.organization.id;
    const page = await openAsAdmin('/api/docs');
    await page.getByRole('button', { name: 'Show test key in the examples' }).click();
    const example = page.getByRole('region', { name: 'Example: Create a delivery' });
    await expect(example).toContainText((await keysOf(cloud, orgID)).test);
    const folder = await mkdtemp(path.join(tmpdir(), 'example-'));
    for (const [language, command, file] of [
      ['JavaScript', process.execPath, 'example.mjs'],
      ['Python', 'python3', 'example.py'],
    ] as const) {
      await page.getByLabel('Language of the examples').selectOption(language);
      const script = path.join(folder, file);
      await writeFile(script, (await example.locator('pre').textContent()) ?? '');
      const { stdout } = await run(command, [script]);
      const { id } = JSON.parse(stdout) as { readonly id: string };
      const made = await cloud.firestore.doc(testDeliveries.document(orgID, id)).get();
      expect(made.get('external_id')).toBe('ORDER-1001');
    }
    await rm(folder, { recursive: true });
  },
);

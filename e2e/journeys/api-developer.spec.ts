import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { apiDelivery, keysOf } from '../support/api';
import { expect, test } from '../support/fixtures';
import { GATE } from '../support/tags';

const run = promisify(execFile);

const CLIENT = new URL('../../api-client/src/index.js', import.meta.url).href;

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

test(
  'the typed client quotes by addresses, creates, finds, edits and cancels a delivery',
  GATE,
  async ({ cloud, company: { organization } }) => {
    const { test: key } = await keysOf(cloud, organization.id);
    const program = `
      import { fleetfoot } from ${JSON.stringify(CLIENT)};
      const api = fleetfoot({ key: ${JSON.stringify(key)}, origin: ${JSON.stringify(cloud.origin)} });
      const trip = { pickup: { address: '12 Long Street, Cape Town' }, dropoff: { address: '286 Fox Street, Johannesburg' } };
      const quote = await api.POST('/quotes', { body: { urgency_level: 'on_demand', ...trip } });
      const created = await api.POST('/deliveries', {
        params: { header: { 'Idempotency-Key': 'API-1' } },
        body: ${JSON.stringify(apiDelivery('API-1'))},
      });
      const list = await api.GET('/deliveries', { params: { query: { status: 'Created', external_id: 'API-1' } } });
      const params = { path: { id: created.data.id } };
      const edited = await api.PATCH('/deliveries/{id}', { params, body: { dropoff: { gate_code: '4321#' } } });
      const cancelled = await api.POST('/deliveries/{id}/cancel', { params });
      const refused = await api.GET('/deliveries/{id}', { params });
      console.log(JSON.stringify([
        quote.data.price.distance_metres > 1_000_000,
        list.data.data.length,
        edited.data.dropoff.gate_code,
        cancelled.data.cancelled,
        refused.error.error.code,
      ]));
    `;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
    expect(JSON.parse(stdout)).toEqual([true, 1, '4321#', true, 'delivery_not_found']);
  },
);

import { brotliCompressSync } from 'node:zlib';
import type { ReleasedRegistry } from '@fleetfoot/shared/release';
import { expect } from '@playwright/test';
import { PATH, shortened, withRemotes } from '../support/many-remotes';
import { beSlowPhone } from '../support/network';
import { type Proxied, test } from '../support/proxied';
import { withRegistry } from '../support/registry-faults';

const ROUNDS = 7;

const REGISTRIES = new Map([
  ['6 remotes', shortened(6)],
  ['50', shortened(50)],
  ['200', shortened(200)],
  ['200, with all files', withRemotes(200)],
]);

interface Load {
  /** Of the document, brotli. */
  readonly bytes: number;
  readonly firstPaint: number;
  readonly firstRow: number;
}

/** Opens the page with an empty cache on slow 4G and a processor of a quarter of this one's speed; in milliseconds. */
async function load({ context, proxy }: Proxied, change: (registry: ReleasedRegistry) => ReleasedRegistry) {
  let bytes = 0;
  proxy.edit(/^\/deliveries$/, (html) => {
    const changed = withRegistry(html, change);
    bytes = brotliCompressSync(changed).length;
    return changed;
  });
  const page = await context.newPage();
  await beSlowPhone(await context.newCDPSession(page));
  await page.goto(PATH);
  await page.waitForFunction(() => document.body.innerText.includes('No deliveries yet'), { polling: 'raf' });
  const [firstRow, firstPaint] = await page.evaluate(() => [
    performance.now(),
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  ]);
  await page.close();
  return { bytes, firstPaint: firstPaint ?? 0, firstRow: firstRow ?? 0 };
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
}

test('a registry of many remotes', async ({ openProxied }) => {
  const loads = new Map<string, Load[]>([...REGISTRIES.keys()].map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, change] of REGISTRIES) {
      const proxied = await openProxied();
      loads.get(name)?.push(await load(proxied, change));
      await proxied.context.close();
    }
  }
  console.table(
    [...loads].map(([registry, all]) => ({
      registry,
      'document, KiB br': ((all[0]?.bytes ?? 0) / 1024).toFixed(1),
      'first paint, ms': spread(all.map(({ firstPaint }) => firstPaint)),
      'list, ms': spread(all.map(({ firstRow }) => firstRow)),
    })),
  );
  const median = (name: string) =>
    (loads.get(name) ?? []).map(({ firstRow }) => firstRow).toSorted((one, other) => one - other)[3] ?? 0;
  expect(median('200')).toBeLessThan(1.3 * median('6 remotes'));
});

import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { registryFor } from '@fleetfoot/shared/federation/server';
import type { ReleasedRegistry, ReleasedRemote } from '@fleetfoot/shared/release';
import { expect } from '@playwright/test';
import { beSlowPhone } from '../support/network';
import { type Proxied, test } from '../support/proxied';
import { withRegistry } from '../support/registry-faults';

const ROUNDS = 7;
const PATH = '/deliveries';

/** A remote that nobody opens, with as many scripts as a larger one of ours. */
function otherRemote(index: number): ReleasedRemote {
  const id = `mf-other-${index}`;
  const url = (name: string) =>
    `/remotes/${id}/${index}f0e1d2c3/${name}.${randomBytes(5).toString('hex')}.js`;
  const hash = () => `sha384-${randomBytes(48).toString('base64')}`;
  const entry = url('remoteEntry');
  const page = (name: string) => ({
    ...{ path: `/${name}-${index}`, access: 'set-up' as const },
    ...{ title: `${name} ${index}`, page: `${name}-page` },
  });
  const routes = ['list', 'create', 'detail', 'edit'].map(page);
  const pages = Object.fromEntries(routes.map((route) => [route.page, [url(route.page), url('shared')]]));
  const lazy = Array.from({ length: 30 }, (_, chunk) => url(String(chunk)));
  const scripts = [entry, ...Object.values(pages).flat(), ...lazy];
  return {
    ...{ id, title: `Other ${index}`, contract: 1, version: `${index}f0e1d2c3`, sequence: 1, enabled: true },
    ...{ entry, preload: [], pages, routes, nav: [] },
    integrity: Object.fromEntries(scripts.map((script) => [script, hash()])),
  };
}

function withRemotes(count: number): (registry: ReleasedRegistry) => ReleasedRegistry {
  const others = Array.from({ length: count - 6 }, (_, index) => otherRemote(index));
  return ({ remotes }) => ({ remotes: [...remotes, ...others] });
}

const shortened = (count: number) => {
  const grow = withRemotes(count);
  return (registry: ReleasedRegistry) => registryFor(PATH, grow(registry));
};

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

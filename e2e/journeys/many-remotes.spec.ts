import { expect } from '@playwright/test';
import { PATH, shortened } from '../support/many-remotes';
import { type Proxied, test } from '../support/proxied';
import { withRegistry } from '../support/registry-faults';
import { GATE } from '../support/tags';

const ROUNDS = 9;

/** Most that a start with two hundred remotes may cost, as a multiple of one with six. */
const MOST_RATIO = 1.3;

/** Processor time of a start, in milliseconds of the page's own thread, which other work on the machine is no part of. */
async function startUp({ context, proxy }: Proxied, remotes: number): Promise<number> {
  const change = shortened(remotes);
  proxy.edit(/^\/deliveries$/, (html) => withRegistry(html, change));
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(PATH);
  // Asked by the page itself: what a locator runs in it grows with the document, and would count as the start's.
  await page.waitForFunction(() => document.body.innerText.includes('No deliveries yet'), { polling: 'raf' });
  const { metrics } = await client.send('Performance.getMetrics');
  const [script = 0, task = 0] = ['ScriptDuration', 'TaskDuration'].map(
    (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
  );
  expect(script).toBeGreaterThan(0);
  return task * 1_000;
}

// Of all starts: which of them is in the middle, or the least, is decided by what a busy machine did meanwhile.
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test(
  'a start with two hundred remotes costs little more than one with six',
  GATE,
  async ({ openProxied }) => {
    const costs = new Map<number, number[]>([
      [6, []],
      [200, []],
    ]);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [remotes, all] of costs) {
        const proxied = await openProxied();
        all.push(await startUp(proxied, remotes));
        await proxied.context.close();
      }
    }
    const [few, many] = [mean(costs.get(6) ?? []), mean(costs.get(200) ?? [])];
    console.log(`  start-up, ms of processor: ${few.toFixed(0)} with 6 remotes, ${many.toFixed(0)} with 200`);
    expect(many / few).toBeLessThan(MOST_RATIO);
  },
);

import { expect } from '@playwright/test';
import {
  breakStep,
  FAULTS,
  type FaultName,
  makesSense,
  STEPS,
  type Step,
  SUBJECTS,
  type Subject,
} from '../../support/healing-cells';
import { countLoads } from '../../support/load-count';
import { type Proxied, test } from '../../support/proxied';

/** Longest wait for a sign on a busy machine, in milliseconds; the product's own limits of load and mount are 30 s together. */
const PATIENCE_MS = 90_000;

const NONE: Readonly<Record<FaultName, string>> = {
  refused: '–',
  '404': '–',
  HTML: '–',
  hang: '–',
  damaged: '–',
};

/**
 * Opens a page of which a step fails, ends the cause, and presses Retry once.
 * @returns the time from Retry to the page, in milliseconds
 */
async function heal(
  { proxy, context }: Proxied,
  subject: Subject,
  step: Step,
  fault: FaultName,
): Promise<number> {
  const page = await context.newPage();
  const loads = countLoads(page);
  breakStep(proxy, subject, step, fault);
  // A document whose script hangs is never loaded.
  await page.goto(subject.path, { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect.poll(proxy.treated, `${step}, ${fault}`).toBeGreaterThan(0);
  await expect(retry, `${step}, ${fault}`).toBeVisible({ timeout: PATIENCE_MS });
  proxy.repair();
  const start = performance.now();
  await retry.click();
  await expect(subject.shows(page), `${step}, ${fault}`).toBeVisible({ timeout: PATIENCE_MS });
  const ms = performance.now() - start;
  await expect(retry).toHaveCount(0);
  expect(loads(), `${step}, ${fault}`).toBe(1);
  await context.close();
  return ms;
}

for (const subject of SUBJECTS) {
  test(`${subject.id} heals by one Retry, whatever failed and however`, async ({ openProxied }) => {
    test.setTimeout(600_000);
    const cells = STEPS.flatMap((step) => FAULTS.map((fault) => ({ step, fault })));
    const table = Object.fromEntries(STEPS.map((step) => [step, NONE]));
    let slowest = { ms: 0, cell: '' };

    async function fill({ step, fault }: (typeof cells)[number]): Promise<void> {
      const ms = await heal(await openProxied(subject.as), subject, step, fault);
      table[step] = { ...NONE, ...table[step], [fault]: `${Math.round(ms)} ms` };
      if (ms > slowest.ms) slowest = { ms, cell: `${step}, ${fault}` };
    }
    const sensible = cells.filter(({ step, fault }) => makesSense(step, fault));
    async function fillAll(some: Iterable<(typeof cells)[number]>): Promise<void> {
      for (const cell of some) await fill(cell);
    }
    // What hangs is waited for, mostly; the others keep the machine busy meanwhile.
    const hanging = sensible.filter(({ fault }) => fault === 'hang');
    const others = sensible.filter(({ fault }) => fault !== 'hang');
    await Promise.all([fillAll(hanging), fillAll(others)]);

    console.table(table);
    console.log(
      `  ${subject.id}: ${sensible.length} cells, the slowest ${Math.round(slowest.ms)} ms (${slowest.cell})`,
    );
  });
}

import type { Page } from '@playwright/test';

/** Most that a page may move while it loads, as the browser counts it: nothing that is read or aimed at may jump. */
export const MOST_SHIFT = 0.02;

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Layout shifts of a page so far. */
export interface Shifts {
  readonly total: number;
  /** One line for each shift: how much, and what moved from where to where. */
  readonly described: string;
}

/**
 * Watches what moves on a page from its next load on.
 * @returns reads the shifts since that load began
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName}#${node.id}` : (node?.nodeName ?? '?');
          const where = (rect: DOMRectReadOnly) => `${rect.x},${rect.y} ${rect.width}x${rect.height}`;
          return `${name} from ${where(from)} to ${where(to)}`;
        });
        shifts.push({ value, what: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const all = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
    return {
      total: all.reduce((sum, { value }) => sum + value, 0),
      described: all.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n'),
    };
  };
}

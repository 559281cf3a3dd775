import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { beSlowPhone } from '../support/network';

/** How long a pointer rests on a link before it is pressed, in milliseconds: long enough for what is fetched meanwhile. */
const REST_MS = 1_500;

/** Named figures of one load or one change of page. Times in milliseconds, sizes in KiB as sent. */
export type Figures = Readonly<Record<string, number>>;

/** Notes when each mark is first seen, and what the browser says of the load. Runs in the page. */
function watchMarks(): void {
  const isShown = (node: Element | null | undefined) =>
    node instanceof HTMLElement && node.offsetParent !== null;
  const tests: Record<string, () => boolean> = {
    // Of the first screen, too: it takes typing before any script.
    field: () => {
      const field = document.querySelector('input[type=tel]');
      return isShown(field) && !(field as HTMLInputElement).disabled;
    },
    'own field': () => isShown(document.querySelector('[data-remote] input[type=tel]')),
    title: () => [...document.querySelectorAll(':is(#first, [data-remote]) h1')].some(isShown),
    heading: () => [...document.querySelectorAll('[data-remote] h1')].some(isShown),
    row: () =>
      [...document.querySelectorAll('[data-remote] table [role=rowheader], [data-remote] tbody th')].some(
        isShown,
      ),
  };
  const seen: Record<string, number> = {};
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  function look(): void {
    for (const [mark, test] of Object.entries(tests))
      if (!(mark in seen) && test()) seen[mark] = performance.now();
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  Object.assign(window, { tax: { seen, shift: () => shift } });
}

interface Watched {
  readonly tax: { readonly seen: Record<string, number>; shift(): number };
}

export interface Visit {
  /** Loads a path until a mark is seen. */
  load(path: string, mark: string): Promise<Figures>;
  /** Follows a link of the sidebar, with the pointer on it for a while first or not. */
  change(path: string, isMeant: boolean): Promise<Figures>;
  close(): Promise<void>;
}

async function clocks(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Opens a browser of its own on one of the two products, as a slow phone or as this machine is. */
export async function visit(
  browser: Browser,
  isSlow: boolean,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    ...options,
  });
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlow) await beSlowPhone(session);
  await page.addInitScript(watchMarks);

  const own = new Map<string, { script: boolean; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isOwn = options.baseURL !== undefined && response.url.startsWith(options.baseURL);
    if (isOwn) own.set(requestId, { script: /javascript/.test(response.mimeType), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = own.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });

  /** @param begin what the browser's clocks said before; a page that is loaded begins anew */
  async function figures(act: () => Promise<Figures>, begin: Record<string, number> = {}): Promise<Figures> {
    own.clear();
    const acted = await act();
    const after = await clocks(session);
    const of = (name: string) => ((after[name] ?? 0) - (begin[name] ?? 0)) * 1_000;
    const scripts = [...own.values()].filter(({ script }) => script);
    const kib = (answers: readonly { bytes: number }[]) =>
      answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
    return {
      ...acted,
      'script time': of('ScriptDuration'),
      'heap MiB': (after['JSHeapUsedSize'] ?? 0) / 1_048_576,
      'script KiB': kib(scripts),
      'all KiB': kib([...own.values()]),
      requests: own.size,
    };
  }

  return {
    load: (path, mark) =>
      figures(async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          (name) => name in ((window as unknown as Partial<Watched>).tax?.seen ?? {}),
          mark,
          {
            polling: 'raf',
            timeout: 60_000,
          },
        );
        return page.evaluate(() => {
          const { seen, shift } = (window as unknown as Watched).tax;
          return { ...seen, shift: shift() };
        });
      }),
    change: async (path, isMeant) =>
      figures(
        async () => {
          const link = page.locator(`nav a[href="${path}"]`).first();
          if (isMeant) {
            await link.hover();
            await page.waitForTimeout(REST_MS);
          }
          return link.evaluate(
            (node: HTMLAnchorElement) =>
              new Promise<Figures>((resolve) => {
                const begun = performance.now();
                const old = document.querySelector('[data-remote] h1')?.textContent;
                function look(): void {
                  const heading = [...document.querySelectorAll<HTMLElement>('[data-remote] h1')].find(
                    ({ offsetParent }) => offsetParent !== null,
                  );
                  const isThere =
                    location.pathname === node.pathname && heading && heading.textContent !== old;
                  if (isThere) resolve({ heading: performance.now() - begun });
                  else requestAnimationFrame(look);
                }
                node.click();
                requestAnimationFrame(look);
              }),
          );
        },
        await clocks(session),
      ),
    close: () => context.close(),
  };
}

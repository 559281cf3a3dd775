import type { Page } from '@playwright/test';

/** The answer of every hostile address: it counts its runs, in a page and in a worker. */
export const MARK =
  "globalThis.marks = (globalThis.marks ?? 0) + 1; if (typeof document === 'undefined') postMessage('mark');";

/** Answers every request of the page, from now on, with a script that leaves a mark. */
export async function answerWithMark(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      body: MARK,
    }),
  );
}

/** The marks that scripts left on a page. */
export function marksOn(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { marks?: number }).marks ?? 0);
}

/** The ways of bringing a script in that Trusted Types look after. */
export const WAYS = ['src', 'setAttribute', 'svg', 'Worker', 'importScripts'] as const;
/**
 * An import in code has only the Content-Security-Policy above it, which knows the hosts, and of their files only what a
 * pattern says. There is none in the product that the build has not turned into a script.
 */
export type Way = (typeof WAYS)[number] | 'import';

export interface Attempt {
  readonly url: string;
  readonly way: Way;
  readonly ran: boolean;
}

/** Runs in the page. Tries every address in every way, one after the other, and says which scripts ran. */
async function tryInPage([urls, ways]: readonly [readonly string[], readonly Way[]]): Promise<Attempt[]> {
  const scope = globalThis as { marks?: number };
  const LIMIT_MS = 1_000;

  function settled(target: EventTarget, names: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      for (const name of names) target.addEventListener(name, () => resolve());
      setTimeout(resolve, LIMIT_MS);
    });
  }
  async function script(element: HTMLScriptElement | SVGScriptElement): Promise<void> {
    const done = settled(element, ['load', 'error']);
    document.head.append(element);
    await done;
    element.remove();
  }
  async function worker(url: string): Promise<void> {
    const started = new Worker(url);
    started.addEventListener('message', () => {
      scope.marks = (scope.marks ?? 0) + 1;
    });
    await settled(started, ['message', 'error']);
    started.terminate();
  }
  const attempts: Readonly<Record<Way, (url: string) => Promise<unknown>>> = {
    src(url) {
      const element = document.createElement('script');
      element.src = url;
      return script(element);
    },
    setAttribute(url) {
      const element = document.createElement('script');
      element.setAttribute('src', url);
      return script(element);
    },
    svg(url) {
      const element = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      element.setAttribute('href', url);
      return script(element);
    },
    Worker: worker,
    importScripts(url) {
      const text = `importScripts(${JSON.stringify(new URL(url, location.href).href)})`;
      return worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
    },
    import: (url) => import(url),
  };

  // Out of the call that the test's own tool makes: some of its calls are above the page's policy.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const results: Attempt[] = [];
  for (const url of urls) {
    for (const way of ways) {
      const before = scope.marks ?? 0;
      try {
        await attempts[way](url);
      } catch {
        // Refused, which is what is hoped for.
      }
      results.push({ url, way, ran: (scope.marks ?? 0) > before });
    }
  }
  return results;
}

/** Tries to bring scripts into a page. */
export function tryScripts(page: Page, urls: readonly string[], ways: readonly Way[]): Promise<Attempt[]> {
  return page.evaluate(tryInPage, [urls, ways] as const);
}

/** The page's refusals of workers that outlive it, whose scripts no test can answer. */
export function lastingWorkers(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const url = '/evil.js';
    const starts = [() => new SharedWorker(url), () => navigator.serviceWorker.register(url)];
    const messages: string[] = [];
    for (const start of starts) {
      try {
        await start();
        messages.push('started');
      } catch (error) {
        messages.push(String(error));
      }
    }
    return messages;
  });
}

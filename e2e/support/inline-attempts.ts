import type { Page } from '@playwright/test';

/** Ways to run code that is in the page itself. Each gets a piece of code and must not run it. */
export type InlineAttempts = Readonly<Record<string, boolean>>;

/** Runs in the page. Says of each way whether the code ran. */
async function tryInPage(): Promise<Record<string, boolean>> {
  const scope = globalThis as { marks?: number };
  const CODE = 'globalThis.marks = (globalThis.marks ?? 0) + 1';
  const HTML = `<img src="data:," onerror="${CODE}"><script>${CODE}</script>`;
  const SRCDOC = `<script>parent.marks = (parent.marks ?? 0) + 1</script>`;
  const { body } = document;

  function add<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    parent: Element = body,
  ): HTMLElementTagNameMap[K] {
    return parent.appendChild(document.createElement(tag));
  }
  const ways: Readonly<Record<string, () => unknown>> = {
    'inline script by textContent': () => {
      const script = document.createElement('script');
      script.textContent = CODE;
      body.append(script);
    },
    'inline script by text': () => {
      const script = document.createElement('script');
      script.text = CODE;
      body.append(script);
    },
    'inline script by a text node': () => {
      const script = document.createElement('script');
      script.append(CODE);
      body.append(script);
    },
    'inline module': () => {
      const script = document.createElement('script');
      script.type = 'module';
      script.append(CODE);
      body.append(script);
    },
    'handler attribute': () => {
      const image = add('img');
      image.setAttribute('onerror', CODE);
      image.src = 'data:,';
    },
    // biome-ignore lint/security/noGlobalEval: what must not work is tried
    eval: () => globalThis.eval(CODE),
    Function: () => new Function(CODE)(),
    'AsyncFunction constructor': () => Object.getPrototypeOf(async () => {}).constructor(CODE)(),
    'setTimeout with a text': () => Reflect.apply(setTimeout, undefined, [CODE]),
    'setInterval with a text': () => {
      const timer = Reflect.apply(setInterval, undefined, [CODE, 50]) as unknown as number;
      setTimeout(() => clearInterval(timer), 200);
    },
    'javascript: link': () => {
      const link = add('a');
      link.href = `javascript:${CODE}`;
      link.click();
    },
    'javascript: frame': () => {
      add('iframe').src = `javascript:parent.marks = (parent.marks ?? 0) + 1`;
    },
    'javascript: window': () => window.open(`javascript:${CODE}`, '_self'),
    'javascript: form': () => {
      const form = add('form');
      form.action = `javascript:${CODE}`;
      form.requestSubmit();
    },
    'javascript: location': () => {
      location.href = `javascript:${CODE}`;
    },
    innerHTML: () => {
      add('div').innerHTML = HTML;
    },
    outerHTML: () => {
      add('div').outerHTML = HTML;
    },
    insertAdjacentHTML: () => add('div').insertAdjacentHTML('beforeend', HTML),
    setHTMLUnsafe: () => add('div').setHTMLUnsafe(HTML),
    createContextualFragment: () => body.append(document.createRange().createContextualFragment(HTML)),
    DOMParser: () => body.append(...new DOMParser().parseFromString(HTML, 'text/html').body.children),
    srcdoc: () => {
      add('iframe').srcdoc = SRCDOC;
    },
    'srcdoc by setAttribute': () => add('iframe').setAttribute('srcdoc', SRCDOC),
    // Last: where it works it takes the document away.
    'document.write': () => document.write(HTML),
  };
  await new Promise((resolve) => setTimeout(resolve, 0));
  const results: Record<string, boolean> = {};
  for (const [name, attempt] of Object.entries(ways)) {
    const before = scope.marks ?? 0;
    try {
      attempt();
    } catch {
      // Refused, which is what is hoped for.
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
    results[name] = (scope.marks ?? 0) > before;
  }
  return results;
}

/** Tries to run code that is in a page itself. */
export function tryInline(page: Page): Promise<InlineAttempts> {
  return page.evaluate(tryInPage);
}

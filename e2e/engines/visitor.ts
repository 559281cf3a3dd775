import { expect } from '@playwright/test';
import type { Engine, Point } from './engine';

/** The kinds of things a visitor looks for on a page. */
type Kind = 'heading' | 'link' | 'button' | 'field' | 'option';

/**
 * Runs in the page. The middle of the first thing of a kind and name that is shown, within a dialog if one is open, and not
 * only ahead of the page.
 */
function find(kind: Kind, name: string): { x: number; y: number } | null {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const selectors = {
    heading: 'h1',
    link: 'a[href]',
    button: 'button',
    field: 'input, select, textarea',
    option: '[role=option]',
  };
  const named = (element: Element): string[] => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => plain(label.textContent));
    return [plain(element.getAttribute('aria-label')), ...labels, plain(element.textContent)];
  };
  // Labels end in what a field may hold, suggestions in the rest of an address.
  const isPart = kind === 'field' || kind === 'option';
  const isMeant = (element: Element) =>
    named(element).some((text) => (isPart ? text.includes(name) : text === name));
  const scope = document.querySelector('dialog[open], [role=dialog]') ?? document;
  const element = [...scope.querySelectorAll(selectors[kind])].find(
    (candidate) =>
      candidate.getClientRects().length > 0 && candidate.closest('#first') === null && isMeant(candidate),
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function pageText(): string {
  return document.body.innerText;
}

function pageState(): string {
  const { activeElement } = document;
  return [location.href, activeElement?.outerHTML, document.body.innerText].join('\n');
}

function isFocused(name: string): boolean {
  const field = document.activeElement as HTMLInputElement | null;
  const labels = [...(field?.labels ?? [])].map((label) => label.textContent);
  return [field?.ariaLabel, ...labels].some((label) => label?.includes(name));
}

function focusedValue(): string {
  return String((document.activeElement as HTMLInputElement | null)?.value);
}

/** After this a press that had no effect is made again. */
const AGAIN = { timeout: 10_000 } as const;

/** A visitor who reads and presses, in any browser. */
export function visitorOf(engine: Engine, origin: string) {
  async function where(kind: Kind, name: string, limit?: { readonly timeout: number }): Promise<Point> {
    let point: Point | null = null;
    const isStill = async () => {
      const before = point;
      point = await engine.run(find, kind, name);
      return point !== null && point.x === before?.x && point.y === before.y;
    };
    await expect.poll(isStill, { message: `${kind} '${name}'`, ...limit }).toBe(true);
    return point ?? { x: 0, y: 0 };
  }
  async function press(kind: Kind, name: string): Promise<void> {
    await engine.press(await where(kind, name));
  }
  async function type(name: string, text: string): Promise<void> {
    // What comes meanwhile may move it away from under the press.
    await expect(async () => {
      await press('field', name);
      const message = `focus in '${name}'`;
      await expect.poll(() => engine.run(isFocused, name), { message, ...AGAIN }).toBe(true);
    }).toPass();
    await engine.type(text);
  }
  return {
    press,
    /** Address, focus and text of the page, for the report of a failure. */
    state: () => engine.run(pageState),
    open: (path: string) => engine.open(new URL(path, origin).href),
    type,
    async fill(name: string, text: string): Promise<void> {
      await type(name, text);
      await expect.poll(() => engine.run(focusedValue), `'${name}'`).toContain(text);
    },
    /** Presses a link until its page is there, which has the link's name. */
    async follow(name: string): Promise<void> {
      await expect(async () => {
        await press('link', name);
        await where('heading', name, AGAIN);
      }).toPass();
    },
    async seesHeading(name: string): Promise<void> {
      await where('heading', name);
    },
    async sees(text: string): Promise<void> {
      await expect.poll(() => engine.run(pageText), `'${text}' on the page`).toContain(text);
    },
    async isAt(path: string): Promise<void> {
      await expect.poll(() => engine.run(() => location.pathname), 'the path').toBe(path);
    },
  };
}

export type Visitor = ReturnType<typeof visitorOf>;

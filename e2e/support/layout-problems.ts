import type { Page } from '@playwright/test';

/** What of a page does not fit its width: how far it scrolls sideways, and texts that are wider than their box or squeezed in it. */
export function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // What a change of width asks for is drawn by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      problems.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    function isScrolled(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) if (isScroller(at)) return true;
      return false;
    }
    /** Whether a text stands in many lines of a few letters each. */
    function isSqueezed(element: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(element);
      const pieces = [...range.getClientRects()];
      const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom)));
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      return lines.size >= 4 && pieces.every(({ width }) => width < 3 * em);
    }
    for (const element of document.querySelectorAll<HTMLElement>('#chrome *, #outlet *, dialog[open] *')) {
      // What is there for screen readers alone is one pixel wide; an inline box has no width of its own.
      if (!(element instanceof HTMLElement) || element.clientWidth <= 1) continue;
      if (element.matches('input, select, textarea, option') || !hasText(element)) continue;
      if (element.checkVisibility() && isSqueezed(element)) {
        const { localName, textContent } = element;
        problems.push(`${localName} “${textContent?.trim().slice(0, 40)}” is squeezed`);
      }
      const excess = element.scrollWidth - element.clientWidth;
      if (excess <= 1 || !element.checkVisibility() || isScrolled(element)) continue;
      const { textOverflow, clipPath } = getComputedStyle(element);
      // A text that ends in dots shows that it is cut off; what is clipped whole is there for screen readers.
      if (textOverflow === 'ellipsis' || clipPath === 'inset(50%)') continue;
      const text = element.textContent?.trim().slice(0, 40);
      problems.push(`${element.localName} “${text}” is ${excess} px wider than its box`);
    }
    return problems;
  });
}

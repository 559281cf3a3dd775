import type { Page } from '@playwright/test';

/**
 * Does to every document of a page what a browser's translator does: each text, also of what comes later, gives way to a copy of
 * itself inside of two `<font>` elements.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_ALONE = 'font, script, style, noscript, textarea, title, [translate="no"]';
    function wrap(text: Text): void {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
    function wrapAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes)
          if (node.isConnected) wrapAll(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

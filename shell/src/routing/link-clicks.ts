function linkOf(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  return (target instanceof Element ? target.closest('a') : undefined) ?? undefined;
}

/** The path of a link that stays within the product, or `undefined`. */
function pathOf(link: HTMLAnchorElement | undefined): string | undefined {
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}

function isOnThisPage(link: HTMLAnchorElement): boolean {
  const { pathname, search } = location;
  return link.hash !== '' && link.pathname === pathname && link.search === search;
}

/**
 * Turns clicks on plain links into navigation without a page load, for the whole document.
 * @returns the function that ends it
 */
export function followLinks(navigate: (path: string) => void): () => void {
  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    const link = linkOf(event);
    const path = pathOf(link);
    if (link === undefined || path === undefined || isOnThisPage(link)) return;
    event.preventDefault();
    navigate(path);
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/**
 * Reports links that may be followed soon: pointed at or focused.
 * @returns the function that ends it
 */
export function watchIntentions(intend: (path: string) => void): () => void {
  function onIntention(event: Event): void {
    const path = pathOf(linkOf(event));
    if (path !== undefined) intend(path);
  }
  document.addEventListener('pointerover', onIntention, { passive: true });
  document.addEventListener('focusin', onIntention);
  return () => {
    document.removeEventListener('pointerover', onIntention);
    document.removeEventListener('focusin', onIntention);
  };
}

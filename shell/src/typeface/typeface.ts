import file from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** As the base style names it. */
const FAMILY = 'Figtree';

/** What the file has letters for: others come from the device. */
const LETTERS =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** single-spa's, before it does what an address asks for. */
const ROUTING = 'single-spa:before-routing-event';

const pathOf = (url: string) => new URL(url).pathname;

function isPageChange({ detail }: CustomEventInit<{ readonly oldUrl: string; readonly newUrl: string }>) {
  return detail !== undefined && pathOf(detail.oldUrl) !== pathOf(detail.newUrl);
}

/**
 * Puts the typeface in place where no reader sees lines move: with the next page, or while the tab is hidden.
 * @param fonts of the document
 */
export function offerTypeface(fonts: Pick<FontFaceSet, 'add'> = document.fonts): void {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const face = new FontFace(FAMILY, bytes, { weight: '300 900', unicodeRange: LETTERS });
  function place() {
    fonts.add(face);
    removeEventListener(ROUTING, placeWithPage);
    document.removeEventListener('visibilitychange', placeUnseen);
  }
  function placeWithPage(event: Event) {
    if (isPageChange(event as CustomEvent)) place();
  }
  function placeUnseen() {
    if (document.visibilityState === 'hidden') place();
  }
  addEventListener(ROUTING, placeWithPage);
  document.addEventListener('visibilitychange', placeUnseen);
  placeUnseen();
}

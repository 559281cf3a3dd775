import { PRODUCT_NAME } from '@fleetfoot/shared/domain';

/** Longest wait for a page's heading: a remote's load and mount limits together. In milliseconds. */
const HEADING_WAIT_MS = 25_000;

export interface RouteAnnouncer {
  /** Notes what is on the page before the address changes. */
  leaving(): void;
  /** Sets the title; after the first page also announces it and moves the focus to its heading. */
  arrived(title: string): void;
  /** Puts what the page at this address shows in place of the page's title. */
  titlePage(title: string): void;
  /** Moves the focus to the heading that replaces the present one, without announcing anything. */
  expectHeading(): void;
}

export interface RouteAnnouncerOptions {
  readonly outlet: HTMLElement;
  readonly announce: (message: string) => void;
}

/** Does for a screen reader and the keyboard what a page load would do. */
export function createRouteAnnouncer({ outlet, announce }: RouteAnnouncerOptions): RouteAnnouncer {
  let isFirst = true;
  let left: Element | undefined;
  /** A page may be there before its arrival is told. */
  let own: { readonly path: string; readonly title: string } | undefined;
  let stopWaiting = () => {};

  function show(title: string): void {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }

  function heading(): HTMLElement | undefined {
    const found = outlet.querySelector('h1') ?? undefined;
    return found === left ? undefined : found;
  }

  /** A page that has put the focus somewhere itself, such as into its first field, keeps it. */
  function pageHasFocus(): boolean {
    const { activeElement } = document;
    return activeElement !== outlet && activeElement !== left && outlet.contains(activeElement);
  }

  function focusHeading(): void {
    stopWaiting();
    let focused: HTMLElement | undefined;
    function tryFocus(): void {
      const found = heading();
      if (found === undefined || found === focused) return;
      // A placeholder's heading gives way to the page's own, if the focus has not gone elsewhere since.
      const hasMovedOn = focused !== undefined && document.activeElement !== document.body;
      if (hasMovedOn || pageHasFocus()) {
        stopWaiting();
        return;
      }
      focused = found;
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(tryFocus);
    const timer = setTimeout(() => stopWaiting(), HEADING_WAIT_MS);
    function onKey(event: KeyboardEvent): void {
      // Who tabs on has chosen another place.
      if (event.key === 'Tab') stopWaiting();
    }
    stopWaiting = () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey, true);
      stopWaiting = () => {};
    };
    observer.observe(outlet, { childList: true, subtree: true });
    document.addEventListener('keydown', onKey, true);
    tryFocus();
  }

  return {
    leaving() {
      left = outlet.querySelector('h1') ?? undefined;
    },
    arrived(title) {
      if (own?.path !== location.pathname) own = undefined;
      show(own?.title ?? title);
      if (isFirst) {
        isFirst = false;
        return;
      }
      window.scrollTo(0, 0);
      announce(own?.title ?? title);
      focusHeading();
    },
    titlePage(title) {
      own = { path: location.pathname, title };
      show(title);
    },
    expectHeading() {
      left = outlet.querySelector('h1') ?? undefined;
      focusHeading();
    },
  };
}

/** The part of a list that is in sight or nearly, in px from the list's top. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface WindowStretch {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until it has moved. */
  readonly get: () => Stretch;
  /** Looks where the list is now. */
  readonly look: () => void;
}

/** How far beyond the window rows are kept, in px: about what a wheel or a finger scrolls in two frames. */
const MARGIN = 300;

/** So often is looked for other rows, in px: not at every pixel. */
const STEP = 120;

/** Follows which part of a list the window shows while the page scrolls. */
export function windowStretch(list: () => HTMLElement | null): WindowStretch {
  let stretch: Stretch = { from: -MARGIN, to: window.innerHeight + MARGIN };
  const listeners = new Set<() => void>();

  function look(): void {
    const top = list()?.getBoundingClientRect().top;
    if (top === undefined) return;
    const place = Math.floor(-top / STEP) * STEP;
    const from = place - MARGIN;
    const to = place + STEP + window.innerHeight + MARGIN;
    if (from === stretch.from && to === stretch.to) return;
    stretch = { from, to };
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('scroll', look, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('scroll', look);
        window.removeEventListener('resize', look);
      };
    },
    get: () => stretch,
    look,
  };
}

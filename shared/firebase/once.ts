/** A promise that is made on first use and kept, except when it rejects: the next use then tries again. */
export interface Once<T> {
  (): Promise<T>;
  /** The promise that is kept at the moment, if any. */
  current(): Promise<T> | undefined;
  /** Forgets the kept promise. */
  forget(): void;
}

export function once<T>(make: () => Promise<T>): Once<T> {
  let kept: Promise<T> | undefined;
  function get(): Promise<T> {
    if (kept) return kept;
    const made = make();
    kept = made;
    made.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made;
  }
  return Object.assign(get, {
    current: () => kept,
    forget() {
      kept = undefined;
    },
  });
}

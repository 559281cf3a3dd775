/** A place in an ordered collection: a document there, or one that was. */
export interface Place {
  readonly id: string;
}

/** A stretch of an ordered collection that one listener follows. */
export interface PageWindow<P extends Place> {
  /** Stays the same while the stretch's bounds are moved. */
  readonly key: number;
  /** Begins behind this place; without, at the beginning of the collection. */
  readonly after?: P;
  /** Ends with this place; without, where the limit ends it. */
  readonly until?: P;
  readonly limit: number;
}

/** Most documents one listener may ask for; the security rules refuse more. */
export const MOST_IN_WINDOW = 200;

/** A stretch that has grown to this is cut in two before the limit hides what is in it. */
const CUT_AT = 150;

/**
 * Adds the stretch behind the last one.
 * @param last the last document of the last stretch
 */
export function withNextWindow<P extends Place>(
  windows: readonly PageWindow<P>[],
  last: P,
  limit: number,
): readonly PageWindow<P>[] {
  return [...windows, { key: windows.length, after: last, limit: Math.min(limit, MOST_IN_WINDOW) }];
}

/**
 * Keeps the first stretch joined to the second while documents are added before it: a bound by number alone would
 * let them fall between the two.
 * @param places what is in the first stretch now
 * @returns the same windows where nothing has to move
 */
export function withHeadJoined<P extends Place>(
  windows: readonly PageWindow<P>[],
  places: readonly P[],
): readonly PageWindow<P>[] {
  const [head, second, ...rest] = windows;
  if (!head || !second?.after) return windows;
  const seam = second.after;
  if (!head.until) {
    const isJoined = places.length < head.limit || places.at(-1)?.id === seam.id;
    if (isJoined) return windows;
    return [{ key: head.key, until: seam, limit: MOST_IN_WINDOW }, second, ...rest];
  }
  const cut = places[Math.floor(CUT_AT / 3) - 1];
  if (places.length < CUT_AT || !cut) return windows;
  const lower = { key: windows.length, after: cut, until: head.until, limit: MOST_IN_WINDOW };
  return [{ key: head.key, until: cut, limit: MOST_IN_WINDOW }, lower, second, ...rest];
}

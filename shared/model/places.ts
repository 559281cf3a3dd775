/** Ids that are numbers: as many places as there may be documents, so that rules can bound them. */
interface Places {
  readonly count: number;
  /** Of each id, with zeros before the number. */
  readonly digits: number;
}

/** Of an organisation's saved addresses, and of a menu's items: `000` to `999`. */
export const BOOK_PLACES = { count: 1000, digits: 3 } as const satisfies Places;

/**
 * The places that are not taken, in order.
 * @param start the place that comes first; after the last one come those before it
 */
export function freePlaces(
  { count, digits }: Places,
  taken: ReadonlySet<string>,
  start = 0,
): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    String((start + index) % count).padStart(digits, '0'),
  ).filter((id) => !taken.has(id));
}

/** One attempt to add a document, however often it is repeated. */
export interface PlacedAttempt {
  /** Id of the audit event that tells of it. Its event can be written once, so it never adds a second document. */
  readonly changeID: string;
  /** The id that the document had, when it is brought back. */
  readonly formerID?: string | undefined;
}

interface Placed {
  readonly id: string;
  readonly changeID?: string | undefined;
}

/** A number that follows from a text. */
function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

/**
 * The ids under which a document may be added, in the order in which they are to be tried: where the attempt has put it
 * already, or where it was before, then one place after the other. Two attempts seldom begin with the same place; one
 * that is repeated always does.
 * @param known the documents that there are, also those with other ids, which another system wrote
 * @param reserved ids that nothing new may get
 * @returns none when it is full
 */
export function placesFor(
  { changeID, formerID }: PlacedAttempt,
  known: readonly Placed[],
  reserved: readonly string[] = [],
): readonly string[] {
  const own = known.find((document) => document.changeID === changeID);
  if (own) return [own.id];
  // A deletion is confirmed before a page hears of it: whether the former place is free, the write finds out.
  const others = known.filter(({ id }) => id !== formerID);
  const taken = new Set(others.map(({ id }) => id));
  const free = freePlaces(BOOK_PLACES, taken, hash(changeID) % BOOK_PLACES.count);
  const former = free.filter((id) => id === formerID);
  if (others.length >= BOOK_PLACES.count) return former;
  return [...former, ...free.filter((id) => id !== formerID && !reserved.includes(id))];
}

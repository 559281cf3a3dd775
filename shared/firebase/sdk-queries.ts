import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentSnapshot,
  endAt,
  type Firestore,
  limit,
  loadBundle,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { answerBundle } from './ahead/answer-bundle';
import type { RestAnswer, RestDocument } from './ahead/rest-answer';
import type { PageWindow, Place } from './page-windows';
import type { CollectionTarget, PagedTarget } from './query';
import type { RawDocument } from './raw-document';
import { withDates } from './with-dates';

/** A document of a stretch, as either way of reading has it; what was read ahead of the SDK bounds none. */
export interface WindowPlace extends Place {
  readonly snapshot?: QueryDocumentSnapshot;
  /** Where it was read without the SDK. */
  readonly document?: RestDocument;
  /** Likewise, its place in the order of its pages: seconds since 1970, and nanoseconds. */
  readonly moment?: readonly [seconds: number, nanoseconds: number];
}

/** One stretch of a paged query. */
export interface Stretch {
  readonly paged: PagedTarget;
  readonly window: PageWindow<WindowPlace>;
}

/** Where a stretch begins or ends: a document as the SDK read it, or the values of its order. */
function cursorAt({ id, snapshot, moment }: Partial<WindowPlace> = {}): unknown[] {
  return snapshot ? [snapshot] : moment ? [new Timestamp(...moment), id] : [];
}

/** The documents of a collection, or of one stretch of it, whose bounds are documents that were read. */
export function toQuery(firestore: Firestore, wanted: CollectionTarget | Stretch): Query<DocumentData> {
  const [target, bounds]: [CollectionTarget & Pick<PagedTarget, 'range'>, Partial<PageWindow<WindowPlace>>] =
    'window' in wanted ? [{ ...wanted.paged, limit: wanted.window.limit }, wanted.window] : [wanted, {}];
  const { path, orderBy: order, range: { from, before } = {} } = target;
  const after = cursorAt(bounds.after);
  const until = cursorAt(bounds.until);
  return query(
    target.group ? collectionGroup(firestore, path) : collection(firestore, path),
    ...(target.where ?? []).map(([field, value]) => where(field, '==', value)),
    ...(order && from !== undefined ? [where(order[0], '>=', new Date(from))] : []),
    ...(order && before !== undefined ? [where(order[0], '<', new Date(before))] : []),
    ...(order ? [orderBy(...order)] : []),
    // Of what the SDK has not read it must be said that what is alike has an order, too.
    ...(order && (after[1] ?? until[1]) ? [orderBy('__name__', order[1])] : []),
    ...(after[0] ? [startAfter(...after)] : []),
    ...(until[0] ? [endAt(...until)] : []),
    limit(target.limit),
  );
}

/** Takes over what was read without the SDK: whoever follows the same query then hears only of what came after. */
export async function keepAnswer(firestore: Firestore, answer: RestAnswer): Promise<void> {
  await loadBundle(firestore, answerBundle(answer));
}

export function toRawDocument(snapshot: DocumentSnapshot): RawDocument {
  return { id: snapshot.id, path: snapshot.ref.path, fields: withDates(snapshot.data() ?? {}) };
}

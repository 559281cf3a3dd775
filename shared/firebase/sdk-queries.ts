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
  where,
} from 'firebase/firestore';
import { answerBundle } from './ahead/answer-bundle';
import type { RestAnswer, RestDocument } from './ahead/rest-answer';
import type { PageWindow, Place } from './page-windows';
import type { CollectionTarget, PagedTarget } from './query';
import type { RawDocument } from './raw-document';
import { withDates } from './with-dates';

export function toQuery(firestore: Firestore, target: CollectionTarget): Query<DocumentData> {
  const source = target.group ? collectionGroup(firestore, target.path) : collection(firestore, target.path);
  return query(
    source,
    ...(target.where ?? []).map(([field, value]) => where(field, '==', value)),
    ...(target.orderBy ? [orderBy(...target.orderBy)] : []),
    limit(target.limit),
  );
}

/** A document of a stretch; what was read ahead of the SDK bounds none that the SDK reads. */
export interface WindowPlace extends Place {
  readonly snapshot?: QueryDocumentSnapshot;
  /** Where it was read without the SDK. */
  readonly document?: RestDocument;
}

/** The documents of one stretch of a paged query, whose bounds are documents that were read. */
export function toWindowQuery(
  firestore: Firestore,
  { path, where: filters = [], orderBy: order, range = {} }: PagedTarget,
  window: PageWindow<WindowPlace>,
): Query<DocumentData> {
  const { from, before } = range;
  return query(
    collection(firestore, path),
    ...filters.map(([field, value]) => where(field, '==', value)),
    ...(from === undefined ? [] : [where(order[0], '>=', new Date(from))]),
    ...(before === undefined ? [] : [where(order[0], '<', new Date(before))]),
    orderBy(...order),
    ...(window.after?.snapshot ? [startAfter(window.after.snapshot)] : []),
    ...(window.until?.snapshot ? [endAt(window.until.snapshot)] : []),
    limit(window.limit),
  );
}

/** Takes over what was read without the SDK: whoever follows the same query then hears only of what came after. */
export async function keepAnswer(firestore: Firestore, answer: RestAnswer): Promise<void> {
  await loadBundle(firestore, answerBundle(answer));
}

export function toRawDocument(snapshot: DocumentSnapshot): RawDocument {
  return { id: snapshot.id, path: snapshot.ref.path, fields: withDates(snapshot.data() ?? {}) };
}

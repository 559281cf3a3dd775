import {
  type ApiDelivery,
  type ApiDeliveryPage,
  ListQuerySchema,
  toApiDelivery,
} from '@fleetfoot/shared/api';
import { FieldPath, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { decodeCursor, encodeCursor } from '../cursor';
import { parsed } from '../parse-request';
import { queryFields } from '../query-fields';
import { deliveriesOf, toDelivery } from './stored-deliveries';

/** A broken document is reported and left out; the others are not its fault. */
function readable(document: QueryDocumentSnapshot, { mode }: RouteContext): readonly ApiDelivery[] {
  try {
    return [toApiDelivery(toDelivery(document), mode)];
  } catch (error) {
    logError(`${document.ref.path} cannot be read`, error instanceof Error ? error.name : '');
    return [];
  }
}

export async function listDeliveries(context: RouteContext): Promise<Answer> {
  const { limit, cursor } = parsed(ListQuerySchema, queryFields(context.query));
  const newest = deliveriesOf(context).orderBy('created_at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const place = cursor === undefined ? undefined : decodeCursor(cursor);
  const from = place ? newest.startAfter(place.createdAt, place.id) : newest;
  const { docs } = await from.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const last = page.at(-1);
  const hasMore = docs.length > limit;
  const body: ApiDeliveryPage = {
    data: page.flatMap((document) => readable(document, context)),
    has_more: hasMore,
    ...(hasMore &&
      last && {
        next_cursor: encodeCursor({ createdAt: last.get('created_at') as Timestamp, id: last.id }),
      }),
  };
  return { status: 200, body };
}

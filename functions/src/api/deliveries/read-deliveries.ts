import { type ApiDeliveryPage, ListQuerySchema } from '@fleetfoot/shared/api';
import { deliveries, type PublicDelivery, testDeliveries, toPublicDelivery } from '@fleetfoot/shared/model';
import { documentID } from '@fleetfoot/shared/operations';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  Timestamp,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import { stored } from '../../platform/stored';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { parsed, queryFields } from '../parse-request';

const COLLECTIONS = { live: deliveries, test: testDeliveries } as const;

/** A place in the list: the newest first, and of the same moment by ID. */
export interface Place {
  readonly createdAt: Timestamp;
  readonly id: string;
}

export function encodeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.seconds}.${createdAt.nanoseconds}.${id}`).toString('base64url');
}

/** @throws ApiFailure `request_invalid` for anything that was never a `next_cursor` */
export function decodeCursor(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, seconds, nanoseconds, id] = /^(\d{1,11})\.(\d{1,9})\.([\w-]{1,128})$/.exec(text) ?? [];
  if (seconds === undefined || !v.is(documentID, id)) {
    throw new ApiFailure('request_invalid', { message: 'Use next_cursor as it came.', param: 'cursor' });
  }
  return { createdAt: new Timestamp(Number(seconds), Number(nanoseconds)), id };
}

/** The deliveries that a key opens, and no others. */
export function deliveriesOf({ database, orgID, mode }: RouteContext): CollectionReference {
  return database.collection(COLLECTIONS[mode].path(orgID));
}

/** A broken document is reported and left out; the others are not its fault. */
function readable(document: DocumentSnapshot, { mode }: RouteContext): readonly PublicDelivery[] {
  try {
    return [toPublicDelivery(stored(deliveries, document), mode)];
  } catch (error) {
    logError(`${document.ref.path} cannot be read`, error instanceof Error ? error.name : '');
    return [];
  }
}

export async function getDelivery(context: RouteContext): Promise<Answer> {
  const document = await deliveriesOf(context).doc(context.deliveryID).get();
  // One that cannot be read is not found, as it is left out of the list.
  const [body] = document.exists ? readable(document, context) : [];
  if (!body) throw new ApiFailure('delivery_not_found');
  return { status: 200, body };
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

import { type ApiDeliveryPage, type ListQuery, ListQuerySchema } from '@fleetfoot/shared/api';
import { type PublicDelivery, toPublicDelivery } from '@fleetfoot/shared/model/api/public-delivery';
import { type Delivery, deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { documentID } from '@fleetfoot/shared/operations';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import { stored } from '../../platform/stored';
import { storedUrls } from '../../tracking/stored-urls';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { parsed, queryFields, wrongFields } from '../parse-request';
import { publicProblems } from './public-problems';

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
    throw wrongFields([{ param: 'cursor', message: 'Use next_cursor as it came.' }]);
  }
  return { createdAt: new Timestamp(Number(seconds), Number(nanoseconds)), id };
}

/** The deliveries that a key opens, and no others. */
export function deliveriesOf({ database, orgID, mode }: RouteContext): CollectionReference {
  return database.collection(COLLECTIONS[mode].path(orgID));
}

/** A stored delivery; `undefined` for one that cannot be read, which is not found, as it is left out of the list. */
export function readDelivery(document: DocumentSnapshot): Delivery | undefined {
  try {
    return stored(deliveries, document);
  } catch (error) {
    logError(`${document.ref.path} cannot be read`, error instanceof Error ? error.name : '');
    return undefined;
  }
}

/** A delivery as it is answered with; none of one that cannot be read. */
function readable(
  document: DocumentSnapshot,
  { mode }: RouteContext,
  { urls, problems }: Awaited<ReturnType<typeof beside>>,
): readonly PublicDelivery[] {
  const delivery = readDelivery(document);
  if (!delivery) return [];
  return [{ ...toPublicDelivery(delivery, mode, urls.get(document.id)), ...problems.get(document.id) }];
}

/** The addresses of the tracking links that deliveries have, by the delivery's id; test deliveries have none. */
export async function trackingUrlsOf(
  { database, orgID, mode, tracking }: RouteContext,
  documents: readonly DocumentSnapshot[],
): Promise<ReadonlyMap<string, string>> {
  if (mode === 'test') return new Map();
  const ids = documents.map(({ id }) => id);
  return storedUrls(database, tracking, orgID, ids);
}

/** What is told of deliveries that is not in their documents. */
async function beside(context: RouteContext, documents: readonly DocumentSnapshot[]) {
  const [urls, problems] = await Promise.all([
    trackingUrlsOf(context, documents),
    publicProblems(context, documents),
  ]);
  return { urls, problems };
}

export async function getDelivery(context: RouteContext): Promise<Answer> {
  const document = await deliveriesOf(context).doc(context.deliveryID).get();
  if (!document.exists) throw new ApiFailure('delivery_not_found');
  const [body] = readable(document, context, await beside(context, [document]));
  if (!body) throw new ApiFailure('delivery_not_found');
  return { status: 200, body };
}

/** Those that fit, the newest first, and of the same moment by ID. */
function fitting(
  all: CollectionReference,
  { status, external_id, created_from, created_until }: ListQuery,
): Query {
  let query: Query = all;
  if (status !== undefined) query = query.where('status', '==', status);
  if (external_id !== undefined) query = query.where('external_id', '==', external_id);
  if (created_from !== undefined) query = query.where('created_at', '>=', new Date(created_from));
  if (created_until !== undefined) query = query.where('created_at', '<', new Date(created_until));
  return query.orderBy('created_at', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

export async function listDeliveries(context: RouteContext): Promise<Answer> {
  const asked = parsed(ListQuerySchema, queryFields(context.query));
  const { limit, cursor } = asked;
  const newest = fitting(deliveriesOf(context), asked);
  const place = cursor === undefined ? undefined : decodeCursor(cursor);
  const from = place ? newest.startAfter(place.createdAt, place.id) : newest;
  const { docs } = await from.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const last = page.at(-1);
  const hasMore = docs.length > limit;
  const more = await beside(context, page);
  const body: ApiDeliveryPage = {
    data: page.flatMap((document) => readable(document, context, more)),
    has_more: hasMore,
    ...(hasMore &&
      last && {
        next_cursor: encodeCursor({ createdAt: last.get('created_at') as Timestamp, id: last.id }),
      }),
  };
  return { status: 200, body };
}

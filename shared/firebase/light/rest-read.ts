import { AppError } from '@fleetfoot/shared/domain';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import { type RestAnswer, readAnswer } from '../ahead/rest-answer';
import { attemptWithin } from '../attempt';
import { firebaseConfig } from '../firebase-config';
import { appCheckToken } from '../open-app-check';
import { openAuth } from '../open-auth';
import { postJson } from '../post-json';
import type { CollectionTarget } from '../query';
import { noteAnswer } from '../read-bytes';
import { restFilter, restWhere } from '../rest-filter';
import type { Stretch, WindowPlace } from '../sdk-queries';
import type { Wanted } from '../way';

const READ_TIMEOUT_MS = 15_000;

const NAME = '__name__';

interface RestRequest {
  /** What has the collection, after the database; empty for the root. */
  readonly parent: string;
  readonly structuredQuery: object;
}

/** What a collection's query has in common however it is bounded. */
function partsOf(
  target: Pick<CollectionTarget, 'path' | 'group' | 'where' | 'orderBy'>,
  more: readonly object[] = [],
) {
  const { path, group, where = [], orderBy } = target;
  const at = path.lastIndexOf('/');
  const direction = orderBy?.[1] === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const filters = [...where.map(([field, value]) => restFilter(field, 'EQUAL', value)), ...more];
  return {
    parent: group ? '' : path.slice(0, Math.max(at, 0)),
    query: {
      from: [{ collectionId: path.slice(at + 1), ...(group && { allDescendants: true }) }],
      ...restWhere(filters),
      // As the SDK orders what is alike.
      ...(orderBy && {
        orderBy: [orderBy[0], NAME].map((fieldPath) => ({ field: { fieldPath }, direction })),
      }),
    },
  };
}

function databaseName(): string {
  return `projects/${firebaseConfig().projectId}/databases/(default)/documents`;
}

/** What a live read told, to the nanosecond: a page begins behind one document, and none is between. */
function momentOf(snapshot: QueryDocumentSnapshot, field: string): object {
  // What is being written has the moment of this device.
  const { seconds, nanoseconds }: Timestamp = snapshot.get(field, { serverTimestamps: 'estimate' });
  const whole = new Date(seconds * 1_000).toISOString().slice(0, 19);
  return { timestampValue: `${whole}.${`${nanoseconds}`.padStart(9, '0')}Z` };
}

/** Where a stretch ends or the next begins: the values of its order, however it was read. */
function cursorAt(place: WindowPlace | undefined, field: string): object | undefined {
  const { document, snapshot } = place ?? {};
  const [value, name] = document
    ? [document.fields[field], document.name]
    : snapshot
      ? [momentOf(snapshot, field), `${databaseName()}/${snapshot.ref.path}`]
      : [];
  return value && { values: [value, { referenceValue: name }], before: false };
}

function stretchRequest({ paged, window }: Stretch): RestRequest {
  const [field] = paged.orderBy;
  const { from, before } = paged.range ?? {};
  const { parent, query } = partsOf(paged, [
    ...(from === undefined ? [] : [restFilter(field, 'GREATER_THAN_OR_EQUAL', new Date(from))]),
    ...(before === undefined ? [] : [restFilter(field, 'LESS_THAN', new Date(before))]),
  ]);
  const [startAt, endAt] = [window.after, window.until].map((place) => cursorAt(place, field));
  const { limit } = window;
  return {
    parent,
    structuredQuery: { ...query, ...(startAt && { startAt }), ...(endAt && { endAt }), limit },
  };
}

/** The query as the REST interface takes it. */
export function requestOf(wanted: CollectionTarget | Stretch): RestRequest {
  if ('window' in wanted) return stretchRequest(wanted);
  const { parent, query } = partsOf(wanted);
  return { parent, structuredQuery: { ...query, limit: wanted.limit } };
}

async function currentToken(): Promise<string> {
  const { auth } = await openAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser.getIdToken();
  throw new AppError('unauthenticated', 'Nobody is signed in.');
}

async function post(address: string, request: object): Promise<unknown> {
  // A token may be asked for first, on the same link.
  return attemptWithin(READ_TIMEOUT_MS, async () => {
    const [idToken, appCheck] = await Promise.all([currentToken(), appCheckToken()]);
    return postJson(
      `https://firestore.googleapis.com/v1/${address}`,
      { idToken, appCheck },
      request,
      READ_TIMEOUT_MS,
    );
  });
}

/** An answer to one document is read as one to a query. */
function asLines(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.map(({ found, readTime }) => ({ readTime, document: found }));
}

/**
 * Reads as the signed-in user, by one request that ends.
 * @throws what the database refuses; AppError `offline` or `timeout` when it does not answer
 */
export async function readByRest(wanted: Wanted): Promise<RestAnswer> {
  const database = databaseName();
  let found: RestAnswer | undefined;
  if (typeof wanted === 'string') {
    const lines = asLines(await post(`${database}:batchGet`, { documents: [`${database}/${wanted}`] }));
    found = readAnswer({ parent: database, structuredQuery: {}, lines });
  } else {
    const { parent, structuredQuery } = requestOf(wanted);
    const from = [database, ...(parent ? parent.split('/').map(encodeURIComponent) : [])].join('/');
    found = readAnswer({
      parent: from,
      structuredQuery,
      lines: await post(`${from}:runQuery`, { structuredQuery }),
    });
  }
  if (!found) throw new AppError('internal', 'The database answered what is no answer.');
  noteAnswer(found);
  return found;
}

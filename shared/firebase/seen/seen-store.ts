import { deviceStore, isSharedDevice, LAST_SEEN, sessionCheck } from '@fleetfoot/shared/device';
import { sessionOfPage } from '../firebase-config';
import type { RawDocument } from '../raw-document';

/** Documents that answered a query, and when the server said so by this device's clock, in milliseconds since 1970. */
export interface SeenAnswer {
  readonly at: number;
  readonly documents: readonly RawDocument[];
}

/** As it rests on the device: nothing of it can be read without the key, nor what was asked. */
interface Sealed {
  readonly id: string;
  readonly at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
}

interface KeyEntry {
  readonly id: typeof KEY;
  readonly key: CryptoKey;
}

const KEY = 'key';
const DAY_MS = 86_400_000;
/** What is older is deleted unseen. */
const KEPT_MS = 7 * DAY_MS;
const MOST_ANSWERS = 40;
/** Of one answer and of all, in bytes. */
const MOST_BYTES = 300_000;
const MOST_BYTES_IN_ALL = 2_000_000;

/** Marks a time in JSON, which has none. */
const TIME = '$time';

function toText(documents: readonly RawDocument[]): string {
  return JSON.stringify(documents, function (this: Readonly<Record<string, unknown>>, name, value: unknown) {
    const before = this[name];
    return before instanceof Date ? { [TIME]: before.getTime() } : value;
  });
}

function fromText(text: string): readonly RawDocument[] {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && TIME in value ? new Date(Number(value[TIME])) : value,
  );
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A name that says nothing of the query. */
async function nameOf(query: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(query));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The store of the present user; none on a shared device, and none for what another organisation than theirs has answered. */
function openStore(query: string) {
  const session = sessionOfPage();
  const { uid, selectedOrganization } = session?.getState() ?? {};
  if (!session || uid === undefined || selectedOrganization === undefined) return undefined;
  if (isSharedDevice() || !query.includes(`/${selectedOrganization.id}/`)) return undefined;
  const isCurrent = sessionCheck(session, uid, selectedOrganization.id);
  return deviceStore<Sealed | KeyEntry>({
    ...{ ...LAST_SEEN, uid, keyPath: 'id' },
    isCurrent: () => isCurrent() && !isSharedDevice(),
  });
}

type Store = NonNullable<ReturnType<typeof openStore>>;

/** The user's key on this device, which no script can read; made with the first answer. */
async function keyOf(store: Store): Promise<CryptoKey> {
  const found = await store.get(KEY);
  if (found && 'key' in found) return found.key;
  const usages: KeyUsage[] = ['encrypt', 'decrypt'];
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, usages);
  const kept = await store.add(KEY, { id: KEY, key });
  return 'key' in kept ? kept.key : key;
}

function cipher(iv: Uint8Array<ArrayBuffer>, id: string): AesGcmParams {
  // An answer under the name of another is none.
  return { name: 'AES-GCM', iv, additionalData: bytesOf(id) };
}

/** Deletes what is too old, and the oldest of what is too much. */
async function prune(store: Store): Promise<void> {
  const all = (await store.list()).filter((entry): entry is Sealed => 'content' in entry);
  let bytes = 0;
  const newestFirst = all.toSorted((one, other) => other.at - one.at);
  for (const [index, { id, at, content }] of newestFirst.entries()) {
    bytes += content.byteLength;
    const isOld = Date.now() - at > KEPT_MS;
    if (isOld || index >= MOST_ANSWERS || bytes > MOST_BYTES_IN_ALL) await store.remove(id);
  }
}

/** How long an answer may change before it is kept, in milliseconds. */
const SETTLED_MS = 1_000;

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Keeps an answer that the server has just confirmed, once it stays the same for a moment.
 * @param documents read then
 */
export function noteSeen(query: string, documents: () => readonly RawDocument[]): void {
  clearTimeout(waiting.get(query));
  function keep(): void {
    waiting.delete(query);
    // A full disk, or a session that is over: what is kept stays as it is.
    keepSeen(query, { at: Date.now(), documents: documents() }).catch(() => undefined);
  }
  waiting.set(query, setTimeout(keep, SETTLED_MS));
}

/**
 * Keeps the last answer to a query, encrypted, for this user in this organisation.
 * @throws where the browser keeps nothing
 */
export async function keepSeen(query: string, { at, documents }: SeenAnswer): Promise<void> {
  const store = openStore(query);
  if (!store) return;
  const text = bytesOf(toText(documents));
  const id = await nameOf(query);
  if (text.length > MOST_BYTES) {
    await store.remove(id);
    return;
  }
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const content = await crypto.subtle.encrypt(cipher(iv, id), await keyOf(store), text);
  await store.put(id, { id, at, iv, content });
  await prune(store);
}

/**
 * The last answer to a query, of the last seven days.
 * @throws where the browser keeps nothing, or what it kept cannot be read
 */
export async function readSeen(query: string): Promise<SeenAnswer | undefined> {
  const store = openStore(query);
  const id = await nameOf(query);
  const found = await store?.get(id);
  if (!store || !found || !('content' in found) || Date.now() - found.at > KEPT_MS) return undefined;
  const text = await crypto.subtle.decrypt(cipher(found.iv, id), await keyOf(store), found.content);
  return { at: found.at, documents: fromText(new TextDecoder().decode(text)) };
}

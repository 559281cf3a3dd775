import { type AppErrorCode, toAppError } from '@fleetfoot/shared/domain';
import type { SignedStatement } from '@fleetfoot/shared/release';
import { publishRelease, type ReleaseServices } from './publish-release';

export interface ReleaseRequest {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  readonly body: Buffer;
}

export interface ReleaseAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Largest statement that is looked at, in bytes: fifty times the usual one. */
export const MAX_STATEMENT_BYTES = 512_000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const STATUSES: Partial<Record<AppErrorCode, number>> = {
  'permission-denied': 403,
  'invalid-argument': 400,
  'already-exists': 409,
};

const NO_STORE = { 'Cache-Control': 'no-store', Vary: '*' };
/** A cache in between may answer for a second, and while it asks again. */
const FOR_A_SECOND = { 'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=5' };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = NO_STORE,
): ReleaseAnswer {
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: Buffer.from(`${JSON.stringify(value)}\n`) };
}

function nothing(): ReleaseAnswer {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE };
  return { status: 404, headers, body: Buffer.from('There is no such file.\n') };
}

async function file({ files }: ReleaseServices, path: string): Promise<ReleaseAnswer> {
  const type = TYPES[path.slice(path.lastIndexOf('.'))];
  const content = type && (await files.read(path.slice(1)));
  if (!type || !content) return nothing();
  return { status: 200, headers: { 'Content-Type': type, ...IMMUTABLE }, body: content };
}

async function list({ store }: ReleaseServices): Promise<ReleaseAnswer> {
  const [releases, mayHaveWorker] = await Promise.all([store.all(), store.mayHaveWorker()]);
  return json(200, { releases, ...(!mayHaveWorker && { worker: false }) }, FOR_A_SECOND);
}

async function present(
  { store }: ReleaseServices,
  remote: string,
  before: number | undefined,
): Promise<ReleaseAnswer> {
  const [current, past] = await Promise.all([store.current(remote), store.past(remote, before)]);
  return json(200, { current: current ?? null, past });
}

async function publish(services: ReleaseServices, remote: string, body: Buffer): Promise<ReleaseAnswer> {
  if (body.length > MAX_STATEMENT_BYTES) return json(413, { error: 'The statement is too long.' });
  let signed: SignedStatement;
  try {
    signed = JSON.parse(body.toString('utf8')) as SignedStatement;
  } catch {
    return json(400, { error: 'The statement is no JSON.' });
  }
  try {
    return json(200, await publishRelease(services, remote, { ...signed }));
  } catch (error) {
    const { code, message } = toAppError(error);
    const status = STATUSES[code];
    // What is none of the caller's doing is the function's to report.
    if (status === undefined) throw error;
    return json(status, { error: message });
  }
}

/** A remote's statements: the newest, or those before a number. */
const REMOTE = /^\/releases\/(mf-[a-z-]+)(?:\/(\d{1,8}))?$/;
const FILE = /^\/remotes\/mf-[a-z-]+\/[\w.-]+\/[\w.~-]+$/;

/** Tells what is current, hands out the remotes' files, and takes signed statements. */
export async function answerReleases(
  services: ReleaseServices,
  { method, path, body }: ReleaseRequest,
): Promise<ReleaseAnswer> {
  const [, remote, before] = REMOTE.exec(path) ?? [];
  if (method === 'POST' && remote !== undefined && before === undefined)
    return publish(services, remote, body);
  if (method !== 'GET' && method !== 'HEAD') return json(405, { error: 'Only GET and HEAD are answered.' });
  if (path === '/remotes.json') return list(services);
  if (remote !== undefined)
    return present(services, remote, before === undefined ? undefined : Number(before));
  return FILE.test(path) && !path.includes('..') ? file(services, path) : nothing();
}

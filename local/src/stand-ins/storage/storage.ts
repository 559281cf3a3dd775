import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type LoopbackServer, serveLoopback } from '../../serve-loopback';

const MAX_BYTES = 16_777_216;

/** An object's file; nothing for a name that would leave the folder. */
function fileOf(folder: string, name: string): string | undefined {
  const isPlain = name.split('/').every((part) => /^[\w~-][\w.~-]*$/.test(part));
  return isPlain ? path.join(folder, ...name.split('/')) : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('The object is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function read(file: string | undefined): Buffer | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file);
  } catch {
    return undefined;
  }
}

/** As Cloud Storage does under `ifGenerationMatch=0`: an object that is there stays what it is. */
function create(file: string, content: Buffer): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}${NEW}`;
  if (read(file) !== undefined) return false;
  writeFileSync(whole, content);
  renameSync(whole, file);
  return true;
}

const NEW = '.new';
const MOST_LISTED = 1000;

/** A page of the objects whose names begin so, in the order of their names. */
function list(folder: string, bucket: string, query: URLSearchParams): object {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('pageToken') ?? '';
  const most = Math.min(Number(query.get('maxResults') ?? MOST_LISTED), MOST_LISTED);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(NEW))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name) => name.startsWith(prefix) && name > after)
    .sort();
  const items = names.slice(0, most).map((name) => {
    const { size, mtime } = statSync(path.join(folder, name));
    return { kind: 'storage#object', name, bucket, size: String(size), timeCreated: mtime.toISOString() };
  });
  const isMore = names.length > most;
  return { kind: 'storage#objects', items, ...(isMore && { nextPageToken: items.at(-1)?.name }) };
}

async function handle(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
  const answer = (status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const [, bucket = '', object] = /^\/storage\/v1\/b\/([^/]+)\/o(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (request.method === 'GET' && bucket && object === undefined) {
    answer(200, list(folder, bucket, searchParams));
    return;
  }
  if ((request.method === 'GET' || request.method === 'DELETE') && object !== undefined) {
    const named = fileOf(folder, decodeURIComponent(object));
    const content = read(named);
    if (content === undefined || named === undefined)
      answer(404, { error: { code: 404, message: 'No such object.' } });
    else if (request.method === 'DELETE') {
      rmSync(named);
      response.writeHead(204).end();
    } else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(content);
    return;
  }
  const uploaded = searchParams.get('name') ?? '';
  const file = fileOf(folder, uploaded);
  if (request.method !== 'POST' || !/^\/upload\/storage\/v1\/b\/[^/]+\/o$/.test(pathname) || !file) {
    answer(400, {
      error: { code: 400, message: 'This stand-in lists, downloads, creates and deletes objects.' },
    });
    return;
  }
  if (searchParams.get('ifGenerationMatch') !== '0') {
    answer(400, {
      error: { code: 400, message: 'Objects are created, never replaced: ifGenerationMatch=0.' },
    });
    return;
  }
  const isNew = create(file, await bodyOf(request));
  answer(isNew ? 200 : 412, isNew ? { name: uploaded } : { error: { code: 412, message: 'There already.' } });
}

/**
 * Stands in for storage.googleapis.com: objects of one bucket, as files of a folder.
 * @param folder where the objects are kept; they outlive the run
 */
export function startStorage(folder: string): Promise<LoopbackServer> {
  return serveLoopback((request, response) => {
    handle(request, response, folder).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
}

/** Files that are written once and never changed. */
export interface FileStore {
  /** @returns `undefined` where there is none */
  read(name: string): Promise<Buffer | undefined>;
  /** Leaves a file alone that is there already. */
  write(name: string, content: Buffer, type: string): Promise<void>;
}

/** A file in a list. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
  readonly createdAt: Date;
}

/** Files that somebody may also look through and delete: an operator, never a team or a function. */
export interface SweptFiles extends FileStore {
  /** Every file whose name begins so. */
  list(prefix: string): Promise<readonly StoredFile[]>;
  /** Leaves it at that where there is none. */
  remove(name: string): Promise<void>;
}

export interface CloudStorageOptions {
  readonly bucket: string;
  /** Origin of the JSON API; another one than Google's in a local cloud. */
  readonly origin?: string;
  /** An access token; none where nobody asks for one. */
  readonly token?: () => Promise<string>;
}

const PATIENCE_MS = 20_000;
const NOT_FOUND = 404;
const THERE_ALREADY = 412;

/** A page of https://cloud.google.com/storage/docs/json_api/v1/objects/list: sizes are texts. */
interface ObjectPage {
  readonly items?: readonly { readonly name: string; readonly size: string; readonly timeCreated: string }[];
  readonly nextPageToken?: string;
}

/** A bucket of Cloud Storage, by its JSON API: https://cloud.google.com/storage/docs/json_api */
export function cloudStorage({
  bucket,
  origin = 'https://storage.googleapis.com',
  token,
}: CloudStorageOptions): SweptFiles {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const authorization = token ? { authorization: `Bearer ${await token()}` } : {};
    return fetch(`${origin}${path}`, {
      ...init,
      headers: { ...init.headers, ...authorization },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
  }
  return {
    async read(name) {
      const answer = await ask(`/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`);
      if (answer.status === NOT_FOUND) return undefined;
      if (!answer.ok) throw new Error(`The bucket ${bucket} answers ${answer.status} about ${name}.`);
      return Buffer.from(await answer.arrayBuffer());
    },
    async write(name, content, type) {
      // Only where there is no such object yet.
      const query = `uploadType=media&ifGenerationMatch=0&name=${encodeURIComponent(name)}`;
      const answer = await ask(`/upload/storage/v1/b/${bucket}/o?${query}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Uint8Array(content),
      });
      if (!answer.ok && answer.status !== THERE_ALREADY)
        throw new Error(`The bucket ${bucket} answers ${answer.status} to ${name}.`);
    },
    async list(prefix) {
      const found: StoredFile[] = [];
      let pageToken: string | undefined;
      do {
        const query = new URLSearchParams({ prefix, fields: 'items(name,size,timeCreated),nextPageToken' });
        if (pageToken !== undefined) query.set('pageToken', pageToken);
        const answer = await ask(`/storage/v1/b/${bucket}/o?${query}`);
        if (!answer.ok) throw new Error(`The bucket ${bucket} answers ${answer.status} about ${prefix}.`);
        const { items = [], nextPageToken } = (await answer.json()) as ObjectPage;
        for (const { name, size, timeCreated } of items)
          found.push({ name, bytes: Number(size), createdAt: new Date(timeCreated) });
        pageToken = nextPageToken;
      } while (pageToken !== undefined);
      return found;
    },
    async remove(name) {
      const answer = await ask(`/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`, { method: 'DELETE' });
      if (!answer.ok && answer.status !== NOT_FOUND)
        throw new Error(`The bucket ${bucket} answers ${answer.status} to the deletion of ${name}.`);
    },
  };
}

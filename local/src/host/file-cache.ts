import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { compress, type Encoding, isWorthCompressing } from './compress';
import { isCompressible } from './content-types';

/** A file in memory, with its compressed forms as they are asked for. */
export interface CachedFile {
  readonly bytes: Buffer;
  readonly etag: string;
  /** `undefined` when compressing it does not pay. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
}

export interface FileCache {
  /** The file as it is on disk now; `undefined` when there is none. */
  read(file: string): Promise<CachedFile | undefined>;
}

export function cacheFile(bytes: Buffer, compressible: boolean): CachedFile {
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      if (!compressible || !isWorthCompressing(bytes)) return undefined;
      const known = compressed.get(encoding) ?? compress(bytes, encoding);
      compressed.set(encoding, known);
      return known;
    },
  };
}

/** Files in memory, read again when they have changed on disk. */
export function createFileCache(): FileCache {
  const known = new Map<string, { readonly stamp: string; readonly file: CachedFile }>();
  return {
    async read(file) {
      const info = await stat(file).catch(() => undefined);
      if (!info?.isFile()) {
        known.delete(file);
        return undefined;
      }
      const stamp = `${info.mtimeMs} ${info.size}`;
      const hit = known.get(file);
      if (hit?.stamp === stamp) return hit.file;
      const cached = cacheFile(await readFile(file), isCompressible(file));
      known.set(file, { stamp, file: cached });
      return cached;
    },
  };
}

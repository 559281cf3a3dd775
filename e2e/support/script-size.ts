import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { LoggedRequest } from './network-log';

const compress = promisify(brotliCompress);

const sizes = new Map<string, Promise<number>>();

/** As production serves it: compressed once, as well as can be. The local host compresses faster and less. */
async function compressedSize(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  return (await compress(Buffer.from(body))).length;
}

function sizeOf(url: string): Promise<number> {
  const known = sizes.get(url) ?? compressedSize(url);
  sizes.set(url, known);
  return known;
}

/** The JavaScript among these requests, in KiB on the wire. */
export async function scriptKiB(requests: readonly LoggedRequest[]): Promise<number> {
  const scripts = requests.filter(({ type }) => type === 'Script');
  const bytes = await Promise.all(scripts.map(({ url }) => sizeOf(url)));
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

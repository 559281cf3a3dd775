import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const COMPRESSED_ALREADY = new Set(['.ico', '.png', '.woff2']);

/** The content type of a file that may be served; `undefined` for all others, such as source maps. */
export function contentTypeOf(file: string): string | undefined {
  return TYPES[path.extname(file)];
}

/** Whether compressing such a file makes it smaller. */
export function isCompressible(file: string): boolean {
  return !COMPRESSED_ALREADY.has(path.extname(file));
}

/** Whether the name carries a hash of the content, so that the content never changes: `main.1a2b3c4d.js`. */
export function isHashed(file: string): boolean {
  return /\.[0-9a-f]{8,}\.\w+$/.test(file);
}

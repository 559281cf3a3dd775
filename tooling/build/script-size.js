import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './root.js';

const cacheFile = path.join(root, 'node_modules/.cache/fleetfoot/script-sizes.json');

function readCache() {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return {};
  }
}

const known = readCache();

function compressedSize(file) {
  const content = readFileSync(file);
  const key = createHash('sha256').update(content).digest('base64url');
  known[key] ??= brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return known[key];
}

/**
 * The bytes that scripts cost on the wire, brotli at quality 11.
 * @param {Iterable<string>} files absolute paths; repeated ones count once
 */
export function scriptSize(files) {
  const total = [...new Set(files)].reduce((sum, file) => sum + compressedSize(file), 0);
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(known));
  return total;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The settings of the repository's .npmrc, which hold for everyone who works in it.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function npmSettings(root) {
  const file = path.join(root, '.npmrc');
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => line.split(/\s*=\s*/, 2)));
}

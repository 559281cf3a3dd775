import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constantOf, minified } from './first-screens.js';

const shared = path.dirname(createRequire(import.meta.url).resolve('@fleetfoot/shared/package.json'));
const PLACE = '/*base-style*/';

/**
 * The shell's page with the base of all styles in it.
 * @param {string} file path of its `index.html`
 */
export async function shellPage(file) {
  const html = readFileSync(file, 'utf8');
  if (!html.includes(PLACE)) throw new Error(`${file} has no ${PLACE}.`);
  const style = await constantOf(path.join(shared, 'ui/base-style.ts'), 'BASE_STYLE');
  const css = await minified(style);
  return html.replace(PLACE, () => css);
}

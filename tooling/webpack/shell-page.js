import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constantOf, minified } from './first-screens.js';

const shared = path.dirname(createRequire(import.meta.url).resolve('@fleetfoot/shared/package.json'));

/**
 * The shell's page with the base of all styles and the layout of its frame in it.
 * @param {string} file path of its `index.html`
 */
export async function shellPage(file) {
  const styles = {
    '/*base-style*/': [path.join(shared, 'ui/base-style.ts'), 'BASE_STYLE'],
    '/*frame-style*/': [path.join(path.dirname(file), 'chrome/frame-style.ts'), 'FRAME_STYLE'],
  };
  let html = readFileSync(file, 'utf8');
  for (const [place, [module, name]] of Object.entries(styles)) {
    if (!html.includes(place)) throw new Error(`${file} has no ${place}.`);
    const css = await minified(await constantOf(module, name));
    html = html.replace(place, () => css);
  }
  return html;
}

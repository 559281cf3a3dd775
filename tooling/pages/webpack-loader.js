import path from 'node:path';
import { lazyPages } from './find-pages.js';

/**
 * Writes the module `@fleetfoot/tooling/pages` of the remote that webpack builds: one lazy chunk per page.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function writePageTable() {
  const src = path.join(this.rootContext, 'src');
  this.addContextDependency(src);
  return `export const pages = ${lazyPages(src, this.context)};\n`;
}

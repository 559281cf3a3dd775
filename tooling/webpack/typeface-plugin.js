import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { constantOf } from './first-screens.js';

const NAME = 'TypefacePlugin';
const shared = path.dirname(createRequire(import.meta.url).resolve('@fleetfoot/shared/package.json'));
const typeface = path.join(shared, 'federation/server/typeface.ts');

/** A constant of the module that says how pages ask for the typeface. */
export const typefaceConstant = (name) => constantOf(typeface, name);

/**
 * Makes sure that a file's name carries the hash of its content, because browsers keep it for a year.
 * @param {string} name such as `figtree.77acaf9e.woff2`
 * @param {Buffer} content
 * @throws when it carries another hash
 */
export function assertHashed(name, content) {
  const hash = createHash('sha384').update(content).digest('hex').slice(0, 8);
  if (name.split('.').at(-2) === hash) return;
  throw new Error(`The font has changed: its hash is ${hash}. Write it into TYPEFACE_FILE of ${typeface}.`);
}

/** Emits the font beside the shell's scripts, under the name that pages ask for. */
export class TypefacePlugin {
  /** @param {string} file path of the font */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const name = await typefaceConstant('TYPEFACE_FILE');
        const content = readFileSync(this.file);
        assertHashed(name, content);
        compilation.emitAsset(name, new webpack.sources.RawSource(content));
      });
    });
  }
}

import webpack from 'webpack';
import { integrityOfFiles } from './chunk-files.js';

const NAME = 'PageIntegrityPlugin';

/** Where in the page the hashes go. */
const PLACE = '<!--integrity-->';

/**
 * Writes the integrity of the shell's files into its page: of the first scripts into their tags, of all others into a table
 * that they are loaded and kept by.
 * @param {string} html the built page
 * @param {Readonly<Record<string, string>>} integrity by file name
 */
export function withIntegrity(html, integrity) {
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
  const lazy = { ...integrity };
  const page = html.replace(/<script defer src="\/([^"]+)"/g, (tag, file) => {
    if (!integrity[file]) throw new Error(`There is no hash of ${file}.`);
    delete lazy[file];
    // A browser asks for preloads before deferred scripts, and none of them is of use before these have run.
    return `${tag} fetchpriority="high" integrity="${integrity[file]}"`;
  });
  const table = Object.fromEntries(Object.entries(lazy).map(([file, hash]) => [`/${file}`, hash]));
  const data = `<script type="application/json" id="integrity">${JSON.stringify(table)}</script>`;
  return page.replace(PLACE, () => data);
}

/** Lets the browser refuse a script of the shell that is not the one that was built with the page. */
export class PageIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Names and contents are final, and nothing has been written.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (compilation.errors.length > 0) return;
        compilation.updateAsset('index.html', (source) => {
          const html = withIntegrity(source.source().toString(), integrityOfFiles(compilation));
          return new webpack.sources.RawSource(html);
        });
      });
    });
  }
}

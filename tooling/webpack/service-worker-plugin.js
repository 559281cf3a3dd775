import { buildSync } from 'esbuild';
import webpack from 'webpack';

const NAME = 'ServiceWorkerPlugin';

/**
 * Emits the shell's service worker as one script of its own: it shares nothing with the page's chunks, and its name never
 * changes. It names the page's scripts, so that a browser that looks for a newer worker finds one with every newer shell.
 */
export class ServiceWorkerPlugin {
  /** @param {{ entry: string, filename: string }} options */
  constructor({ entry, filename }) {
    this.entry = entry;
    this.filename = filename;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Names are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (compilation.errors.length > 0) return;
        const { outputFiles, metafile } = buildSync({
          entryPoints: [this.entry],
          absWorkingDir: compiler.context,
          ...{ bundle: true, minify: true, write: false, metafile: true },
          ...{ format: 'iife', target: 'es2022', legalComments: 'none' },
        });
        for (const file of Object.keys(metafile.inputs)) {
          compilation.fileDependencies.add(`${compiler.context}/${file}`);
        }
        const page = compilation.entrypoints.get('main')?.getFiles().sort().join(' ');
        // No comment, which the minimizer would take away.
        const script = `globalThis.shell=${JSON.stringify(page)};\n${outputFiles[0].text}`;
        compilation.emitAsset(this.filename, new webpack.sources.RawSource(script));
      });
    });
  }
}

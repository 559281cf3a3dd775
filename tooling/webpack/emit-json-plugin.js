import webpack from 'webpack';

/** A webpack plugin that emits one JSON file once all file names are final. */
export class EmitJsonPlugin {
  /**
   * @param {string} file name of the emitted file
   * @param {(compilation: import('webpack').Compilation) => Promise<unknown>} content
   */
  constructor(file, content) {
    this.file = file;
    this.content = content;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(this.file, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: this.file, stage }, async () => {
        if (compilation.errors.length > 0) return;
        const json = JSON.stringify(await this.content(compilation), undefined, 2);
        compilation.emitAsset(this.file, new webpack.sources.RawSource(`${json}\n`));
      });
    });
  }
}

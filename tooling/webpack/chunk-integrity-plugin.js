import webpack from 'webpack';

const NAME = 'ChunkIntegrityPlugin';

/**
 * Lets a remote load each of its chunks with the integrity that the registry gives for it. The shell knows the registry
 * and answers through a global; the browser then refuses a file that was changed.
 */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = globalThis.fleetfootIntegrity?.(script.src) ?? "";`,
      );
    });
  }
}

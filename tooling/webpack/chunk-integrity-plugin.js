import webpack from 'webpack';

const NAME = 'ChunkIntegrityPlugin';

/** The hash of no script. An integrity that is empty or no hash would let everything run. */
const NO_SCRIPT = '"sha384-" + "0".repeat(64)';

/**
 * Lets a package load each of its chunks with the integrity that the registry, or the shell's page, gives for it. The shell
 * knows both and answers through a global; the browser then refuses a file that was changed, and one that nobody vouches for.
 */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        NAME,
        (source) =>
          `${source}\nscript.integrity = globalThis.fleetfootIntegrity?.(script.src) || ${NO_SCRIPT};`,
      );
    });
  }
}

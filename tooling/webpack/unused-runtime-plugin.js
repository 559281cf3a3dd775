const NAME = 'UnusedRuntimePlugin';
const OF_RUNTIME = /[\\/]node_modules[\\/]@module-federation[\\/]/;
/** After the federation plugin has moved its modules. */
const LATE = 100;

/**
 * Modules of the federation's runtime that nothing in the build uses.
 * @param {import('webpack').Compilation} compilation
 */
function unusedModules({ modules, moduleGraph }) {
  /** @type {Set<import('webpack').Module | null>} */
  const unused = new Set();
  const candidates = [...modules].filter((module) => OF_RUNTIME.test(module.nameForCondition() ?? ''));
  /** @param {import('webpack').Module} module */
  const isUsed = (module) =>
    [...moduleGraph.getIncomingConnections(module)].some(
      (connection) => connection.isActive(undefined) && !unused.has(connection.originModule),
    );
  // A module that only an unused one refers to is unused too.
  for (let before = -1; before !== unused.size; ) {
    before = unused.size;
    for (const module of candidates) if (!isUsed(module)) unused.add(module);
  }
  return unused;
}

/**
 * Leaves out modules of the federation's runtime that tree shaking found unused: its plugin puts whatever the runtime
 * refers to into the first chunk, used or not.
 */
export class UnusedRuntimePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: LATE }, () => {
        const { chunkGraph } = compilation;
        for (const module of unusedModules(compilation)) {
          for (const chunk of [...chunkGraph.getModuleChunksIterable(module)]) {
            if (!chunkGraph.isEntryModuleInChunk(module, chunk))
              chunkGraph.disconnectChunkAndModule(chunk, module);
          }
        }
      });
    });
  }
}

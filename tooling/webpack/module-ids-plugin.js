import webpack from 'webpack';

const NAME = 'ModuleIdsPlugin';
/** The module that the federation plugin writes for each build, full of absolute paths and named by a hash of them. */
const WRITTEN = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[\da-f]+\.js$/;
/** The other one, a remote's container. */
const CONTAINER = 'webpack/container/entry/';
/** Before other plugins give ids to the modules that have none. */
const EARLY = -100;
/** Characters of an id, six bits each: in a build of a thousand modules the chance that two are one is 1 to 100 000. */
const LENGTH = 6;

/** @param {import('webpack').Module} module @param {string} context */
function idOf(module, context) {
  if (WRITTEN.test(module.nameForCondition() ?? '')) return 'federation';
  return module.libIdent({ context })?.startsWith(CONTAINER) ? 'container' : undefined;
}

/**
 * Gives the same source the same module ids wherever and whenever it is built. webpack makes an id of a module's path, which for
 * modules that the federation plugin writes depends on the folder; and its short ids depend on the order in which modules are
 * found.
 */
export class ModuleIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: EARLY }, (modules) => {
        for (const module of modules) {
          const id = idOf(module, compiler.context);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
    const { context } = compiler;
    new webpack.ids.HashedModuleIdsPlugin({ context, hashDigestLength: LENGTH }).apply(compiler);
  }
}

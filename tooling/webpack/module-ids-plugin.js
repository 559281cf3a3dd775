import idHelpers from 'webpack/lib/ids/IdHelpers.js';

const { assignDeterministicIds, getFullModuleName, getUsedModuleIdsAndModules } = idHelpers;

const NAME = 'ModuleIdsPlugin';
/** The module that the federation plugin writes for each build, full of absolute paths and named by a hash of them. */
const WRITTEN = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[\da-f]+\.js$/;
/** Before webpack gives ids to the modules that have none. */
const EARLY = -100;
/** Three digits, or as many as leave room. */
const RANGES = [1000];
/** Ids for each module. With more of them fewer modules change their id with another one; each digit is paid for wherever an id stands. */
const ROOM = 2;
/** What webpack leaves by itself. */
const USUAL_ROOM = 20;

/** @param {import('webpack').Module} module */
function idOf(module) {
  // A module that absorbed its imports carries its own source as the root module.
  if (WRITTEN.test((module.rootModule ?? module).resource ?? '')) return 'federation';
  return module.constructor.name === 'ContainerEntryModule' ? 'container' : undefined;
}

/**
 * Gives the same source the same module ids wherever and whenever it is built. webpack makes an id of a module's path, which for
 * modules that the federation plugin writes depends on the folder; and of two modules whose ids would be the same the one that
 * comes first keeps it, which with the federation plugin is now this one, now that.
 */
export class ModuleIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: EARLY }, (modules) => {
        const { chunkGraph } = compilation;
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) chunkGraph.setModuleId(module, id);
        }
        const [used, unnamed] = getUsedModuleIdsAndModules(compilation);
        const names = new Map(
          unnamed.map((module) => [module, getFullModuleName(module, compiler.context, compiler.root)]),
        );
        const nameOf = (module) => names.get(module) ?? '';
        const byName = (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1);
        const assign = (module, id) => {
          if (used.has(String(id))) return false;
          used.add(String(id));
          chunkGraph.setModuleId(module, id);
          return true;
        };
        const extra = used.size - (USUAL_ROOM - ROOM) * unnamed.length;
        assignDeterministicIds(unnamed, nameOf, byName, assign, RANGES, undefined, extra);
      });
    });
  }
}

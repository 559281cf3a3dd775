import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const NAME = 'ChunkHealingPlugin';

/** Comes after the module that loads scripts. */
class HealingRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk healing', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      `var load = ${load};`,
      `${load} = (url, done, ...rest) => load(url, (event) => {`,
      Template.indent([
        'if (event?.type === "load" || !globalThis.fleetfootAskAgain) return done(event);',
        'fleetfootAskAgain(url).then((fault) => fault ? done(event) : load(url, done, ...rest));',
      ]),
      '}, ...rest);',
    ]);
  }
}

/**
 * Loads a chunk that failed once more if the server has it as it should be, which the shell finds out through a global:
 * it asks past the browser's cache, where a damaged file would stay.
 */
export class ChunkHealingPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new HealingRuntimeModule());
      });
    });
  }
}

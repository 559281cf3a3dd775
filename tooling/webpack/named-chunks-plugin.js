const NAME = 'NamedChunksPlugin';
/** Before webpack gives ids to the chunks that have none. */
const EARLY = -100;

/** Makes a chunk's name its id. Where names are in the files' names, what loads chunks would have to say them beside a number. */
export class NamedChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.chunkIds.tap({ name: NAME, stage: EARLY }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.id !== null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}

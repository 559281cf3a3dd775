import webpack from 'webpack';

const { RuntimeGlobals } = webpack;
const NAME = 'OwnAddressPlugin';

// Asked of the prototype: an element of the page named `currentScript` stands before the property of the document, and
// webpack then takes the page's last script for its own.
const SCRIPT = 'Object.getOwnPropertyDescriptor(Document.prototype, "currentScript").get.call(document)';

/** Makes the folder of the running script the one of its chunks, whatever elements the page has. For `publicPath: 'auto'`. */
export class OwnAddressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== 'publicPath') return;
        module.generate = () => `${RuntimeGlobals.publicPath} = new URL(".", ${SCRIPT}.src).href;`;
      });
    });
  }
}

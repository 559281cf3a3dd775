import path from 'node:path';
import { root } from '../build/root.js';
import { gallerySections } from './sections.js';

/** Writes the module of all sections; esbuild has no import by pattern for files outside a folder. */
const examplesPlugin = {
  name: 'gallery-examples',
  setup(build) {
    build.onLoad({ filter: /[\\/]gallery[\\/]examples\.js$/ }, () => {
      const sections = gallerySections();
      const imports = sections.map(
        ({ file }, index) => `import * as s${index} from ${JSON.stringify(file)};`,
      );
      const entries = sections.map(({ name }, index) => `{ name: ${JSON.stringify(name)}, ...s${index} }`);
      return {
        contents: `${imports.join('\n')}\nexport const sections = [${entries.join(',\n')}];`,
        loader: 'js',
      };
    });
  },
};

/** How esbuild makes the gallery's page; its output stays in memory. */
export const galleryOptions = {
  entryPoints: [path.join(root, 'tooling/gallery/gallery.tsx')],
  outfile: path.join(root, 'tooling/gallery/gallery.js'),
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [examplesPlugin],
};

import path from 'node:path';
import { REMOTES, root } from '../build/root.js';
import { lazyPages } from '../pages/find-pages.js';

/**
 * Writes the module `parts.js` of the single bundle: the manifest of every remote, and one lazy chunk per page.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function writeParts() {
  const request = (file) => JSON.stringify(path.relative(this.context, file).replaceAll(path.sep, '/'));
  const imports = REMOTES.map(
    (id, index) =>
      `import { manifest as manifest${index} } from ${request(path.join(root, id, 'src/manifest.ts'))};`,
  );
  const parts = REMOTES.map((id, index) => {
    const src = path.join(root, id, 'src');
    this.addContextDependency(src);
    return `{ manifest: manifest${index}, pages: ${lazyPages(src, this.context)} }`;
  });
  return `${imports.join('\n')}\nexport const parts = [${parts.join(', ')}];\n`;
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, root } from '../build/root.js';

/** Where components that are drawn alone live. */
const FOLDERS = ['shared', 'shell/src', ...REMOTES.map((remote) => `${remote}/src`)];

const SUFFIX = '.gallery.tsx';

/**
 * The gallery's sections, found by the name of their files: `shared/ui/buttons.gallery.tsx` is `ui/buttons`.
 * @returns {{ name: string, file: string }[]} in the order of their names; `file` is absolute
 */
export function gallerySections() {
  return FOLDERS.flatMap((folder) => {
    const from = path.join(root, folder);
    if (!existsSync(from)) return [];
    return readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(SUFFIX) && !file.includes('node_modules'))
      .map((file) => ({
        name: file.slice(0, -SUFFIX.length).split(path.sep).join('/'),
        file: path.join(from, file),
      }));
  }).sort((a, b) => a.name.localeCompare(b.name));
}

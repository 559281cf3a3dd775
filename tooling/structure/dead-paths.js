import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A path from the repository's root, such as `shared/ui/icon-paths.ts` or `docs/adr`, up to the folder before a placeholder. */
const PATH =
  /(?<![\w./-])(?:shared|shell|functions|local|e2e|tooling|docs|mf-[a-z-]+)\/[\w.-]+(?:\/[\w.-]+)*(?![\w-]*\.?[\w{<*])/g;

/** The paths that a document names; not what a build makes, which may not be there yet. */
export function pathsIn(text) {
  const paths = [...new Set(text.match(PATH) ?? [])].map((found) => found.replace(/\.$/, ''));
  return paths.filter((found) => !/\/(?:lib|dist)\//.test(found));
}

/**
 * Paths that lead nowhere, though a document names them: neither from the root nor, in a package's README, from its folder or its
 * sources. A package's changelog tells of the past, where other files were.
 * @param {string} root folder of a git checkout
 */
export function deadPaths(root) {
  const documents = execFileSync('git', ['ls-files', '*.md', ':!*/CHANGELOG.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return documents
    .trim()
    .split('\n')
    .flatMap((document) => {
      const folder = path.dirname(document);
      const starts = ['', folder, `${folder}/src`];
      return pathsIn(readFileSync(path.join(root, document), 'utf8'))
        .filter((found) => !starts.some((start) => existsSync(path.join(root, start, found))))
        .map((found) => `${document}: ${found}`);
    });
}

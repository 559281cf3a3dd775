import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/root.js';

// A package's changelog tells of the past, where other files were.
const DOCUMENTS = execFileSync('git', ['ls-files', '*.md', ':!*/CHANGELOG.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** A path from the repository's root, such as `shared/ui/icon-paths.ts` or `docs/adr`; not one with a placeholder. */
const PATH =
  /(?<![\w./-])(?:shared|shell|functions|local|e2e|tooling|docs|mf-[a-z-]+)\/[\w.-]+(?:\/[\w.-]+)*(?![\w-]*\.?[\w{<*])/g;

function pathsIn(document) {
  const text = readFileSync(path.join(root, document), 'utf8');
  const paths = [...new Set(text.match(PATH) ?? [])].map((found) => found.replace(/\.$/, ''));
  // What a build makes may not be there yet.
  return paths.filter((found) => !/\/(?:lib|dist)\//.test(found));
}

/** Whether a document's path leads somewhere: from the root, or in a package's README from its folder or its sources. */
function leadsSomewhere(document, found) {
  const folder = path.dirname(document);
  return ['', folder, `${folder}/src`].some((from) => existsSync(path.join(root, from, found)));
}

test.each(DOCUMENTS)('every path that %s names exists', (document) => {
  expect(pathsIn(document).filter((found) => !leadsSomewhere(document, found))).toEqual([]);
});

test('ARCHITECTURE.md names paths at all', () => {
  expect(pathsIn('ARCHITECTURE.md').length).toBeGreaterThan(30);
});

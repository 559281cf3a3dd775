const INTRODUCTION = `# Licences of what ships

Everything that the shell, the remotes, \`shared\` and \`functions\` declare as a dependency, and what those need in turn.
The bundles hold a part of it: whatever is not imported stays out. Written by \`npm run supply-chain -- --write\`, and checked
by \`npm run supply-chain\`.

Nothing here is copyleft for what is built with it: a font under OFL-1.1 stays under it, and says so in its file; libvips under LGPL-3.0 runs on our servers alone, as a library of
its own that sharp loads. Most ask that their notice is passed on; the bundles
keep the notices that their authors marked.
`;

const ELSEWHERE = `
## Not in the list

- Tools for building and testing, which nobody receives. axe-core and its Playwright binding are under MPL-2.0, a
  copyleft by file, and used unchanged. \`@sparticuz/chromium\` is MIT, but the browser it contains is many works under terms
  of their own, some of them LGPL; it only runs the journeys in tests.
- \`local/data/za.json\` of the local map: land from Natural Earth (public domain), towns from GeoNames (CC BY 4.0, named in
  the file), suburbs and streets by hand. It belongs to the local stand-in and is not deployed.
- Google Maps and Stripe load their own scripts under their own terms.
`;

const byText = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * The page that lists what ships, by licence.
 * @param {{ name: string, version: string, licence?: string }[]} packages
 * @returns {string} Markdown
 */
export function licencePage(packages) {
  /** @type {Map<string, Set<string>>} */
  const groups = new Map();
  for (const { name, version, licence = 'Unknown' } of packages) {
    const group = groups.get(licence) ?? new Set();
    groups.set(licence, group.add(`${name} ${version}`));
  }
  const sections = [...groups]
    .sort(([a], [b]) => byText(a, b))
    .map(([licence, names]) => `\n## ${licence} (${names.size})\n\n${[...names].sort(byText).join(', ')}\n`);
  return INTRODUCTION + sections.join('') + ELSEWHERE;
}

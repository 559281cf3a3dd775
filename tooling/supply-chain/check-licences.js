import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOf } from './licence-of.js';
import { licencePage } from './licence-page.js';
import { reachable, readJson, registryPackages, workspacesOf } from './lock.js';
import { isAllowed } from './spdx.js';
import { verdict } from './verdict.js';

/** What reaches users or our servers: terms that ask for no more than a notice. */
export const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of fonts: what is built with one keeps its own terms.
  'OFL-1.1',
  'Unlicense',
];

/** Licences of packages that run on our servers alone, and so are passed on to nobody: libvips is one, unchanged. */
export const SERVERS = [...SHIPPED, 'LGPL-3.0-or-later'];

/** What only ever runs here may ask for a little more: nothing of it is passed on. */
export const TOOLS = [
  ...SHIPPED,
  'CC-BY-3.0',
  'CC-BY-4.0',
  'LicenseRef-BSD-unspecified',
  'LicenseRef-public-domain',
  'MPL-2.0',
  'Python-2.0',
];

const DEVELOPMENT_ONLY = ['tooling', 'local', 'e2e'];
const SERVER_ONLY = 'functions';
const PAGE = 'docs/licences.md';

/** How a package came in, from the workspace down. */
function pathTo(broughtBy, location) {
  const steps = [];
  for (let step = location; step !== undefined; step = broughtBy.get(step))
    steps.unshift(step || 'package.json');
  return steps.map((step) => step.split('node_modules/').at(-1)).join(' > ');
}

/**
 * Locked packages that come with terms we do not take.
 * @param {{ location: string, name: string, version: string, licence: string | undefined }[]} packages
 * @param {Record<'browsers' | 'shipped' | 'all', Map<string, string | undefined>>} ways location to what brings it into browsers,
 *   into the product, and into anything
 * @returns {string[]}
 */
export function refusedLicences(packages, { browsers, shipped, all }) {
  const isRefused = ({ location, licence = '' }) =>
    !isAllowed(licence, browsers.has(location) ? SHIPPED : shipped.has(location) ? SERVERS : TOOLS);
  return packages.filter(isRefused).map(({ location, name, version, licence }) => {
    const way = pathTo(shipped.has(location) ? shipped : all, location);
    return `${name}@${version}: ${licence ?? 'names no licence'}, brought in by ${way}`;
  });
}

/**
 * Every licence is on a list, and the page of what ships is up to date.
 * @param {string} root
 * @param {{ write?: boolean }} [options] write: brings the page up to date
 * @returns {import('./verdict.js').Verdict}
 */
export function checkLicences(root, { write = false } = {}) {
  const { packages } = readJson(root, 'package-lock.json');
  const workspaces = workspacesOf(root);
  const roots = workspaces.filter((folder) => !DEVELOPMENT_ONLY.includes(folder));
  const browsers = reachable(
    packages,
    roots.filter((folder) => folder !== SERVER_ONLY),
  );
  const shipped = reachable(packages, roots);
  const all = reachable(packages, ['', ...workspaces], { development: ['', ...workspaces] });
  const licensed = registryPackages(packages).map((found) => ({ ...found, licence: licenceOf(root, found) }));
  const ships = licensed.filter(({ location }) => shipped.has(location));
  const page = licencePage(ships);
  const file = path.join(root, PAGE);
  if (write) writeFileSync(file, page);
  const current = existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === page;
  const kinds = (list) => new Set(list.map(({ licence }) => licence)).size;
  return verdict(
    `${licensed.length} packages under ${kinds(licensed)} licences, ${ships.length} of them ship under ${kinds(ships)}`,
    [
      ...refusedLicences(licensed, { browsers, shipped, all }),
      ...(current
        ? []
        : [`${PAGE} is out of date; bring it up to date with: npm run supply-chain -- --write`]),
    ],
  );
}

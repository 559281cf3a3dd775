import { realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import licensee from 'licensee';
import { reachable, readJson, workspacesOf } from './lock.js';
import { verdict } from './verdict.js';

// docs/licences.md says why these.
const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
const SERVERS = [...SHIPPED, 'LGPL-3.0-or-later'];
const TOOLS = [...SHIPPED, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'];

/** Packages whose package.json does not say it in SPDX, with the licence that their own files name. */
const READ = {
  // MIT
  'png-js': '2.0.0',
};
const READ_OF_TOOLS = {
  // Public domain
  'deep-freeze': '0.0.1',
  // BSD, which one is not said
  gitconfiglocal: '1.0.0',
  // BSD-3-Clause
  'url-template': '2.0.8',
  // MIT
  'valid-url': '1.0.9',
  ...READ,
};

const DEVELOPMENT_ONLY = ['tooling', 'local', 'e2e'];
const SERVER_ONLY = 'functions';

/**
 * Installed packages with what licensee says of their licences.
 * @param {string} root
 * @param {string[]} spdx licences that are allowed
 * @param {Record<string, string>} packages version ranges that are allowed whatever they say, by name
 */
async function judge(root, spdx, packages) {
  const results = await promisify(licensee)({ licenses: { spdx }, packages, corrections: true }, root);
  return results
    .flatMap(({ duplicates = [], ...result }) => [result, ...duplicates])
    .map((result) => ({ ...result, location: path.relative(root, result.path).split(path.sep).join('/') }))
    .filter(({ location }) => location.includes('node_modules/'));
}

/**
 * Looks at the licence of every installed package: what reaches browsers, what runs on our servers, and the tools.
 * @param {string} folder of the repository
 * @returns {Promise<import('./verdict.js').Verdict>}
 */
export async function checkLicences(folder) {
  const root = realpathSync(folder);
  const { packages } = readJson(root, 'package-lock.json');
  const shipping = workspacesOf(root).filter((workspace) => !DEVELOPMENT_ONLY.includes(workspace));
  const browsers = reachable(
    packages,
    shipping.filter((workspace) => workspace !== SERVER_ONLY),
  );
  const shipped = reachable(packages, shipping);
  const installed = await judge(root, TOOLS, READ_OF_TOOLS);
  const refused = [
    ...(await judge(root, SHIPPED, READ)).filter(({ location }) => browsers.has(location)),
    ...(await judge(root, SERVERS, READ)).filter(
      ({ location }) => shipped.has(location) && !browsers.has(location),
    ),
    ...installed.filter(({ location }) => !shipped.has(location)),
  ].filter(({ approved }) => !approved);
  return verdict(
    `${installed.length} installed packages, ${installed.filter(({ location }) => shipped.has(location)).length} of them ship`,
    refused.map(
      ({ name, version, license, location }) =>
        `${name}@${version}: ${license ? JSON.stringify(license) : 'names no licence'}, at ${location}; npm explain ${name} says what brings it in`,
    ),
  );
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './lock.js';

/** Packages whose package.json does not say it in SPDX, by what their own files say. */
const READ = {
  'deep-freeze@0.0.1': 'LicenseRef-public-domain',
  'gitconfiglocal@1.0.0': 'LicenseRef-BSD-unspecified',
  'png-js@2.0.0': 'MIT',
  'url-template@2.0.8': 'BSD-3-Clause',
  'valid-url@1.0.9': 'MIT',
};

/** The field as it was written before it was one string. */
function fromManifest(manifest) {
  const { license, licenses } = manifest;
  const field = license ?? licenses;
  if (Array.isArray(field)) return field.map((one) => one.type ?? one).join(' OR ') || undefined;
  return typeof field === 'object' ? field.type : field;
}

/**
 * A package's licence: from the lock, else from the installed package, else as read by a person.
 * @param {string} root
 * @param {import('./lock.js').RegistryPackage} found
 * @returns {string | undefined} SPDX expression
 */
export function licenceOf(root, { location, name, version, entry }) {
  const read = READ[`${name}@${version}`];
  if (read ?? entry.license) return read ?? entry.license;
  const file = path.join(root, location, 'package.json');
  return existsSync(file) ? fromManifest(readJson(file)) : undefined;
}

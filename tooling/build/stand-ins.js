import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts of the functions by which Firebase's SDKs connect to emulators; no shipped file may hold one. */
export const EMULATOR_TEXTS = ['emulator-config-failed', 'connectFirestoreEmulator()'];

/** Texts that every stand-in of the local cloud holds at least one of, and that no shipped file may hold. */
export const STAND_IN_TEXTS = [
  '/local/',
  'fleetfootLocalServices',
  'emulators.json',
  'fleetfoot-local-maps',
  'The local Stripe',
  '__privateStripeFrame',
  'pk_test_local',
  'sk_test_local',
  'whsec_local',
];

const isText = (name) => /\.(?:js|html|json|css)$/.test(name);
const isMap = (name) => name.endsWith('.map');
/** As webpack and esbuild name a module outside the package that they build. */
const isOfLocal = (source) => /(?:^|\/)\.\.\/local\//.test(source);

function problemsOf(file) {
  if (isText(file)) {
    const content = readFileSync(file, 'utf8');
    return [...STAND_IN_TEXTS, ...EMULATOR_TEXTS]
      .filter((text) => content.includes(text))
      .map((text) => `holds "${text}"`);
  }
  if (!isMap(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8'))
    .sources.filter(isOfLocal)
    .map((source) => `is built from ${source}`);
}

/**
 * Looks in built packages for code of the local cloud, which must never be deployed.
 * @param {string} root folder of the packages
 * @param {readonly string[]} folders builds to look into, relative to it; those that are not there are passed over
 * @returns {string[]} what was found, a line each
 */
export function findStandIns(root, folders) {
  return folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).flatMap((name) =>
        problemsOf(path.join(folder, name)).map(
          (problem) => `${path.relative(root, path.join(folder, name))} ${problem}`,
        ),
      ),
    );
}

import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

const IN_CLOUD_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const IN_CACHE = /^cloud-firestore-emulator-v?[\d.]+\.jar$/;

/** Where to look; the file system and the environment of this machine, or a test's. */
export interface JarSearch {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** The Google Cloud CLI's root belongs to the `gcloud` on the path, which is often a link. */
function sdkOnPath(searchPath: string): string[] {
  return searchPath
    .split(path.delimiter)
    .map((folder) => path.join(folder, process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => path.resolve(path.dirname(realpathSync(file)), '..'));
}

function sdkRoots({ env, home }: JarSearch): string[] {
  return [
    ...sdkOnPath(env['PATH'] ?? ''),
    ...(env['CLOUDSDK_ROOT_DIR'] ? [env['CLOUDSDK_ROOT_DIR']] : []),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    path.join(home, 'google-cloud-sdk'),
    ...(env['LOCALAPPDATA'] ? [path.join(env['LOCALAPPDATA'], 'Google/Cloud SDK/google-cloud-sdk')] : []),
  ];
}

function inCache(home: string): string[] {
  const folder = path.join(home, '.cache/firebase/emulators');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => IN_CACHE.test(name))
    .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }))
    .map((name) => path.join(folder, name));
}

/**
 * Finds the official Firestore emulator on this machine: named by FIRESTORE_EMULATOR_JAR, installed by the Google
 * Cloud CLI, or downloaded before by firebase-tools.
 * @returns the jar's path, or `undefined` when there is none
 */
export function findFirestoreJar(search: JarSearch): string | undefined {
  const named = search.env['FIRESTORE_EMULATOR_JAR'];
  const candidates = named
    ? [named]
    : [...sdkRoots(search).map((root) => path.join(root, IN_CLOUD_SDK)), ...inCache(search.home)];
  return candidates.find((file) => existsSync(file));
}

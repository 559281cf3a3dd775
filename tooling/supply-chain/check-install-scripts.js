import { readJson, registryPackages, workspacesOf } from './lock.js';
import { npmSettings } from './npm-settings.js';
import { verdict } from './verdict.js';

/** Packages that ask to run a script when they are installed, and why they work without. */
export const UNSCRIPTED = {
  '@firebase/util':
    'The script bakes FIREBASE_WEBAPP_CONFIG into a file; our settings come from /config.json and the published file says there are none.',
  '@parcel/watcher':
    'The script only builds from source when asked to; the binary comes as an optional package.',
  '@swc/core':
    'The binary comes as an optional package; the script only looks for it and fetches a WebAssembly spare.',
  'core-js-pure': 'The script prints an appeal for donations.',
  esbuild:
    'The binary comes as an optional package, which the JavaScript API starts itself; the script only saves the command line a detour.',
  nx: 'The script readies a cloud account that we do not have; the binary comes as an optional package.',
  protobufjs: 'The script warns about version ranges of whoever depends on it.',
  re2: 'Optional: the hosting emulator falls back to the regular expressions of Node, and we do not start it.',
  'unrs-resolver':
    'The binary comes as an optional package; the script only looks for it and fetches it when it is missing.',
};

// npm's own moments, and the scripts that npm itself calls: https://docs.npmjs.com/cli/using-npm/scripts
const LIFECYCLE = new Set(['install', 'prepare', 'prepublishOnly', 'dependencies']);
const CALLED_BY_NPM = new Set([
  'install',
  'uninstall',
  'prepare',
  'publish',
  'pack',
  'version',
  'test',
  'start',
  'stop',
  'restart',
  'shrinkwrap',
]);

/**
 * @param {string} name
 * @param {Record<string, string>} scripts those that stand beside it: 'prebuild' is a hook where there is a 'build'
 */
function isHook(name, scripts) {
  const hooked = /^(?:pre|post)(.+)$/.exec(name)?.[1];
  return hooked !== undefined && (CALLED_BY_NPM.has(hooked) || hooked in scripts);
}

/**
 * Own scripts that npm would leave out without a word, because it runs none but those it is asked for.
 * @param {string} file
 * @param {{ scripts?: Record<string, string> }} manifest
 * @returns {string[]}
 */
export function lifecycleScripts(file, { scripts = {} }) {
  return Object.keys(scripts)
    .filter((name) => LIFECYCLE.has(name) || isHook(name, scripts))
    .map((name) => `${file}: npm would not run '${name}'; call it from the script that needs it`);
}

/**
 * Packages with a script that nobody looked at, and reasons that nobody needs any more.
 * @param {import('./lock.js').LockedPackages} packages
 * @param {Record<string, string>} [reasons]
 * @returns {string[]}
 */
export function unexplainedScripts(packages, reasons = UNSCRIPTED) {
  const scripted = registryPackages(packages).filter(({ entry }) => entry.hasInstallScript);
  const names = new Set(scripted.map(({ name }) => name));
  return [
    ...scripted
      .filter(({ name }) => reasons[name] === undefined)
      .map(
        ({ location, version }) =>
          `${location} ${version} wants to run a script at install: read it, and say in tooling/supply-chain/check-install-scripts.js why it works without`,
      ),
    ...Object.keys(reasons)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is explained in check-install-scripts.js and runs no script: take it out`),
  ];
}

/**
 * No package runs a script when it is installed.
 * @param {string} root
 * @returns {import('./verdict.js').Verdict}
 */
export function checkInstallScripts(root) {
  const { packages } = readJson(root, 'package-lock.json');
  const folders = ['', ...workspacesOf(root)];
  const off = npmSettings(root)['ignore-scripts'] === 'true';
  return verdict(`${Object.keys(UNSCRIPTED).length} packages have one, none is run`, [
    ...(off ? [] : ['.npmrc: ignore-scripts=true is missing']),
    ...unexplainedScripts(packages),
    ...folders.flatMap((folder) =>
      lifecycleScripts(`${folder || '.'}/package.json`, readJson(root, folder, 'package.json')),
    ),
  ]);
}

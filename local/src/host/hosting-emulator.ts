import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Child, startChild } from '../cloud/child';
import { FIREBASE_CLI } from '../cloud/firebase-cli';
import { freePorts } from '../cloud/free-ports';
import { ROOT } from '../cloud/project-paths';
import { waitUntilReady } from '../cloud/wait-until';

const READY_MS = 60_000;

export interface HostingEmulator {
  readonly origin: string;
  readonly child: Child;
}

/** firebase.json as it is deployed, for folders and ports of this run. */
async function emulatorConfig(folder: string, site: string) {
  const { functions, hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'));
  const names = ['hosting', 'functions', 'hub', 'logging', 'tasks', 'eventarc'];
  const ports = await freePorts(names.length);
  const config = {
    // The Node of this machine; what is deployed runs on a later one.
    functions: functions.map((one: object) => ({
      ...one,
      source: path.relative(folder, path.join(ROOT, 'functions/lib')),
      runtime: 'nodejs20',
    })),
    hosting: { ...hosting, public: path.relative(folder, site) },
    emulators: {
      singleProjectMode: true,
      ...Object.fromEntries(names.map((name, index) => [name, { host: '127.0.0.1', port: ports[index] }])),
      ui: { enabled: false },
    },
  };
  return { config, origin: `http://127.0.0.1:${ports[0]}` };
}

/**
 * Serves a site folder through Firebase's own Hosting and Functions emulators, with firebase.json as it is deployed.
 * @param folder for everything the run writes
 * @param settings of the functions
 */
export async function startHostingEmulator(
  folder: string,
  site: string,
  settings: Readonly<Record<string, string>>,
): Promise<HostingEmulator> {
  execFileSync(process.execPath, [path.join(ROOT, 'functions/build.js')], { stdio: 'inherit' });
  const { config, origin } = await emulatorConfig(folder, site);
  const file = path.join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(config));
  const child = startChild({
    name: 'The Hosting emulator',
    command: process.execPath,
    args: [
      ...[FIREBASE_CLI, 'emulators:start', '--only', 'functions,hosting'],
      ...['--project', 'demo-fleetfoot-hosting', '--config', file],
    ],
    cwd: folder,
    env: {
      ...process.env,
      ...settings,
      FLEETFOOT_SITE_ORIGIN: origin,
      NO_COLOR: '1',
      // Each of these spares a look-up on the internet or a wait.
      CI: '1',
      METADATA_SERVER_DETECTION: 'none',
      npm_config_offline: 'true',
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: folder,
      TMPDIR: folder,
    },
    logFile: path.join(folder, 'firebase.log'),
  });
  await waitUntilReady(child, () => child.output().includes('All emulators ready'), READY_MS);
  return { origin, child };
}

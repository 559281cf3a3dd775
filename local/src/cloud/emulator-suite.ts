import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Child, startChild } from './child';
import { CloudError } from './cloud-error';
import { emulatorConfig, type SuitePorts, type SuiteService } from './emulator-config';
import { FIREBASE_CLI } from './firebase-cli';
import { stageFunctions } from './stage-functions';
import { waitUntilReady } from './wait-until';

const READY_MS = 240_000;

export interface SuiteOptions {
  readonly services: readonly SuiteService[];
  readonly projectId: string;
  readonly ports: SuitePorts;
  readonly logs: string;
  readonly temporary: string;
  /** Where the functions find Firestore. */
  readonly firestoreHost: string | undefined;
  /** Where the functions find Stripe. */
  readonly stripeOrigin: string | undefined;
  /** Settings of the functions. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A folder written by {@link exportAccounts}. */
  readonly importFrom: string | undefined;
  readonly onChild: (child: Child) => void;
}

/** What people call these emulators. */
export function suiteTitle(services: readonly SuiteService[]): string {
  const names = services.map((name) => (name === 'auth' ? 'Auth' : 'Functions'));
  return `${names.join(' and ')} emulator${names.length > 1 ? 's' : ''}`;
}

function suiteEnv({ temporary, firestoreHost }: SuiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NO_COLOR: '1',
    // Each of these spares a look-up on the internet or a wait.
    CI: '1',
    METADATA_SERVER_DETECTION: 'none',
    npm_config_offline: 'true',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: temporary,
    // In seconds. A call to a function that takes longer to load than this is never answered.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Sockets and locator files go where they are removed with the run.
    TMPDIR: temporary,
    ...(firestoreHost ? { FIRESTORE_EMULATOR_HOST: firestoreHost } : {}),
  };
}

/** firebase-tools reports ready also when the functions could not be loaded. */
async function requireFunctions(port: number, child: Child): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: unknown[] }[] };
  if (backends.some(({ functionTriggers }) => functionTriggers.length > 0)) return;
  const reason = child
    .output()
    .split('\n')
    .filter((line) => line.includes('functions'));
  throw new CloudError('The Functions emulator found no functions.', reason.slice(-8));
}

/**
 * Starts firebase-tools' Auth and Functions emulators.
 * @throws CloudError
 */
export async function startSuite(options: SuiteOptions): Promise<Child> {
  const { services, projectId, ports, logs, temporary, stripeOrigin, settings, importFrom, onChild } =
    options;
  const functions = path.join(temporary, 'functions');
  if (services.includes('functions')) stageFunctions(functions, stripeOrigin, settings);
  const config = path.join(temporary, 'firebase.json');
  writeFileSync(config, JSON.stringify(emulatorConfig(temporary, functions, ports), undefined, 2));
  const child = startChild({
    name: `The ${suiteTitle(services)}`,
    command: process.execPath,
    args: [
      ...[FIREBASE_CLI, 'emulators:start', '--only', services.join(',')],
      ...['--project', projectId, '--config', config],
      ...(importFrom ? ['--import', importFrom] : []),
    ],
    cwd: temporary,
    env: suiteEnv(options),
    logFile: path.join(logs, 'firebase.log'),
  });
  onChild(child);
  await waitUntilReady(child, () => child.output().includes('All emulators ready'), READY_MS);
  if (services.includes('functions')) await requireFunctions(ports.functions, child);
  return child;
}

/** Writes every account below `folder`. */
export async function exportAccounts(hubPort: number, folder: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'fleetfoot' }),
  });
  if (!response.ok) throw new CloudError(`The accounts could not be saved: ${await response.text()}`);
}

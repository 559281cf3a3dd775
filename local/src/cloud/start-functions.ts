import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child';
import { ROOT } from './project-paths';
import { emulatedEnvironment } from './serve-functions';
import { stageFunctions } from './stage-functions';
import { waitUntilReady } from './wait-until';

const READY_MS = 240_000;

export interface FunctionsOptions {
  readonly projectId: string;
  readonly port: number;
  readonly logs: string;
  readonly temporary: string;
  /** Where the functions find Auth and Firestore; `undefined` where these do not run. */
  readonly authHost: string | undefined;
  readonly firestoreHost: string | undefined;
  /** Where the functions find Stripe. */
  readonly stripeOrigin: string | undefined;
  /** Settings of the functions. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onChild: (child: Child) => void;
}

/**
 * Starts one process that serves all functions. The official emulator starts one of 99 MiB for each function.
 * @throws CloudError
 */
export async function startFunctions(options: FunctionsOptions): Promise<Child> {
  const { projectId, port, logs, temporary, authHost, firestoreHost, stripeOrigin, settings, onChild } =
    options;
  const folder = stageFunctions(path.join(temporary, 'functions'), stripeOrigin, settings);
  const child = startChild({
    name: 'The functions',
    command: process.execPath,
    args: [
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL('functions-host.ts', import.meta.url)),
      folder,
      String(port),
    ],
    cwd: ROOT,
    env: {
      ...process.env,
      ...emulatedEnvironment(projectId),
      // Spares a look-up outside this machine.
      METADATA_SERVER_DETECTION: 'none',
      ...(authHost && { FIREBASE_AUTH_EMULATOR_HOST: authHost }),
      ...(firestoreHost && { FIRESTORE_EMULATOR_HOST: firestoreHost }),
    },
    logFile: path.join(logs, 'functions.log'),
  });
  onChild(child);
  await waitUntilReady(child, () => child.output().includes('functions ready'), READY_MS);
  return child;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Child, startChild } from './child';
import { CloudError } from './cloud-error';
import { ensureFirestoreJar } from './ensure-firestore-jar';
import {
  answers,
  deleteDocuments,
  type FirestoreEndpoint,
  firestoreSeed,
  putRules,
} from './firestore-control';
import { findJava } from './java';
import { ROOT } from './project-paths';
import { waitUntilReady } from './wait-until';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const READY_MS = 180_000;

export const RULES_FILE = path.join(ROOT, 'firestore.rules');

export interface FirestoreOptions {
  readonly projectId: string;
  readonly port: number;
  readonly logs: string;
  readonly temporary: string;
  /** A folder of exported data to begin with. */
  readonly importFrom: string | undefined;
  /** Whether data of an emulator that runs elsewhere is thrown away. */
  readonly fresh: boolean;
  readonly onDownload: () => void;
  readonly onChild: (child: Child) => void;
}

export interface FirestoreEmulator extends FirestoreEndpoint {
  /** `undefined` when the emulator was there before us: then it is not ours to stop, and it keeps its own data. */
  readonly child: Child | undefined;
}

async function adoptRunning(host: string, projectId: string, fresh: boolean): Promise<FirestoreEmulator> {
  const up = await answers(host).catch(() => false);
  if (!up) {
    throw new CloudError(`No Firestore emulator answers at ${host}, which FIRESTORE_EMULATOR_HOST names.`, [
      'Start it, or unset FIRESTORE_EMULATOR_HOST.',
    ]);
  }
  if (fresh) await deleteDocuments({ host, projectId });
  return { host, projectId, child: undefined };
}

async function startJar(options: FirestoreOptions): Promise<FirestoreEmulator> {
  const { projectId, port, logs, temporary, importFrom, onDownload, onChild } = options;
  const [java, jar] = await Promise.all([findJava(process.env), ensureFirestoreJar(temporary, onDownload)]);
  const host = `127.0.0.1:${port}`;
  const seed = importFrom && firestoreSeed(importFrom);
  const child = startChild({
    name: 'The Firestore emulator',
    command: java,
    args: [
      '-Duser.language=en',
      // Leaves no /tmp/hsperfdata file behind.
      '-XX:-UsePerfData',
      // Compiles once and quickly: it does not run for long enough to gain from more.
      '-XX:TieredStopAtLevel=1',
      // An eighth less of the processor than collecting beside the work.
      '-XX:+UseSerialGC',
      ...['-cp', jar, MAIN_CLASS, '--host', '127.0.0.1', '--port', String(port)],
      ...['--project_id', projectId, '--rules', RULES_FILE],
      ...(seed && existsSync(seed) ? ['--seed_from_export', seed] : []),
    ],
    cwd: temporary,
    env: process.env,
    logFile: path.join(logs, 'firestore.log'),
  });
  onChild(child);
  await waitUntilReady(child, () => answers(host), READY_MS);
  return { host, projectId, child };
}

/**
 * A Firestore emulator with the product's Security Rules in force: the one that FIRESTORE_EMULATOR_HOST names, else the
 * official jar of this machine.
 * @throws CloudError
 */
export async function startFirestore(options: FirestoreOptions): Promise<FirestoreEmulator> {
  const running = process.env['FIRESTORE_EMULATOR_HOST'];
  const firestore = running
    ? await adoptRunning(running, options.projectId, options.fresh)
    : await startJar(options);
  await putRules(firestore, readFileSync(RULES_FILE, 'utf8'));
  return firestore;
}

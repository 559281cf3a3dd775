import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatPhoneNumber, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { writeShell } from '@fleetfoot/tooling/site-folder';
import type { Firestore } from 'firebase-admin/firestore';
import { type SimulatedFleet, startFleet } from '../courier/simulated-fleet';
import { openFirestore } from '../demo/admin-clients';
import { PEOPLE } from '../demo/people';
import { MESSAGES_PATH } from '../inbox/messages';
import { LOCAL_BUCKET, openLocalReleases } from '../releases/local-releases';
import type { LoopbackServer } from '../serve-loopback';
import { startStorage } from '../stand-ins/storage/storage';
import { type Autosave, startAutosave } from './autosave';
import type { Child } from './child';
import { CloudError } from './cloud-error';
import { type Emulators, startEmulators, stopChildren } from './emulators';
import { isFree, nextFreePort } from './free-ports';
import { LOCAL_FLEET_SECRET } from './payment-settings';
import { refuseProduction } from './preflight';
import { createProgress, type Progress } from './progress';
import { type CloudPaths, cloudPaths, ROOT } from './project-paths';
import { readPinOf } from './read-pin';
import { reportFailure, toMessage } from './report-failure';
import { resumeRides } from './resume-rides';
import { buildAll } from './run-build';
import { lockRun, type RunLock } from './run-record';
import { discardSavedData, readSavedData } from './saved-data';
import { type Clock, functionAddress, startSchedules } from './schedules';
import { untilAskedToStop } from './shutdown';
import { parseStartOptions, type StartOptions, USAGE } from './start-options';
import { type Product, startProduct } from './start-product';

/** What the terminal says when everything runs. */
function welcome(origin: string, seconds: string): string {
  const people = Object.values(PEOPLE).map(
    ({ phoneNumber, purpose }) => `    ${formatPhoneNumber(phoneNumber)}   ${purpose}`,
  );
  return [
    '',
    `  ${PRODUCT_NAME} is ready after ${seconds} s:  ${origin}`,
    '',
    '  Sign in with one of these numbers, or any other South African mobile number:',
    ...people,
    '',
    '  Cards are test cards: 4242 4242 4242 4242 is taken, 4000 0000 0000 0002 is declined, and',
    '  4000 0025 0000 3155 makes the bank ask. Any date to come and any security code will do.',
    '',
    `  Codes appear here and, with messages, at ${origin}/local/inbox`,
    `  Couriers are paused, hurried and made to fail at ${origin}/local/couriers`,
    '  Ctrl-C stops everything and keeps the data; npm start -- --fresh begins anew.',
    '',
  ].join('\n');
}

const USUAL_PORT = 4000;

/**
 * The port to serve the product on.
 * @param wanted asked for by name: that one or none
 * @param say told when the usual port is taken
 * @throws CloudError when the wanted port is taken
 */
async function choosePort(wanted: number | undefined, say: (line: string) => void): Promise<number> {
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted;
    throw new CloudError(`Port ${wanted} is taken.`, ['Stop what listens there, or choose another --port.']);
  }
  const port = await nextFreePort(USUAL_PORT);
  if (port !== USUAL_PORT) say(`  Port ${USUAL_PORT} is taken; using ${port}.`);
  return port;
}

const PROJECT_ID = 'demo-fleetfoot';

/** What one run has and must give back. */
interface Run {
  readonly options: StartOptions;
  readonly paths: CloudPaths;
  readonly temporary: string;
  readonly lock: RunLock;
  readonly progress: Progress;
  readonly children: Child[];
  readonly stopping: AbortController;
  autosave?: Autosave;
  emulators?: Emulators;
  storage?: LoopbackServer;
  product?: Product;
  fleet?: SimulatedFleet;
  /** Once the emulators run. */
  database?: Firestore;
  /** What stands in for Cloud Scheduler. Where nobody carries anything nothing happens by itself: tests say what does. */
  schedules?: Clock;
}

async function bringUp(run: Run): Promise<Emulators> {
  const { options, paths, temporary, lock, progress, children, stopping } = run;
  const began = Date.now();
  const port = await choosePort(options.port, progress.say);
  if (options.fresh) discardSavedData(paths.data);
  const skipBuild = process.env['FLEETFOOT_SKIP_BUILD'] === '1';
  const built = skipBuild ? Promise.resolve() : progress.printingStep('Build', buildAll(stopping.signal));
  // The server SDK takes a second to load: time enough while the emulators start.
  const demo = built.then(() => import('../demo/seed'));
  demo.catch(() => {}); // A failed build is reported by whoever waits for it.
  const storage = await startStorage(paths.bucket);
  run.storage = storage;
  const { courierSpeed: speed } = options;
  if (speed !== undefined) {
    const readPin = readPinOf(() => run.database);
    run.fleet = await startFleet({ secret: LOCAL_FLEET_SECRET, speed, readPin });
  }
  const emulators = await startEmulators({
    services: ['auth', 'firestore', options.functionsEmulator ? 'functions-emulator' : 'functions', 'stripe'],
    projectId: PROJECT_ID,
    logs: paths.logs,
    temporary,
    settings: {
      // Where functions read the site's configuration, and the remotes' files.
      FLEETFOOT_SITE_ORIGIN: `http://127.0.0.1:${port}`,
      // The inbox takes what a gateway would send.
      MESSAGE_URL: `http://127.0.0.1:${port}${MESSAGES_PATH}`,
      FLEETFOOT_STORAGE_ORIGIN: storage.origin,
      FLEETFOOT_RELEASE_BUCKET: LOCAL_BUCKET,
      ...(run.fleet && { FLEET_URL: run.fleet.url }),
      ...(options.appCheck && { FLEETFOOT_APP_CHECK: 'enforce' }),
    },
    savedData: readSavedData(paths.data),
    fresh: options.fresh,
    onChild: (child) => {
      children.push(child);
      if (stopping.signal.aborted) void child.stop(0);
      else lock.addChild(child.pid);
    },
    onDownload: () => progress.say('  Downloading the Firestore emulator, once (about 60 MB)'),
    step: progress.step,
    built,
    onFirestore: async ({ projectId, host }) => {
      const { seedDocuments } = await demo;
      await progress.step('Demo data', seedDocuments({ projectId, firestoreHost: host }));
    },
  });
  run.emulators = emulators;
  const { seedAccounts } = await demo;
  await progress.step('Demo accounts', seedAccounts(emulators));
  run.autosave = startAutosave(() => emulators.save(paths.data));
  const root = path.resolve(ROOT, options.builds ?? '.');
  writeShell({ root, target: paths.site });
  const database = openFirestore(emulators);
  run.database = database;
  const releases = openLocalReleases({
    ...{ root, keys: paths.keys, projectId: PROJECT_ID, disabled: options.disabled },
    storageOrigin: storage.origin,
    database,
  });
  run.product = await startProduct({
    addresses: { ...emulators, storageOrigin: storage.origin, teamKeys: paths.keys },
    port,
    releases: await progress.step('Releases', releases),
    appCheck: options.appCheck,
    couriers: run.fleet,
    site: paths.site,
    say: progress.say,
  });
  if (run.fleet) {
    await resumeRides(database, run.fleet);
    run.fleet.connect(functionAddress(emulators, 'fleet-events'));
    const onFailure = (name: string, error: unknown) => progress.say(`${name} failed: ${toMessage(error)}`);
    run.schedules = startSchedules(emulators, onFailure);
  }
  lock.setOrigin(run.product.origin);
  progress.say(welcome(run.product.origin, ((Date.now() - began) / 1000).toFixed(0)));
  return emulators;
}

async function save({ autosave, progress }: Run): Promise<void> {
  if (!autosave) return;
  try {
    await progress.step('Saving the data', autosave.finish());
  } catch (error) {
    progress.say(`  This run is not saved; the data of the last save stays. (${toMessage(error)})`);
  }
}

async function takeDown(run: Run): Promise<void> {
  const { autosave, children, emulators, lock, product, progress, stopping, storage, temporary } = run;
  stopping.abort();
  run.schedules?.stop();
  await run.fleet?.close();
  await product?.stop();
  await save(run);
  await progress.step('Stopping', stopChildren(children, autosave !== undefined));
  // Functions that are under way may need it to the end.
  await emulators?.close();
  await storage?.close();
  progress.close();
  rmSync(temporary, { recursive: true, force: true });
  lock.release();
}

function openRun(options: StartOptions): Run {
  const paths = cloudPaths(options.home);
  mkdirSync(paths.logs, { recursive: true });
  const temporary = mkdtempSync(path.join(tmpdir(), 'fleetfoot-'));
  try {
    const lock = lockRun(paths.runRecord, temporary);
    const progress = createProgress(process.stdout);
    return { options, paths, temporary, lock, progress, children: [], stopping: new AbortController() };
  } catch (error) {
    rmSync(temporary, { recursive: true });
    throw error;
  }
}

/** Runs the local cloud until it is asked to stop or fails; returns the exit code. */
async function runCloud(run: Run): Promise<number> {
  const asked = untilAskedToStop(() => {
    for (const child of run.children) void child.stop(0);
  });
  try {
    const emulators = await Promise.race([bringUp(run), asked]);
    if (typeof emulators === 'string') return 0;
    const ended = await Promise.race([asked, emulators.crashed]);
    if (typeof ended === 'object') throw ended.failure();
    return 0;
  } catch (error) {
    run.progress.close();
    reportFailure(error);
    return 1;
  } finally {
    await takeDown(run);
  }
}

/**
 * `npm start`.
 * @param args the command line after the script's name
 */
export async function start(args: readonly string[]): Promise<void> {
  try {
    const options = parseStartOptions(args);
    if (options.help) {
      console.log(USAGE);
      return;
    }
    refuseProduction(process.env);
    process.env['FLEETFOOT_GUARD_HOURS'] = String(options.guard);
    process.exitCode = await runCloud(openRun(options));
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
  // An SDK's keep-alive connections must not hold the terminal.
  process.exit();
}

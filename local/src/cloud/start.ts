import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Autosave, startAutosave } from './autosave';
import type { Child } from './child';
import { choosePort } from './choose-port';
import { type Emulators, startEmulators, stopChildren } from './emulators';
import { refuseProduction } from './preflight';
import { createProgress, type Progress } from './progress';
import { type CloudPaths, cloudPaths } from './project-paths';
import { reportFailure, toMessage } from './report-failure';
import { buildAll } from './run-build';
import { lockRun, type RunLock } from './run-record';
import { discardSavedData, readSavedData } from './saved-data';
import { untilAskedToStop } from './shutdown';
import { parseStartOptions, type StartOptions, USAGE } from './start-options';
import { type Product, startProduct } from './start-product';
import { welcome } from './welcome';

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
  product?: Product;
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
  const emulators = await startEmulators({
    services: ['auth', 'firestore', 'functions', 'stripe'],
    projectId: PROJECT_ID,
    logs: paths.logs,
    temporary,
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
  run.product = await startProduct({
    addresses: emulators,
    port,
    disabled: options.disabled,
    say: progress.say,
  });
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
  const { autosave, children, emulators, lock, product, progress, stopping, temporary } = run;
  stopping.abort();
  await product?.stop();
  await save(run);
  await progress.step('Stopping', stopChildren(children, autosave !== undefined));
  // Functions that are under way may need it to the end.
  await emulators?.close();
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
    process.exitCode = await runCloud(openRun(options));
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
  // An SDK's keep-alive connections must not hold the terminal.
  process.exit();
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import type { Child } from './child';
import { CloudError } from './cloud-error';
import {
  type EmulatorAddresses,
  hasFunctions,
  type Service,
  startEmulators,
  stopChildren,
} from './emulators';
import { refuseProduction } from './preflight';
import { createProgress } from './progress';
import { ROOT } from './project-paths';
import { reportFailure } from './report-failure';
import { buildFunctions } from './run-build';
import { untilAskedToStop } from './shutdown';

const SERVICES: readonly string[] = [
  'auth',
  'firestore',
  'functions',
  'functions-emulator',
  'stripe',
] satisfies Service[];

const USAGE = ['node tooling/bin/with-emulators.js auth,firestore,functions,stripe -- <command> [arguments]'];

interface Invocation {
  readonly services: readonly Service[];
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * Reads `auth,firestore -- command arguments`.
 * @throws CloudError
 */
export function parseInvocation(argv: readonly string[]): Invocation {
  const [list = '', separator, command, ...args] = argv;
  const names = list.split(',').filter(Boolean);
  const unknown = names.filter((name) => !SERVICES.includes(name));
  if (unknown.length > 0) throw new CloudError(`Unknown emulators: ${unknown.join(', ')}.`, USAGE);
  if (names.length === 0 || separator !== '--' || !command) {
    throw new CloudError('Say which emulators, then --, then a command.', USAGE);
  }
  return { services: names as Service[], command, args };
}

function addressVariables(services: readonly Service[], addresses: EmulatorAddresses): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: addresses.projectId,
    // Spares the server SDK a look-up outside this machine.
    METADATA_SERVER_DETECTION: 'none',
    ...(services.includes('firestore') && { FIRESTORE_EMULATOR_HOST: addresses.firestoreHost }),
    ...(services.includes('auth') && { FIREBASE_AUTH_EMULATOR_HOST: addresses.authHost }),
    ...(hasFunctions(services) && { FUNCTIONS_EMULATOR_ORIGIN: `http://${addresses.functionsHost}` }),
    ...(addresses.stripeOrigin && { STRIPE_LOCAL_URL: addresses.stripeOrigin }),
    ...(addresses.roadsOrigin && { ROUTES_LOCAL_URL: addresses.roadsOrigin }),
    ...(addresses.geocoderOrigin && { GEOCODING_LOCAL_URL: addresses.geocoderOrigin }),
  };
}

/** Runs the command over the emulators; returns its exit code. */
function runCommand(
  { command, args, services }: Invocation,
  addresses: EmulatorAddresses,
  signal: AbortSignal,
): Promise<number> {
  const bin = path.join(ROOT, 'node_modules/.bin');
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...addressVariables(services, addresses),
    },
  });
  signal.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new CloudError(`${command} cannot be run.`)));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

async function runOverEmulators(invocation: Invocation): Promise<number> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'fleetfoot-'));
  const children: Child[] = [];
  const stopping = new AbortController();
  const progress = createProgress(process.stderr);
  const asked = untilAskedToStop(() => {
    for (const child of children) void child.stop(0);
  });
  try {
    const built = hasFunctions(invocation.services)
      ? progress.step('Functions build', buildFunctions(stopping.signal))
      : Promise.resolve();
    const running = startEmulators({
      ...{ services: invocation.services, projectId: `demo-fleetfoot-test-${process.pid}` },
      ...{ logs: temporary, temporary, savedData: undefined, fresh: false, built, step: progress.step },
      onChild: (child) => {
        children.push(child);
        if (stopping.signal.aborted) void child.stop(0);
      },
      onDownload: () => progress.say('  Downloading the Firestore emulator, once (about 60 MB)'),
    }).then((emulators) => {
      progress.close();
      return runCommand(invocation, emulators, stopping.signal);
    });
    const ended = await Promise.race([running, asked]);
    return typeof ended === 'number' ? ended : 128 + constants.signals[ended];
  } finally {
    stopping.abort();
    await stopChildren(children, false);
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param argv the command line after the script's name */
export async function withEmulators(argv: readonly string[]): Promise<void> {
  try {
    refuseProduction(process.env);
    process.exitCode = await runOverEmulators(parseInvocation(argv));
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
  process.exit();
}

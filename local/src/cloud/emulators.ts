import path from 'node:path';
import { startGeocoder } from '../stand-ins/geocoding/start-geocoder';
import { startRoads } from '../stand-ins/roads/start-roads';
import { startStripe } from '../stand-ins/stripe/start-stripe';
import type { Child } from './child';
import type { SuitePorts, SuiteService } from './emulator-config';
import { exportAccounts, startSuite, suiteTitle } from './emulator-suite';
import { exportDocuments, type FirestoreEndpoint } from './firestore-control';
import { type FirestoreEmulator, startFirestore } from './firestore-emulator';
import { freePorts } from './free-ports';
import { LOCAL_WEBHOOK_SECRET, webhookUrl } from './payment-settings';
import { ROOT } from './project-paths';
import { replaceSavedData, type SavedData } from './saved-data';
import { startFunctions } from './start-functions';

/** `functions` are served from one process, `functions-emulator` by the official emulator with a process for each. */
export type Service = 'auth' | 'functions' | 'functions-emulator' | 'firestore' | 'stripe';

const PATIENT_STOP_MS = 8_000;
const HASTY_STOP_MS = 1_000;

export interface EmulatorsOptions {
  readonly services: readonly Service[];
  readonly projectId: string;
  readonly logs: string;
  readonly temporary: string;
  readonly savedData: SavedData | undefined;
  readonly fresh: boolean;
  readonly onChild: (child: Child) => void;
  readonly onDownload: () => void;
  /** Wraps each part's start, to show how far it is. */
  readonly step: <T>(title: string, work: Promise<T>) => Promise<T>;
  /** Work that needs Firestore alone and is done while the others still start. */
  readonly onFirestore?: (firestore: FirestoreEndpoint) => Promise<void>;
  /** Settings of the functions. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Resolves when the functions are built. */
  readonly built: Promise<unknown>;
}

/** Where the emulators listen, once started. */
export interface EmulatorAddresses {
  readonly projectId: string;
  /** `127.0.0.1:9099` */
  readonly authHost: string;
  readonly firestoreHost: string;
  readonly functionsHost: string;
  /** `http://127.0.0.1:12111`, in place of https://api.stripe.com; `undefined` where it is not wanted. */
  readonly stripeOrigin?: string | undefined;
  /** `http://127.0.0.1:12112`, in place of https://routes.googleapis.com. */
  readonly roadsOrigin?: string;
  /** In place of https://maps.googleapis.com, of which the functions ask where addresses are. */
  readonly geocoderOrigin?: string;
  /** In place of https://storage.googleapis.com; `undefined` where nothing is released. */
  readonly storageOrigin?: string | undefined;
  /** Folder of the keys that remotes are released with. */
  readonly teamKeys?: string | undefined;
}

export interface Emulators extends EmulatorAddresses {
  /** Resolves with the first emulator that ends by itself. */
  readonly crashed: Promise<Child>;
  /** Ends what runs in this process; the rest are children. */
  close(): Promise<void>;
  /** Saves everything below `folder`, in place of what was saved before. */
  save(folder: string): Promise<void>;
}

async function allocatePorts(): Promise<SuitePorts & { readonly firestore: number }> {
  const ports = await freePorts(7);
  const [auth = 0, functions = 0, hub = 0, logging = 0, tasks = 0, eventarc = 0, firestore = 0] = ports;
  return { auth, functions, hub, logging, tasks, eventarc, firestore };
}

/** The services that firebase-tools runs. */
function suiteServices(services: readonly Service[]): SuiteService[] {
  const auth: SuiteService[] = services.includes('auth') ? ['auth'] : [];
  return services.includes('functions-emulator') ? [...auth, 'functions'] : auth;
}

/** True when functions run, in one process or in the official emulator. */
export function hasFunctions(services: readonly Service[]): boolean {
  return services.includes('functions') || services.includes('functions-emulator');
}

/** Starts the wanted emulators side by side. What `onChild` was told has to be stopped, also when this rejects. */
export async function startEmulators(options: EmulatorsOptions): Promise<Emulators> {
  const { services, projectId, savedData, step } = options;
  const { firestore: firestorePort, ...ports } = await allocatePorts();
  const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? `127.0.0.1:${firestorePort}`;
  const wanted = suiteServices(services);
  const stripe = services.includes('stripe')
    ? await startStripe({
        webhook: hasFunctions(services)
          ? { url: webhookUrl(projectId, ports.functions), secret: LOCAL_WEBHOOK_SECRET }
          : undefined,
        importFrom: savedData?.payments,
        logFile: path.join(options.logs, 'stripe.log'),
      })
    : undefined;
  const [roads, geocoder] = await Promise.all([startRoads(), startGeocoder(ROOT)]);
  const documents = async (): Promise<FirestoreEmulator | undefined> => {
    if (!services.includes('firestore')) return undefined;
    const importFrom = savedData?.documents;
    const firestore = await step(
      'Firestore emulator',
      startFirestore({ ...options, port: firestorePort, importFrom }),
    );
    await options.onFirestore?.(firestore);
    return firestore;
  };
  const authHost = `127.0.0.1:${ports.auth}`;
  const forFunctions = {
    ...options,
    firestoreHost: services.includes('firestore') ? firestoreHost : undefined,
    stripeOrigin: stripe?.origin,
    settings: { ROUTES_API_BASE: roads.origin, GEOCODING_API_BASE: geocoder.origin, ...options.settings },
  };
  const suite = async (): Promise<Child | undefined> => {
    if (wanted.length === 0) return undefined;
    if (wanted.includes('functions')) await options.built;
    const importFrom = savedData?.accounts;
    return step(suiteTitle(wanted), startSuite({ ...forFunctions, services: wanted, ports, importFrom }));
  };
  const functions = async (): Promise<Child | undefined> => {
    if (!services.includes('functions')) return undefined;
    await options.built;
    const { functions: port } = ports;
    const auth = services.includes('auth') ? authHost : undefined;
    return step('Functions', startFunctions({ ...forFunctions, port, authHost: auth }));
  };
  const [firestore, ...others] = await Promise.all([documents(), suite(), functions()]);
  const children = [firestore?.child, ...others].filter((child) => child !== undefined);
  return {
    projectId,
    authHost,
    firestoreHost,
    functionsHost: `127.0.0.1:${ports.functions}`,
    stripeOrigin: stripe?.origin,
    roadsOrigin: roads.origin,
    geocoderOrigin: geocoder.origin,
    crashed: Promise.race(children.map((child) => child.exited.then(() => child))),
    close: async () => {
      await Promise.all([stripe?.close(), roads.close(), geocoder.close()]);
    },
    save: (folder) =>
      replaceSavedData(folder, async (data) => {
        await Promise.all([
          wanted.includes('auth') ? exportAccounts(ports.hub, data.accounts) : undefined,
          firestore?.child ? exportDocuments(firestore, data.documents) : undefined,
          stripe?.save(data.payments),
        ]);
      }),
  };
}

/**
 * Stops emulators side by side.
 * @param patient gives each the time to end in order; otherwise they are soon made to
 */
export async function stopChildren(children: readonly Child[], patient: boolean): Promise<void> {
  await Promise.all(children.map((child) => child.stop(patient ? PATIENT_STOP_MS : HASTY_STOP_MS)));
}

import { AppError } from '@fleetfoot/shared/domain';

/** Where the local emulators listen. */
export interface EmulatorConfig {
  /** Origin of the Auth emulator: `http://127.0.0.1:9099`. */
  readonly authUrl: string;
  readonly firestoreHost: string;
  readonly firestorePort: number;
  readonly functionsHost: string;
  readonly functionsPort: number;
}

/** The `firebase` part of the runtime configuration. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  readonly functionsRegion: string;
  /** Set: talk to emulators and to nothing else. */
  readonly emulators?: EmulatorConfig;
}

/** Receives what went wrong without anybody waiting for it, such as a document that cannot be read. */
export type Reporter = (error: unknown, context: Readonly<Record<string, string>>) => void;

let present: FirebaseConfig | undefined;
let reporter: Reporter = (error, context) => console.error(error, context);

/**
 * Says which project to talk to. The shell calls it once, before anything else of this door; nothing is loaded yet.
 * @param options.report where broken documents and failed background loads go; the console when left out
 */
export function configureFirebase(
  config: FirebaseConfig,
  options: { readonly report?: Reporter } = {},
): void {
  present = config;
  if (options.report) reporter = options.report;
}

/** @throws AppError `failed-precondition` before {@link configureFirebase} */
export function firebaseConfig(): FirebaseConfig {
  if (present) return present;
  throw new AppError(
    'failed-precondition',
    'Call configureFirebase() before using @fleetfoot/shared/firebase.',
  );
}

export function report(error: unknown, context: Readonly<Record<string, string>>): void {
  reporter(error, context);
}

import type { AuthState, ReadableStore } from '@fleetfoot/shared/contract';
import { AppError } from '@fleetfoot/shared/domain';

/** The `firebase` part of the runtime configuration. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  readonly functionsRegion: string;
  /** Set: every request tells that it comes from the product's page. */
  readonly appCheck?: { readonly siteKey: string };
}

/** Receives what went wrong without anybody waiting for it, such as a document that cannot be read. */
export type Reporter = (error: unknown, context: Readonly<Record<string, string>>) => void;

let present: FirebaseConfig | undefined;
let presentSession: ReadableStore<AuthState> | undefined;
let reporter: Reporter = (error, context) => console.error(error, context);

/**
 * Says which project to talk to. The shell calls it once, before anything else of this door; nothing is loaded yet.
 * @param options.report where broken documents and failed background loads go; the console when left out
 * @param options.session whose data is read, so that what they have seen can be kept; without it nothing is
 */
export function configureFirebase(
  config: FirebaseConfig,
  options: { readonly report?: Reporter; readonly session?: ReadableStore<AuthState> } = {},
): void {
  present = config;
  if (options.report) reporter = options.report;
  presentSession = options.session;
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

/** The session of the page; none outside the shell. */
export function sessionOfPage(): ReadableStore<AuthState> | undefined {
  return presentSession;
}

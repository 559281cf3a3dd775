import { AppError } from '@fleetfoot/shared/domain';

/** The caller of a use case, as the verified token says. */
export interface Caller {
  readonly uid: string;
  /** E.164. */
  readonly phoneNumber: string;
  /** The sign-in that the token is of: its `auth_time`, in seconds since 1970. */
  readonly session: number;
  /** IP address that the call came from; empty where it is not known. */
  readonly address: string;
}

/** The verified token of a request, as far as it matters here. The emulator gives a garbage token a null uid. */
export interface RequestAuth {
  readonly uid?: string | null;
  readonly token?: { readonly phone_number?: unknown; readonly auth_time?: unknown };
}

/**
 * The caller that a verified token stands for.
 * @throws AppError `unauthenticated` unless it is a user who signed in with a phone number
 */
export function callerOf(auth: RequestAuth | undefined, address = ''): Caller {
  const { phone_number: phoneNumber, auth_time: session } = auth?.token ?? {};
  if (auth?.uid && typeof phoneNumber === 'string' && phoneNumber !== '' && typeof session === 'number') {
    return { uid: auth.uid, phoneNumber, session, address };
  }
  throw new AppError('unauthenticated', 'Call this with the ID token of a user who signed in by phone.');
}

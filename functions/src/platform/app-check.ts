import { AppError } from '@fleetfoot/shared/domain';
import { getAppCheck } from 'firebase-admin/app-check';
import { app } from './database';

type Env = Readonly<Record<string, string | undefined>>;

/** Header in which a page shows App Check's token. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

const USER_MESSAGE =
  'We could not confirm that this comes from our own page. Reload it and try again; a blocker of scripts may be in the way.';

/**
 * Whether the calls of pages must show that a page of ours makes them: `FLEETFOOT_APP_CHECK=enforce` in
 * `functions/.env.<project>`. The API and Stripe's webhook are called by servers and have keys and signatures of their own.
 * @throws Error for a value that is neither, so that a slip of the pen opens nothing
 */
export function isAppCheckEnforced({ FLEETFOOT_APP_CHECK: given = 'off' }: Env = process.env): boolean {
  if (given === 'enforce') return true;
  if (given === 'off' || given === '') return false;
  throw new Error(`FLEETFOOT_APP_CHECK must be enforce or off, not ${given}.`);
}

// At once: a deployment with a slip in its settings fails, instead of every call to it.
isAppCheckEnforced();

/** The Functions emulator knows no keys of App Check: as for callable functions, a token only has to be one there. */
function isReadable(token: string): boolean {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return false;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sub?: unknown } | null;
    return typeof claims?.sub === 'string' && claims.sub !== '';
  } catch {
    return false;
  }
}

/** Whether a token of App Check is one of this project's pages, signed and not expired. */
export async function isAttested(token: string | undefined, env: Env = process.env): Promise<boolean> {
  if (token === undefined || token === '') return false;
  if (env['FUNCTIONS_EMULATOR'] === 'true') return isReadable(token);
  try {
    await getAppCheck(app()).verifyToken(token);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses a call that no page of ours makes, where that is enforced.
 * @throws AppError `failed-precondition`: the caller may well be signed in, and stays so
 */
export function requireAttested(isAttested: boolean | undefined): void {
  if (isAttested || !isAppCheckEnforced()) return;
  throw new AppError('failed-precondition', 'App Check: no valid token.', { userMessage: USER_MESSAGE });
}

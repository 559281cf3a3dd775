import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { PAGE_SCRIPTS, securityHeaders } from '@fleetfoot/shared/federation/server';
import { endingOf } from '@fleetfoot/shared/session/opened-invitation';
import { createBuckets } from '../platform/buckets';
import type { OpenedInvitation } from './find-invitation';
import {
  INVITATION_SCRIPT_PATH,
  invitationPage,
  NO_INVITATION,
  NOT_NOW,
  TOO_MANY_TRIES,
} from './invitation-page';

/** Tries of an address that open nothing: so many at once, and one more every two seconds. */
const TRIES = { size: 30, perMs: 1 / 2_000 };
const RETRY_SECONDS = 60;

/** A request for an invitation's address. */
export interface InvitationRequest {
  readonly method: string;
  readonly path: string;
  /** IP address that it came from. */
  readonly address: string;
}

export interface InvitationServices {
  readonly find: (token: string) => Promise<OpenedInvitation | undefined>;
  readonly tries: ReturnType<typeof createBuckets>;
  readonly now: () => number;
  /** Told what could not be read. */
  readonly onFailure: (error: unknown) => void;
}

/** A budget of tries that nothing has been taken from yet; of this instance alone. */
export function newTries(): InvitationServices['tries'] {
  return createBuckets(TRIES);
}

export interface InvitationAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const HTML = 'text/html; charset=utf-8';

function answer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): InvitationAnswer {
  const standing = {
    ...securityHeaders(),
    'Content-Type': HTML,
    'Cache-Control': 'no-store',
    // The address is the secret: it goes to no other site, and into no search engine.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return { status, headers: { ...standing, ...headers }, body };
}

const SCRIPT = answer(200, PAGE_SCRIPTS.invitation.text, {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
});
const NOTHING = answer(404, NO_INVITATION);

/**
 * Answers the link of an invitation: with its page, or, to that page's own script, with the number that it is for. A try
 * that opens nothing costs its address one, counted before anything is read.
 */
export async function answerInvitation(
  { find, tries, now, onFailure }: InvitationServices,
  { method, path, address }: InvitationRequest,
): Promise<InvitationAnswer> {
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    return answer(405, 'Only GET, HEAD and POST are answered.\n', {
      Allow: 'GET, HEAD, POST',
      'Content-Type': 'text/plain; charset=utf-8',
    });
  }
  if (path === INVITATION_SCRIPT_PATH) return SCRIPT;
  const time = now();
  const left = tries.left(address, time);
  if (left < 1) return answer(429, TOO_MANY_TRIES, { 'Retry-After': String(RETRY_SECONDS) });
  tries.put(address, left - 1, time);
  const [, token = ''] = /^\/i\/([^/]+)$/.exec(path) ?? [];
  try {
    const opened = await find(token);
    if (!opened) return NOTHING;
    // Whoever opens an invitation is no stranger; a household or an office has one address.
    tries.put(address, tries.left(address, time) + 1, time);
    if (method !== 'POST') return answer(200, invitationPage(opened));
    const { phoneNumber, organizationName } = opened;
    // As it is typed, after +27.
    const number = formatPhoneNumber(phoneNumber).replace(/^0/, '');
    const told = { number, organizationName, ending: endingOf(phoneNumber) };
    return answer(200, JSON.stringify(told), { 'Content-Type': 'application/json; charset=utf-8' });
  } catch (error) {
    onFailure(error);
    return answer(503, NOT_NOW, { 'Retry-After': '5' });
  }
}

import { addressOf, integrityOf } from './admitted-scripts';
import type { RemoteErrorKind } from './remote-error';

/** Longest wait for the answer of the server under suspicion, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Why a script did not load; `undefined` when the server has it as it should be. */
export type Fault = Extract<RemoteErrorKind, 'unreachable' | 'stale' | 'damaged'> | undefined;

const asking = new Map<string, Promise<Fault>>();
const faults = new Map<string, Fault>();

/** Whether it is the script that was promised. Where browsers cannot tell, they do not check scripts either. */
async function isIntact(script: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle?.digest('SHA-384', script);
  return digest === undefined || integrity.endsWith(btoa(String.fromCharCode(...new Uint8Array(digest))));
}

async function ask(href: string): Promise<Fault> {
  try {
    // As the script itself is asked for, so that the answer takes the place of the kept one.
    const answer = await fetch(href, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404 || answer.status === 410) return 'stale';
    if (!answer.ok) return 'unreachable';
    // Many hosts answer a request for a missing file with their start page.
    if (answer.headers.get('content-type')?.includes('html')) return 'stale';
    return (await isIntact(await answer.arrayBuffer(), integrityOf(href))) ? undefined : 'damaged';
  } catch {
    return 'unreachable';
  }
}

/**
 * Asks the server for a script that failed. A script tag says only that it failed, and a browser keeps a damaged file as
 * long as a good one: this asks past its cache, and the answer replaces what it kept.
 * Requests for the same script at the same time are one.
 */
export function askAgain(url: string): Promise<Fault> {
  const href = addressOf(url);
  const answer = asking.get(href) ?? ask(href);
  asking.set(href, answer);
  return answer.then((fault) => {
    asking.delete(href);
    faults.set(href, fault);
    return fault;
  });
}

/** Why a chunk did not load, as far as the server was asked for it; `undefined` for any other error too. */
export function faultOf(error: unknown): Fault {
  const { request } = error as { readonly request?: string };
  return request === undefined ? undefined : faults.get(addressOf(request));
}

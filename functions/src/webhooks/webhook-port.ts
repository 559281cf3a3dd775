import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import type { WebhookAttempt } from '@fleetfoot/shared/model/api/webhook';
import {
  type AllowsAddress,
  checkedLookup,
  ForbiddenTarget,
  isPublicAddress,
  isPublicOrLoopback,
  type Resolve,
  targetProblem,
} from './public-target';

/** How long an answer may take, from the look-up of the name on. */
export const ATTEMPT_MS = 15_000;

/** What became of a request: an answer with a status, whichever, or none. */
export type WebhookOutcome = Pick<WebhookAttempt, 'status' | 'failure'>;

/** What is sent to an address. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends to addresses that strangers have chosen. */
export interface WebhookPort {
  /** Whether an address may be typed; without a text it may. */
  problemOf(url: string): string | undefined;
  /** Posts JSON once. It never throws; what has no answer may have arrived. */
  post(request: WebhookRequest): Promise<WebhookOutcome>;
}

/**
 * Webhooks over HTTP. Redirects are an answer like any other and are not followed; nothing is read of an answer but its
 * status; every request has a connection of its own, and no proxy.
 * @param allows which IP addresses are connected to
 */
export function webhooksOver(
  allows: AllowsAddress,
  {
    timeoutMs = ATTEMPT_MS,
    resolveName,
  }: { readonly timeoutMs?: number; readonly resolveName?: Resolve } = {},
): WebhookPort {
  const lookup = checkedLookup(allows, resolveName);
  const problemOf = (url: string) => targetProblem(url, allows);
  return {
    problemOf,
    post({ url, headers, body }) {
      // Again at each attempt: the rules may be stricter than when it was typed, and no look-up is made for a number.
      if (problemOf(url) !== undefined) return Promise.resolve({ failure: 'forbidden' });
      return new Promise((resolve) => {
        const signal = AbortSignal.timeout(timeoutMs);
        const options: RequestOptions = {
          method: 'POST',
          agent: false,
          lookup,
          signal,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': `${PRODUCT_NAME}-Webhooks/1`,
          },
        };
        const send = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
        const request = send(url, options, (response) => {
          resolve({ status: response.statusCode ?? 0 });
          response.destroy();
        });
        // Whatever led here, this is where the connection goes.
        request.on('socket', (socket) => {
          socket.once('connect', () => {
            const { remoteAddress = '' } = socket;
            if (isIP(remoteAddress) !== 0 && !allows(remoteAddress))
              request.destroy(new ForbiddenTarget(remoteAddress));
          });
        });
        request.on('error', (error) => {
          const isForbidden = error instanceof ForbiddenTarget;
          resolve({ failure: isForbidden ? 'forbidden' : signal.aborted ? 'timeout' : 'unreachable' });
        });
        // Without an answer and without an error, as after an upgrade that nobody asked for.
        request.on('close', () => resolve({ failure: 'unreachable' }));
        request.end(body);
      });
    },
  };
}

/**
 * What sends webhooks in this deployment. Only emulators can be told to reach this machine, and preflight refuses the
 * setting for a deployment.
 */
export function deployedWebhooks(env = process.env): WebhookPort {
  const reachesLoopback = env['FUNCTIONS_EMULATOR'] === 'true' && env['FLEETFOOT_WEBHOOKS_LOOPBACK'] === 'on';
  return webhooksOver(reachesLoopback ? isPublicOrLoopback : isPublicAddress);
}

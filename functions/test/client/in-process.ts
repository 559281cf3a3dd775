import { HttpsError } from 'firebase-functions/v2/https';
import { type StrangerLimit, strangerLimit } from '../../src/api/stranger-limit';
import { answerCall } from '../../src/api/v1';
import { answerEvent } from '../../src/billing/webhook/stripe-webhook';
import { deployedGeocoder, type GeocoderPort } from '../../src/geocoding/geocoder';
import * as deployed from '../../src/index';
import type { CallRequest } from '../../src/platform/answer';
import { deployedRoads, type RoadsPort } from '../../src/quotes/roads';
import { deployedTracking } from '../../src/tracking/token';
import { stripe, WEBHOOK_SECRET } from '../billing/local-stripe';
import { database } from '../world/data';
import { type Answer, type ApiAnswer, type ApiOptions, apiRequest, callOf } from './answer';

/** Where calls in process come from. */
const ADDRESS = '203.0.113.7';

/** What a callable function and a posted one have in common past HTTP. */
interface Runnable {
  run(
    call: CallRequest & {
      readonly rawRequest: {
        readonly rawBody: Buffer;
        readonly headers: object;
        readonly socket: { readonly remoteAddress: string };
      };
    },
  ): Promise<unknown>;
}

/** The deployed function of a name; the hyphens of a name lead through groups of exports. */
function functionNamed(name: string): Runnable {
  let found: unknown = deployed;
  for (const part of name.split('-')) found = (found as Readonly<Record<string, unknown>>)[part];
  if (typeof found === 'function' && 'run' in found) return found as unknown as Runnable;
  throw new Error(`There is no function ${name}.`);
}

/** A token as verified: the tokens of `somebody()` carry no signature. */
function claimsOf(bearer: string | undefined): CallRequest['auth'] {
  try {
    const claims = JSON.parse(Buffer.from(bearer?.split('.')[1] ?? '', 'base64url').toString()) as {
      readonly sub: string;
      readonly phone_number?: string;
    };
    return { uid: claims.sub, token: claims };
  } catch {
    return undefined;
  }
}

/** JSON there and back, as everything that goes over HTTP. */
function overJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

async function run(name: string, data: unknown, sent: object, bearer: string | undefined): Promise<Answer> {
  const rawBody = Buffer.from(JSON.stringify(sent));
  try {
    const result = await functionNamed(name).run({
      ...{ data: overJson(data), auth: claimsOf(bearer) },
      ...{
        size: rawBody.length,
        address: ADDRESS,
        rawRequest: { rawBody, headers: {}, socket: { remoteAddress: ADDRESS } },
      },
    });
    return { status: 200, body: { result: overJson(result) } };
  } catch (error) {
    if (!(error instanceof HttpsError)) throw error;
    const told = overJson(error.toJSON()) as NonNullable<Answer['body']['error']>;
    return { status: error.httpErrorCode.status, body: { error: told } };
  }
}

/** Calls an operation in this process: everything but HTTP and the check of the token's signature. */
export function callFunction(operation: string, request: unknown, bearer?: string): Promise<Answer> {
  const { name, data } = callOf(operation, request);
  return run(name, data, { data }, bearer);
}

/** Calls a posted function in this process. */
export function postFunction(name: string, data: unknown, bearer?: string): Promise<Answer> {
  return run(name, data, data as object, bearer);
}

/** Who calls the API in this process. */
interface Caller {
  readonly address: string;
  readonly strangers: StrangerLimit;
  /** Without it, those of this machine. */
  readonly roads: RoadsPort;
  readonly geocoder: GeocoderPort;
  /** When it is called; without it, now. */
  readonly now: Date;
}

/** Calls the public API in this process: everything but HTTP. */
export async function api(
  method: string,
  path: string,
  options: ApiOptions & Partial<Caller> = {},
): Promise<ApiAnswer> {
  const request = apiRequest(options);
  const sent = new Headers(request.headers);
  const answer = await answerCall(
    // A budget of its own, unless the test is about it.
    {
      ...{ database, tracking: deployedTracking() },
      ...{ roads: options.roads ?? deployedRoads(), geocoder: options.geocoder ?? deployedGeocoder() },
      now: () => options.now ?? new Date(),
      strangers: options.strangers ?? strangerLimit(),
    },
    {
      ...{ method, url: path, address: options.address ?? ADDRESS },
      header: (name) => sent.get(name) ?? undefined,
      rawBody: Buffer.from(request.text ?? ''),
    },
  );
  return { status: answer.status, headers: new Headers(answer.headers), body: overJson(answer.body) };
}

/** Delivers an event to the webhook in this process; returns the status of the answer. */
export function deliverEvent(payload: string, signature: string | undefined): Promise<number> {
  const sent = { body: Buffer.from(payload), signature, secret: WEBHOOK_SECRET };
  return answerEvent({ database, stripe }, sent);
}

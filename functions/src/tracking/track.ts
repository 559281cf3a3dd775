import { securityHeaders, TRACKING_HEADERS } from '@fleetfoot/shared/federation/server';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { addressOf } from '../platform/client-address';
import { database } from '../platform/database';
import { FUNCTION_OPTIONS } from '../platform/options';
import { type Found, findTracked } from './find-tracked';
import { CHANGE_KINDS, changeByRecipient, readChange } from './recipient-change';
import { addressOf as pageOf, renderForms, renderPlain, renderView } from './render-page';
import { type Language, languageFor, momentIn } from './texts/languages';
import type { PlainPage, Problem } from './texts/texts';
import { deployedTracking, type TrackingSite, trackingSecret } from './token';
import { type TrackingLimit, trackingLimit } from './tracking-limit';
import { mayChange, trackingView } from './tracking-view';

/** Larger than any form of ours sends: percent signs make three of a character, and four of those. */
const MOST_BYTES = 16_384;

export interface TrackingServices {
  readonly database: Firestore;
  readonly site: TrackingSite;
  readonly limit: TrackingLimit;
  readonly now: Date;
}

/** A request as HTTP brings it. */
export interface TrackingRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** IP address that it comes from; empty where it is not known. */
  readonly address: string;
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

export interface TrackingAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Asked {
  readonly token: string;
  readonly isForms: boolean;
  readonly language: Language;
  readonly wantsJson: boolean;
}

type Open = Extract<Found, { readonly kind: 'open' }>;

const STATUS = { unknown: 404, closed: 410, limited: 429, failed: 503 } as const satisfies Record<
  PlainPage,
  number
>;
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

function answer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): TrackingAnswer {
  // Hosting adds them too; a caller of the function itself gets them from here.
  const standing = { ...securityHeaders(), ...TRACKING_HEADERS, Vary: 'Accept, Accept-Language' };
  return { status, headers: { ...standing, 'Content-Type': HTML, ...headers }, body };
}

function plain(
  name: PlainPage,
  { language, wantsJson }: Pick<Asked, 'language' | 'wantsJson'>,
  {
    time = '',
    headers = {},
  }: { readonly time?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): TrackingAnswer {
  if (wantsJson) return answer(STATUS[name], '{}', { 'Content-Type': JSON_TYPE, ...headers });
  return answer(STATUS[name], renderPlain({ language, name, time }), headers);
}

function seeOther(to: string): TrackingAnswer {
  return answer(303, '', { Location: to });
}

function askedFor({ path, query, header }: TrackingRequest): Asked {
  const [, token = '', forms] = path.match(/^\/t\/([^/]{1,100})(\/change)?\/?$/) ?? [];
  return {
    token,
    isForms: forms !== undefined,
    language: languageFor(query.get('lang') ?? undefined, header('accept-language')),
    wantsJson: /^application\/json\b/.test(header('accept') ?? ''),
  };
}

function view(services: TrackingServices, asked: Asked, { tracked }: Open, isSaved: boolean): TrackingAnswer {
  const { token, language, wantsJson } = asked;
  const shown = trackingView(tracked, language, services.now, pageOf(token, language, '/change'));
  // A part that has nothing to show any more is told, too.
  const told = () => JSON.stringify(shown, (_, value: unknown) => value ?? null);
  if (wantsJson) return answer(200, told(), { 'Content-Type': JSON_TYPE });
  return answer(200, renderView(shown, { language, token, shopName: tracked.shop.name, isSaved }));
}

/** Status of the answer to a change that is not made. */
function refusalStatus(problem: Problem): number {
  if (problem === 'too_late' || problem === 'too_often') return 409;
  return problem === 'failed' ? 503 : 422;
}

async function change(
  services: TrackingServices,
  { token, language }: Asked,
  { link }: Open,
  body: Buffer,
): Promise<TrackingAnswer> {
  const sent = body.length <= MOST_BYTES ? readChange(body) : undefined;
  if (!sent) return answer(400, renderForms({ language, token, kinds: CHANGE_KINDS }));
  const problem = await changeByRecipient(services.database, link, sent, services.now);
  // A page that is loaded anew does not change it again.
  if (problem === undefined) return seeOther(`${pageOf(token, language)}&saved=${sent.kind}`);
  const kinds = refusalStatus(problem) === 409 ? [] : CHANGE_KINDS;
  return answer(
    refusalStatus(problem),
    renderForms({ language, token, kinds, refused: { ...sent, problem } }),
  );
}

/** Answers a request by somebody who has, or says to have, a tracking link. */
export async function answerTracking(
  services: TrackingServices,
  request: TrackingRequest,
): Promise<TrackingAnswer> {
  const { method, address, query, body } = request;
  const asked = askedFor(request);
  const { token, isForms, language } = asked;
  const isRead = method === 'GET' || method === 'HEAD';
  const allowed = isForms ? 'GET, HEAD, POST' : 'GET, HEAD';
  if (!isRead && !(isForms && method === 'POST')) return answer(405, '', { Allow: allowed });
  const settle = services.limit.admit(address, token, services.now);
  if (typeof settle === 'number')
    return plain('limited', asked, { headers: { 'Retry-After': String(settle) } });
  const found = await findTracked(services.database, services.site, token, services.now);
  settle(found.kind !== 'unknown');
  if (found.kind === 'unknown') return plain('unknown', asked);
  if (found.kind === 'closed') return plain('closed', asked, { time: momentIn(language, found.at) });
  if (!isForms) return view(services, asked, found, query.has('saved'));
  if (!isRead) return change(services, asked, found, body);
  if (!mayChange(found.tracked)) return seeOther(pageOf(token, language));
  return answer(200, renderForms({ language, token, kinds: CHANGE_KINDS }));
}

/** Of this instance. */
const limit = trackingLimit();

/** Serves the tracking pages of recipients, `/t/**`: whoever has a link, and nobody else. */
export const track = onRequest(
  { ...FUNCTION_OPTIONS, secrets: [trackingSecret], timeoutSeconds: 15, cors: false, invoker: 'public' },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    const asked: TrackingRequest = {
      ...{ method: request.method, path: request.path, address: addressOf(request) },
      query: new URL(request.url, 'http://site').searchParams,
      header: (name) => request.get(name),
      body: request.rawBody ?? Buffer.alloc(0),
    };
    try {
      const services = { database: database(), site: deployedTracking(), limit, now: new Date() };
      const { status, headers, body } = await answerTracking(services, asked);
      response.status(status).set(headers).send(body);
    } catch (error) {
      // Neither the address, which is a secret, nor what somebody typed goes into the operator's log.
      logError('track', error instanceof Error ? { name: error.name, stack: error.stack } : '');
      const { status, headers, body } = plain('failed', askedFor(asked), { headers: { 'Retry-After': '5' } });
      response.status(status).set(headers).send(body);
    }
  },
);

import { once } from 'node:events';
import { securityHeaders, TRACKING_HEADERS } from '@fleetfoot/shared/federation/server';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { queryOf, takeBody } from '../platform/bodies';
import { addressOf } from '../platform/client-address';
import { database } from '../platform/database';
import { PICTURE_OPTIONS } from '../platform/options';
import { type Found, findTracked } from './find-tracked';
import { MOST_FORM, MOST_TEXT, readForm } from './read-form';
import { CHANGE_KINDS, changeByRecipient, readChange } from './recipient-change';
import { readSent, sendByRecipient } from './recipient-problem';
import { type PlainLink, addressOf as pageOf, renderForms, renderPlain, renderView } from './render-page';
import { renderProblem } from './render-problem';
import { LANGUAGES, type Language, languageFor, momentIn } from './texts/languages';
import type { PlainPage, Problem } from './texts/texts';
import { deployedTracking, type TrackingSite, trackingSecret } from './token';
import { type TrackingLimit, trackingLimit } from './tracking-limit';
import { mayChange, trackingView } from './tracking-view';

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
  /** The page of forms that it is about; without one, the view. */
  readonly forms: 'change' | 'problem' | undefined;
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
    link,
  }: {
    readonly time?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly link?: PlainLink | undefined;
  } = {},
): TrackingAnswer {
  if (wantsJson) return answer(STATUS[name], '{}', { 'Content-Type': JSON_TYPE, ...headers });
  return answer(STATUS[name], renderPlain({ language, name, time, link }), headers);
}

function seeOther(to: string): TrackingAnswer {
  return answer(303, '', { Location: to });
}

function askedFor({ path, query, header }: TrackingRequest): Asked {
  const [, token = '', forms] = path.match(/^\/t\/([^/]{1,100})(?:\/(change|problem))?\/?$/) ?? [];
  return {
    token,
    forms: forms === 'change' || forms === 'problem' ? forms : undefined,
    language: languageFor(query.get('lang') ?? undefined, header('accept-language')),
    wantsJson: /^application\/json\b/.test(header('accept') ?? ''),
  };
}

function view(services: TrackingServices, asked: Asked, { tracked }: Open, isSaved: boolean): TrackingAnswer {
  const { token, language, wantsJson } = asked;
  const shown = trackingView(tracked, language, services.now, {
    help: pageOf(token, language, '/change'),
    report: pageOf(token, language, '/problem'),
  });
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
  const sent = body.length <= MOST_TEXT ? readChange(body) : undefined;
  if (!sent) return answer(400, renderForms({ language, token, kinds: CHANGE_KINDS, isBroken: true }));
  const problem = await changeByRecipient(services.database, link, sent, services.now);
  // A page that is loaded anew does not change it again.
  if (problem === undefined) return seeOther(`${pageOf(token, language)}&saved=${sent.kind}`);
  const kinds = refusalStatus(problem) === 409 ? [] : CHANGE_KINDS;
  return answer(
    refusalStatus(problem),
    renderForms({ language, token, kinds, refused: { ...sent, problem } }),
  );
}

/** Shows the page of the recipient's problem, or takes what they send there. */
async function problemPage(
  { database, now }: TrackingServices,
  { token, language }: Asked,
  { link, tracked: { problem } }: Open,
  { body, header, query }: TrackingRequest,
  isRead: boolean,
): Promise<TrackingAnswer> {
  const shown = { language, token, problem, count: link.problems ?? 0, isSent: query.has('saved'), now };
  if (isRead) return answer(200, renderProblem(shown));
  // However large its photo is: what somebody typed with one that is refused comes back.
  const form = await readForm(body, header('content-type') ?? '');
  const sent = form && readSent(form);
  if (!sent) return answer(400, renderProblem({ ...shown, isSent: false, isBroken: true }));
  const refusal = await sendByRecipient(database, link, sent, now);
  if (refusal === 'too_large') logInfo('track', { refused: refusal, bytes: body.length });
  if (refusal === undefined) return seeOther(`${pageOf(token, language, '/problem')}&saved=problem`);
  const status = refusal === 'changed' || refusal === 'full' ? 409 : 422;
  return answer(status, renderProblem({ ...shown, isSent: false, refused: { sent, refusal } }));
}

/** Says that a page is closed. What was reported by it can be read until its answer could be. */
function closed(
  { now }: TrackingServices,
  asked: Asked,
  { at, problem }: Extract<Found, { readonly kind: 'closed' }>,
  isRead: boolean,
): TrackingAnswer {
  const { token, forms, language } = asked;
  if (problem && forms === 'problem' && isRead) {
    const shown = { language, token, problem, count: 0, isSent: false, isClosed: true, now };
    return answer(200, renderProblem(shown));
  }
  const { reported } = LANGUAGES[language].texts;
  const link = problem && { href: pageOf(token, language, '/problem'), text: reported };
  return plain('closed', asked, { time: momentIn(language, at), link });
}

/** Answers a request by somebody who has, or says to have, a tracking link. */
export async function answerTracking(
  services: TrackingServices,
  request: TrackingRequest,
): Promise<TrackingAnswer> {
  const { method, address, query, body } = request;
  const asked = askedFor(request);
  const { token, forms, language } = asked;
  const isRead = method === 'GET' || method === 'HEAD';
  const allowed = forms ? 'GET, HEAD, POST' : 'GET, HEAD';
  if (!isRead && !(forms && method === 'POST')) return answer(405, '', { Allow: allowed });
  const settle = services.limit.admit(address, token, services.now);
  if (typeof settle === 'number')
    return plain('limited', asked, { headers: { 'Retry-After': String(settle) } });
  const found = await findTracked(services.database, services.site, token, services.now);
  settle(found.kind !== 'unknown');
  if (found.kind === 'unknown') return plain('unknown', asked);
  if (found.kind === 'closed') return closed(services, asked, found, isRead);
  if (forms === 'problem') return problemPage(services, asked, found, request, isRead);
  if (!forms) return view(services, asked, found, query.has('saved'));
  if (!isRead) return change(services, asked, found, body);
  if (!mayChange(found.tracked)) return seeOther(pageOf(token, language));
  return answer(200, renderForms({ language, token, kinds: CHANGE_KINDS }));
}

/** Of this instance. */
const limit = trackingLimit();

/** Serves the tracking pages of recipients, `/t/**`: whoever has a link, and nobody else. A photo takes long to arrive. */
export const track = onRequest(
  { ...PICTURE_OPTIONS, secrets: [trackingSecret], cors: false, invoker: 'public' },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    const body = await takeBody(request, MOST_FORM);
    // A browser reads the answer once it has sent all of a form, also of one that is too long.
    if (!request.complete) await once(request, 'end');
    const asked: TrackingRequest = {
      ...{ method: request.method, path: request.path, address: addressOf(request, 'site') },
      query: queryOf(request.url),
      header: (name) => request.get(name),
      body,
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

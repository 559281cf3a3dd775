import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ReleaseServices } from '@fleetfoot/functions/releases/publish-release';
import {
  functionsOriginOf,
  isPagePath,
  isTrackingPath,
  type LocalAdditions,
  pagePolicy,
  REPORTS_PATH,
  SECURITY_TEXT_PATH,
  securityHeaders,
  securityText,
} from '@fleetfoot/shared/federation/server';
import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { ReleasedRegistry } from '@fleetfoot/shared/release';
import { VITALS_PATH } from '@fleetfoot/shared/vitals';
import type { EmulatorAddresses } from '../cloud/emulators';
import { type Couriers, changeCouriers, couriersJson, couriersPage } from '../courier/couriers-page';
import type { Inbox } from '../inbox/inbox';
import { inboxPage, inboxRow } from '../inbox/inbox-page';
import { createMessages, MESSAGES_PATH, messageRow } from '../inbox/messages';
import { type Answer, IMMUTABLE, jsonAnswer, plainAnswer, textAnswer } from './answer';
import { isApiPath } from './api-forward';
import { contentTypeOf, isHashed } from './content-types';
import { cacheFile, createFileCache, type FileCache } from './file-cache';
import { attestation, LOCAL_FILES, RECAPTCHA_CONFIG } from './local-services';
import { htmlAnswer, newNonce, pageAnswer } from './page-answer';
import { createReleaseAnswers, isReleasePath } from './release-answers';
import { localConfig } from './runtime-config';

/** All in which this host's headers differ from production's. */
export function localAdditions(addresses: EmulatorAddresses, firebaseScript: string): LocalAdditions {
  return {
    connect: [
      ...[addresses.authHost, addresses.firestoreHost, addresses.functionsHost].map(
        (host) => `http://${host}`,
      ),
      ...(addresses.stripeOrigin ? [addresses.stripeOrigin] : []),
    ],
    trustedTypes: ['fleetfoot-local-maps'],
    scripts: [`'sha256-${createHash('sha256').update(firebaseScript).digest('base64')}'`],
  };
}

/**
 * A requested path below a folder.
 * @param segments of the request's path, decoded
 * @returns `undefined` for anything that would leave the folder or is hidden
 */
function safePath(folder: string, segments: readonly string[]): string | undefined {
  const plain = segments.every((segment) => /^[\w@~-][\w.@~+-]*$/.test(segment));
  return plain && segments.length > 0 ? path.join(folder, ...segments) : undefined;
}

export interface RoutesOptions {
  /** Folder of the shell, as Hosting would serve it. */
  readonly site: string;
  readonly addresses: EmulatorAddresses;
  /** What stands in for Firebase's services, and is in every page. */
  readonly firebaseScript: string;
  readonly inbox: Pick<Inbox, 'read'>;
  /** Who carries deliveries; nobody does without. */
  readonly couriers?: Couriers | undefined;
  readonly releases: ReleaseServices;
  /** What is current and believed. */
  readonly registry: () => Promise<ReleasedRegistry>;
  /** Whether the page shows App Check's token. */
  readonly appCheck?: boolean;
}

export interface Routes {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origin and path of the function that answers a path behind Hosting; `undefined` for a path of this host's own. */
  functionFor(pathname: string): string | undefined;
  /** Answers a path of the local host. */
  answer(pathname: string): Promise<Answer>;
  /** Answers what is posted to this host's own services; `undefined` where there is none. */
  post(pathname: string, body: () => Promise<Buffer>): Promise<Answer | undefined>;
}

type PolicyFor = (nonce: string) => string;

async function fileAnswer(files: FileCache, file: string | undefined): Promise<Answer> {
  const type = file && contentTypeOf(file);
  const body = type ? await files.read(file) : undefined;
  if (!file || !type || !body) return textAnswer(404, 'There is no such file.\n');
  return { status: 200, type, body, headers: isHashed(file) ? IMMUTABLE : {} };
}

/** No page of the product: it has no place of its own for a policy. */
function localPageAnswer(pageOf: (nonce: string) => string, policyFor: PolicyFor): Answer {
  const nonce = newNonce();
  const html = pageOf(nonce);
  const policies = [securityHeaders()['Content-Security-Policy'], policyFor(nonce)];
  return htmlAnswer(html, { 'content-security-policy': policies.join(', ') });
}

/** The paths of the product and of the stand-ins, as production's hosting would answer them. */
export function createRoutes(options: RoutesOptions): Routes {
  const { site, addresses, firebaseScript, inbox, releases, registry, couriers, appCheck = false } = options;
  const files = createFileCache();
  const answerRelease = createReleaseAnswers(releases);
  const messages = createMessages();
  const local = localAdditions(addresses, firebaseScript);
  const functionsOrigin = functionsOriginOf(addresses.projectId, FUNCTIONS_REGION);
  const policyFor: PolicyFor = (nonce) => pagePolicy({ nonce, functionsOrigin, local });
  const named: Readonly<Record<string, () => Promise<Answer> | Answer>> = {
    [SECURITY_TEXT_PATH]: () => plainAnswer(securityText({ from: new Date() })),
    '/config.json': async () =>
      jsonAnswer(localConfig(addresses.projectId, await releases.trust(), appCheck)),
    // The page of the development server asks for it.
    '/local/firebase.js': () => ({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      body: cacheFile(Buffer.from(firebaseScript), true),
    }),
    // Where tests and tools find the emulators.
    '/local/emulators.json': () => jsonAnswer(addresses),
    '/local/recaptcha-config.json': () => jsonAnswer(RECAPTCHA_CONFIG),
    // Where the stand-in for Stripe.js finds the one for the API.
    '/local/stripe.json': () => jsonAnswer({ api: addresses.stripeOrigin }),
    '/local/inbox': async () => {
      const codes = await inbox.read();
      return localPageAnswer((nonce) => inboxPage(codes, messages.all(), nonce), policyFor);
    },
    '/local/inbox.json': async () => jsonAnswer((await inbox.read()).map(inboxRow)),
    '/local/messages.json': () => jsonAnswer(messages.all().map(messageRow)),
    '/local/couriers': () => localPageAnswer((nonce) => couriersPage(couriers?.state(), nonce), policyFor),
    '/local/couriers.json': () =>
      couriers ? jsonAnswer(couriersJson(couriers)) : textAnswer(404, 'There are no couriers.\n'),
  };
  async function answerTo(pathname: string): Promise<Answer> {
    const answer = named[pathname];
    if (answer) return answer();
    if (isReleasePath(pathname)) return answerRelease('GET', pathname);
    const [first, ...rest] = pathname.split('/').slice(1).filter(Boolean);
    if (first === 'local') return fileAnswer(files, LOCAL_FILES[pathname]);
    if (isPagePath(pathname)) {
      const listed = await registry().catch(() => undefined);
      return pageAnswer(pathname, { files, site, registry: listed, policyFor, firebaseScript });
    }
    return fileAnswer(files, safePath(site, [first ?? '', ...rest]));
  }
  const functions = `http://${addresses.functionsHost}/${addresses.projectId}/${FUNCTIONS_REGION}`;
  function functionFor(pathname: string): string | undefined {
    if (isApiPath(pathname)) return `${functions}/v1`;
    if (isTrackingPath(pathname)) return `${functions}/track`;
    if (pathname.startsWith('/i/')) return `${functions}/invitation`;
    return pathname === REPORTS_PATH || pathname === VITALS_PATH ? `${functions}/reports` : undefined;
  }
  return {
    headers: securityHeaders(local),
    functionFor,
    answer: answerTo,
    async post(pathname, body) {
      if (pathname === '/local/app-check') return jsonAnswer(attestation());
      if (pathname === MESSAGES_PATH) {
        return messages.take(await body()) ? jsonAnswer({}) : textAnswer(400, 'That is no message.\n');
      }
      if (pathname === '/local/couriers' && couriers) {
        const changed = changeCouriers(couriers, await body());
        return changed ? jsonAnswer(changed) : textAnswer(400, 'That cannot be meant.\n');
      }
      return isReleasePath(pathname) ? answerRelease('POST', pathname, await body()) : undefined;
    },
  };
}

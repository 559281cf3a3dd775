import path from 'node:path';
import { isPagePath } from '@fleetfoot/shared/federation/render-index';
import {
  functionsOriginOf,
  pagePolicy,
  securityHeaders,
} from '@fleetfoot/shared/federation/security-headers';
import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { EmulatorAddresses } from '../cloud/emulators';
import type { Inbox } from '../inbox/inbox';
import { inboxPage, inboxRow } from '../inbox/inbox-page';
import { type Answer, IMMUTABLE, jsonAnswer, textAnswer } from './answer';
import { contentTypeOf, isHashed } from './content-types';
import { createFileCache, type FileCache } from './file-cache';
import { localAdditions } from './local-additions';
import { LOCAL_FILES } from './local-services';
import { htmlAnswer, newNonce, pageAnswer } from './page-answer';
import { readRegistry } from './registry';
import { localConfig } from './runtime-config';
import { safePath } from './safe-path';

export interface RoutesOptions {
  /** Folder that holds the packages. */
  readonly root: string;
  readonly addresses: EmulatorAddresses;
  readonly inbox: Pick<Inbox, 'read'>;
  readonly disabled: readonly string[];
  readonly onBrokenRemote: (id: string, error: unknown) => void;
}

export interface Routes {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origin and path of the API's function. */
  readonly api: string;
  /** Answers a path of the local host. */
  answer(pathname: string): Promise<Answer>;
}

type PolicyFor = (nonce: string) => string;

async function fileAnswer(files: FileCache, file: string | undefined): Promise<Answer> {
  const type = file && contentTypeOf(file);
  const body = type ? await files.read(file) : undefined;
  if (!file || !type || !body) return textAnswer(404, 'There is no such file.\n');
  return { status: 200, type, body, headers: isHashed(file) ? IMMUTABLE : {} };
}

/** No page of the product: it has no place of its own for a policy. */
async function inboxAnswer(inbox: Pick<Inbox, 'read'>, policyFor: PolicyFor): Promise<Answer> {
  const nonce = newNonce();
  const html = inboxPage(await inbox.read(), nonce);
  const policies = [securityHeaders()['Content-Security-Policy'], policyFor(nonce)];
  return htmlAnswer(html, { 'content-security-policy': policies.join(', ') });
}

/** The paths of the product and of the stand-ins, as production's hosting would answer them. */
export function createRoutes({ root, addresses, inbox, disabled, onBrokenRemote }: RoutesOptions): Routes {
  const files = createFileCache();
  const registry = () => readRegistry({ root, disabled, onBroken: onBrokenRemote });
  const local = localAdditions(addresses);
  const functionsOrigin = functionsOriginOf(addresses.projectId, FUNCTIONS_REGION);
  const policyFor: PolicyFor = (nonce) => pagePolicy({ nonce, functionsOrigin, local });
  const named: Readonly<Record<string, () => Promise<Answer> | Answer>> = {
    '/config.json': () => jsonAnswer(localConfig(addresses)),
    '/remotes.json': () => jsonAnswer(registry()),
    // Where the stand-in for Stripe.js finds the one for the API.
    '/local/stripe.json': () => jsonAnswer({ api: addresses.stripeOrigin }),
    '/local/inbox': () => inboxAnswer(inbox, policyFor),
    '/local/inbox.json': async () => jsonAnswer((await inbox.read()).map(inboxRow)),
  };
  async function answerTo(pathname: string): Promise<Answer> {
    const answer = named[pathname];
    if (answer) return answer();
    const [first, ...rest] = pathname.split('/').slice(1).filter(Boolean);
    if (first === 'local') return fileAnswer(files, LOCAL_FILES[pathname]);
    if (first === 'remotes') {
      const [id = '', version, ...names] = rest;
      const isRemote = /^mf-[a-z-]+$/.test(id) && version !== undefined;
      return fileAnswer(files, isRemote ? safePath(path.join(root, id, 'dist'), names) : undefined);
    }
    if (isPagePath(pathname)) return pageAnswer(pathname, { files, root, registry: registry(), policyFor });
    return fileAnswer(files, safePath(path.join(root, 'shell/dist'), [first ?? '', ...rest]));
  }
  const api = `http://${addresses.functionsHost}/${addresses.projectId}/${FUNCTIONS_REGION}/v1`;
  return { headers: securityHeaders(local), api, answer: answerTo };
}

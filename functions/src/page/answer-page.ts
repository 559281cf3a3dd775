import { isPagePath, pagePolicy, renderIndex, securityHeaders } from '@fleetfoot/shared/federation/server';
import type { ReleasedRegistry } from '@fleetfoot/shared/release';
import type { PageTemplate } from './site-files';

/** Where the parts of a page come from. */
export interface PageSources {
  readonly template: () => Promise<PageTemplate>;
  readonly registry: () => Promise<ReleasedRegistry>;
  readonly newNonce: () => string;
  readonly functionsOrigin: string;
  /** Told what could not be had. */
  readonly onFailure: (message: string, error: unknown) => void;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const TEXT = 'text/plain; charset=utf-8';
function answer(
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): PageAnswer {
  // Hosting adds the security headers too; a caller of the function itself gets them from here. A page that may be stored
  // Safari keeps for Back together with its open writes to IndexedDB, for which the next page would wait without an end.
  const standing = { ...securityHeaders(), 'Content-Type': type, 'Cache-Control': 'no-store' };
  // Hosting's rule for hashed names covers a missing one too. This forbids every cache to use such an answer again.
  const uncached = status === 200 ? {} : { Vary: '*' };
  return { status, headers: { ...standing, ...uncached, ...headers }, body };
}

/** Answers what no file of the site answers: with the shell's page, or with what is wrong about the request. */
export async function answerPage(method: string, path: string, sources: PageSources): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return answer(405, TEXT, 'Only GET and HEAD are answered.\n', { Allow: 'GET, HEAD' });
  }
  if (!isPagePath(path)) return answer(404, TEXT, 'There is no such file.\n');
  const nonce = sources.newNonce();
  const [template, registry] = await Promise.all([
    sources.template().catch((error: unknown) => sources.onFailure('The page cannot be had.', error)),
    // Without it the page asks for it by itself, and takes a round trip more.
    sources.registry().catch((error: unknown) => sources.onFailure('The registry cannot be had.', error)),
  ]);
  if (!template) {
    return answer(503, TEXT, 'Fleetfoot cannot be reached right now. Try again in a moment.\n', {
      'Retry-After': '5',
    });
  }
  const html = renderIndex(template.html, {
    registry: registry ?? undefined,
    path,
    shellAssets: template.assets,
    localScripts: [],
    nonce,
    policy: pagePolicy({ nonce, functionsOrigin: sources.functionsOrigin }),
  });
  return answer(200, 'text/html; charset=utf-8', html);
}

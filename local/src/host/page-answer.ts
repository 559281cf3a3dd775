import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { KEPT_PAGE } from '@fleetfoot/shared/federation/kept-page';
import { renderIndex, type ShellAssets } from '@fleetfoot/shared/federation/server';
import type { ReleasedRegistry } from '@fleetfoot/shared/release';
import { type Answer, textAnswer } from './answer';
import { cacheFile, type FileCache } from './file-cache';
import { LOCAL_SCRIPTS } from './local-services';

export interface PageOptions {
  readonly files: FileCache;
  /** Folder of the shell that is served. */
  readonly site: string;
  /** Not there while the store does not answer. */
  readonly registry: ReleasedRegistry | undefined;
  /** The page's own Content-Security-Policy. */
  readonly policyFor: (nonce: string) => string;
  /** The script that stands in for Firebase's services. */
  readonly firebaseScript: string;
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

export function htmlAnswer(html: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: cacheFile(Buffer.from(html), true),
    // The nonce is for one answer only.
    headers: { ...headers, 'cache-control': 'no-store' },
  };
}

/** The shell's page for a path of the product. */
export async function pageAnswer(requested: string, options: PageOptions): Promise<Answer> {
  const { files, site, registry, policyFor, firebaseScript } = options;
  const built = await files.read(path.join(site, 'page.json'));
  if (!built) return textAnswer(503, 'The shell is not built. Run: npm run build\n');
  const { html, assets } = JSON.parse(built.bytes.toString('utf8')) as {
    readonly html: string;
    readonly assets: ShellAssets;
  };
  const nonce = newNonce();
  const page = renderIndex(html, {
    registry,
    path: requested,
    shellAssets: assets,
    localFirst: firebaseScript,
    // Nothing of other companies is kept, and so nothing that stands in for it.
    localScripts: requested === KEPT_PAGE ? [] : LOCAL_SCRIPTS,
    nonce,
    policy: policyFor(nonce),
  });
  return htmlAnswer(page);
}

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Registry } from '@fleetfoot/shared/contract';
import { renderIndex, type ShellAssets } from '@fleetfoot/shared/federation/render-index';
import { type Answer, textAnswer } from './answer';
import { cacheFile, type FileCache } from './file-cache';
import { LOCAL_SCRIPTS } from './local-services';

export interface PageOptions {
  readonly files: FileCache;
  readonly root: string;
  readonly registry: Registry;
  /** The page's own Content-Security-Policy. */
  readonly policyFor: (nonce: string) => string;
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
  const { files, root, registry, policyFor } = options;
  const [html, assets] = await Promise.all(
    ['index.html', 'shell.json'].map((name) => files.read(path.join(root, 'shell/dist', name))),
  );
  if (!html || !assets) return textAnswer(503, 'The shell is not built. Run: npm run build\n');
  const nonce = newNonce();
  const page = renderIndex(html.bytes.toString('utf8'), {
    registry,
    path: requested,
    shellAssets: JSON.parse(assets.bytes.toString('utf8')) as ShellAssets,
    localScripts: LOCAL_SCRIPTS,
    nonce,
    policy: policyFor(nonce),
  });
  return htmlAnswer(page);
}

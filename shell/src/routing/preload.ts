import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { remoteOfPath, scriptsFor } from '@fleetfoot/shared/federation/runtime';

function isPreloaded(url: string): boolean {
  const { href } = new URL(url, location.href);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some(
    (link) => link.href === href,
  );
}

/** The nonce of the page, without which its Content-Security-Policy may refuse a preload. */
function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** Asks the browser to preload the scripts of a path's first paint. A repeated call does nothing. */
export function preloadPath(href: string, remotes: readonly RegistryEntry[]): void {
  const { pathname } = new URL(href, location.href);
  const found = remoteOfPath(pathname, { remotes });
  if (found === undefined) return;
  for (const { url, integrity, crossOrigin } of scriptsFor(found.entry, found.route.page)) {
    if (url === '' || isPreloaded(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    if (crossOrigin) link.crossOrigin = 'anonymous';
    link.nonce = nonce();
    if (integrity !== undefined) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

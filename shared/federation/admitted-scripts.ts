import type { RegistryEntry } from '../contract';

const integrityByUrl = new Map<string, string | undefined>();

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

/** Origins besides the page's own that may serve remotes, from `<meta name="remote-origins" content="https://…">`. */
function allowedOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="remote-origins"]');
  return meta?.content.split(/\s+/).filter((origin) => origin !== '') ?? [];
}

function isAllowed(url: URL): boolean {
  if (url.origin === location.origin || allowedOrigins().includes(url.origin)) return true;
  // A developer's shell takes remotes from webpack-dev-server on other ports of the same machine.
  return isLoopback(url.hostname) && isLoopback(location.hostname);
}

/**
 * Lets the container script of a remote be loaded.
 * @throws TypeError when it lies on an origin that does not serve remotes
 */
export function admitScript(entry: Pick<RegistryEntry, 'entry' | 'integrity'>): void {
  const url = new URL(entry.entry, location.href);
  if (!isAllowed(url)) throw new TypeError(`${url.href} is not on an origin that may serve remotes.`);
  integrityByUrl.set(url.href, entry.integrity[entry.entry]);
}

/**
 * The integrity that an admitted script must have, if the registry gives one.
 * @throws TypeError when the script was not admitted
 */
export function integrityOf(url: string): string | undefined {
  const { href } = new URL(url, location.href);
  if (!integrityByUrl.has(href)) throw new TypeError(`${href} is not the container of a registered remote.`);
  return integrityByUrl.get(href);
}

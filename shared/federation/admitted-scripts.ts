import type { RegistryEntry } from '../contract';
import { RemoteError } from './remote-error';

/** Integrity by URL. What was admitted once stays: an open page may still need chunks of the version before. */
const admitted = new Map<string, string | undefined>();

/** A path that means the same to every browser and server. */
const PLAIN_PATH = /^(?:\/[\w~@-][\w.~@+-]*)+\.js$/;

/** Origins besides the page's own that may serve remotes, from `<meta name="remote-origins" content="https://…">`. */
function otherOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="remote-origins"]');
  return meta?.content.split(/\s+/) ?? [];
}

/** The address that a text stands for, as the browser will read it; empty when it is none. */
export function addressOf(text: string): string {
  try {
    return new URL(text, location.href).href;
  } catch {
    return '';
  }
}

function isPlace(file: string, id: string): boolean {
  const href = addressOf(file);
  return [location.origin, ...otherOrigins()].some((origin, index) => {
    const path = href.slice(origin.length);
    const isItself = href === origin + path && (file === href || file === path);
    // On the page's own origin there are files of others too.
    return isItself && PLAIN_PATH.test(path) && (index > 0 || path.startsWith(`/remotes/${id}/`));
  });
}

/**
 * Lets the scripts of a remote be loaded, all or none.
 * @throws RemoteError when one of them lies where no script of this remote can be
 */
export function admitScripts({ id, entry, preload, pages, integrity }: RegistryEntry): void {
  const files = new Set([entry, ...preload, ...Object.values(pages).flat(), ...Object.keys(integrity)]);
  for (const file of files) {
    if (!isPlace(file, id))
      throw new RemoteError('malformed', `${file} is not where scripts of ${id} may be.`);
  }
  for (const file of files) admitted.set(addressOf(file), integrity[file]);
}

/** Whether a URL is that of a script of a registered remote. */
export function isAdmitted(href: string): boolean {
  return admitted.has(href);
}

/** The integrity that an admitted script must have, if the registry gives one. */
export function integrityOf(href: string): string | undefined {
  return admitted.get(href);
}

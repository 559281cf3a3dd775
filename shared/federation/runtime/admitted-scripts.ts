import type { RegistryEntry } from '../../contract';
import { RemoteError } from './remote-error';

/** Integrity by URL. What was admitted once stays: an open page may still need chunks of the version before. */
const admitted = new Map<string, string>();

/** The hash of no script: what has none of its own does not run. */
const NO_SCRIPT = `sha384-${'0'.repeat(64)}`;

/** A path that means the same to every browser and server. */
const PLAIN_PATH = /^(?:\/[\w~@-][\w.~@+-]*)+\.js$/;

/** Origins besides the page's own that may serve remotes, from `<meta name="remote-origins" content="https://…">`. */
function otherOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="remote-origins"]');
  return meta?.content.split(/\s+/) ?? [];
}

/** The absolute URL of a text, as the browser resolves it; empty when it is invalid. */
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
 * @throws RemoteError when one of them lies where no script of this remote can be, or has no hash
 */
export function admitScripts({ id, entry, preload, pages, integrity }: RegistryEntry): void {
  const files = new Set([entry, ...preload, ...Object.values(pages).flat(), ...Object.keys(integrity)]);
  for (const file of files) {
    if (!isPlace(file, id))
      throw new RemoteError('malformed', `${file} is not where scripts of ${id} may be.`);
    if (!integrity[file]) throw new RemoteError('malformed', `The registry has no hash of ${file}.`);
  }
  for (const file of files) admitted.set(addressOf(file), integrity[file] ?? NO_SCRIPT);
}

/** Whether a URL is that of a script of a registered remote. */
export function isAdmitted(href: string): boolean {
  return admitted.has(href);
}

/** Integrity of the shell's own scripts by path; the build writes it into the page. */
let own: Readonly<Record<string, string>> | undefined;

function ownIntegrity(href: string): string | undefined {
  own ??= JSON.parse(document.getElementById('integrity')?.textContent || '{}') as Record<string, string>;
  return href.startsWith(location.origin) ? own[href.slice(location.origin.length)] : undefined;
}

/** The integrity that a script must have; one that no script has for a script that nobody vouches for. */
export function integrityOf(href: string): string {
  return admitted.get(href) ?? ownIntegrity(href) ?? NO_SCRIPT;
}

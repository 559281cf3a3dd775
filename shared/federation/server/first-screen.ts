import type { FirstScreen } from '../../contract/registry-line';
import type { ReleasedRegistry } from '../../release';
import { INVITED_NUMBER } from '../../session/opened-invitation';
import { entryAt, navAt } from '../nav-entries';
import { remoteOfPath } from '../preload-links';
import { attribute } from './markup';

/**
 * What the shell draws around every page of set-up users, as its build drew it. In it `{{name}}` stands for what only the
 * registry and the path tell.
 */
export interface FrameParts {
  readonly css: string;
  /** With `{{links}}` and `{{page}}`. */
  readonly html: string;
  /** One entry of the navigation, with `{{path}}`, `{{current}}`, `{{icon}}` and `{{label}}`. */
  readonly link: string;
  /** A page that has no first screen of its own, with `{{title}}`. */
  readonly page: string;
  /** Drawings by name. */
  readonly icons: Readonly<Record<string, string>>;
}

function filled(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function inFrame(page: string, path: string, { remotes }: ReleasedRegistry, frame: FrameParts): string {
  const all = remotes.flatMap(({ nav }) => nav).sort((one, other) => one.order - other.order);
  const entries = navAt(all, path);
  // What stands with the account is not drawn, and yet a page of its is of no other entry.
  const present = entryAt([...entries, ...remotes.flatMap(({ account = [] }) => account)], path, remotes);
  const links = entries.map(({ path: href, icon, label }) =>
    filled(frame.link, {
      path: attribute(href),
      current: present?.path === href ? ` aria-current="${path === href ? 'page' : 'true'}"` : '',
      icon: frame.icons[icon] ?? '',
      label: attribute(label),
    }),
  );
  // A picture of the page: what can be used of it comes with the scripts.
  return `<div inert aria-hidden="true">${filled(frame.html, { links: links.join(''), page })}</div>`;
}

/**
 * What is seen of a path's page before any script has run, without anything about the user.
 * @param frame what the shell draws around the page
 * @returns `undefined` for a page of which nothing is known ahead
 */
export function firstScreen(
  path: string,
  registry: ReleasedRegistry,
  frame: FrameParts | 'none',
): FirstScreen | undefined {
  const found = remoteOfPath(path, registry);
  if (found === undefined) return undefined;
  const { entry, route } = found;
  const own = entry.firstScreens?.[route.page];
  if (frame === 'none') return own;
  const page = own?.html ?? filled(frame.page, { title: attribute(route.title) });
  return { css: frame.css + (own?.css ?? ''), html: inFrame(page, path, registry, frame) };
}

/**
 * Shows the first screen of this browser's user, whose standing the script in the head has found. A form in it that is sent
 * before the page's scripts are there waits for them: the browser itself would load the page anew with what was typed in
 * its address. Whoever comes from an invitation's link finds their number typed, as if they had done it.
 */
export const FIRST_SCREEN_SCRIPT = `(() => {
const { standing } = document.documentElement.dataset;
const found = standing && document.querySelector('template[data-first~="' + standing + '"]');
if (!found) return;
const place = document.getElementById('first');
place.append(found.content);
place.addEventListener('submit', (event) => {
event.preventDefault();
place.dataset.sent = '';
});
const invited = sessionStorage.getItem('${INVITED_NUMBER}');
const field = place.querySelector('form [name=phoneNumber]');
if (!invited) return;
sessionStorage.removeItem('${INVITED_NUMBER}');
if (field) field.value = invited;
})()`;

/** Lets that script run under the standing policy. */
export const FIRST_SCREEN_SCRIPT_HASH = "'sha256-YCprCFZQJWqFDSWvgyN0N3oG8ZoaDcGVuSjHMRm0s54='";

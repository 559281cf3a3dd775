import { randomBytes } from 'node:crypto';
import { registryFor } from '@fleetfoot/shared/federation/server';
import type { ReleasedRegistry, ReleasedRemote } from '@fleetfoot/shared/release';

/** The page that is opened in a registry of many. */
export const PATH = '/deliveries';

/** A remote that nobody opens, with as many scripts as a larger one of ours. */
function otherRemote(index: number): ReleasedRemote {
  const id = `mf-other-${index}`;
  const url = (name: string) =>
    `/remotes/${id}/${index}f0e1d2c3/${name}.${randomBytes(4).toString('hex')}.js`;
  const hash = () => `sha384-${randomBytes(48).toString('base64')}`;
  const entry = url('remoteEntry');
  const page = (name: string) => ({
    ...{ path: `/${name}-${index}`, access: 'set-up' as const },
    ...{ title: `${name} ${index}`, page: `${name}-page` },
  });
  const routes = ['list', 'create', 'detail', 'edit'].map(page);
  const pages = Object.fromEntries(routes.map((route) => [route.page, [url(route.page), url('shared')]]));
  const lazy = Array.from({ length: 30 }, (_, chunk) => url(String(chunk)));
  const scripts = [entry, ...Object.values(pages).flat(), ...lazy];
  return {
    ...{ id, title: `Other ${index}`, contract: 1, version: `${index}f0e1d2c3`, sequence: 1, enabled: true },
    ...{ entry, preload: [], pages, routes, nav: [] },
    integrity: Object.fromEntries(scripts.map((script) => [script, hash()])),
  };
}

/** A registry with this many remotes, with the files of each. */
export function withRemotes(count: number): (registry: ReleasedRegistry) => ReleasedRegistry {
  const others = Array.from({ length: count - 6 }, (_, index) => otherRemote(index));
  return ({ remotes }) => ({ remotes: [...remotes, ...others] });
}

/** The same as the server writes it into the page of a path: whole lines of what the path needs, the others short. */
export function shortened(count: number): (registry: ReleasedRegistry) => ReleasedRegistry {
  const grow = withRemotes(count);
  return (registry) => registryFor(PATH, grow(registry));
}

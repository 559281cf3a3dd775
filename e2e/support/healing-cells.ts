import { containerName } from '@fleetfoot/shared/federation/build/container.js';
import type { Page } from '@playwright/test';
import { containerScript } from './fake-remote';
import type { Fault, FaultyProxy } from './faulty-proxy';
import { hashOf, withoutRegistry, withRegistry } from './registry-faults';
import { ownNumberField } from './sign-in';

/** What of a remote can fail, in the order in which it is needed. */
export const STEPS = ['line', 'entry', 'chunk', 'page chunk', 'mount'] as const;
export type Step = (typeof STEPS)[number];

/** How. To mount is no request: it is refused when it rejects, and can hang; it cannot be missing or damaged. */
export const FAULTS = ['refused', '404', 'HTML', 'hang', 'damaged'] as const satisfies readonly Fault[];
export type FaultName = (typeof FAULTS)[number];

export function makesSense(step: Step, fault: Fault): boolean {
  return step !== 'mount' || fault === 'refused' || fault === 'hang';
}

/** A remote, its first page, and what stands on that page and on nothing else. */
export interface Subject {
  readonly id: string;
  readonly path: string;
  readonly page: string;
  readonly as: 'admin' | 'visitor';
  readonly shows: (page: Page) => ReturnType<Page['getByText']>;
}

export const SUBJECTS: readonly Subject[] = [
  {
    id: 'mf-restaurants',
    path: '/restaurants',
    page: 'restaurant-list-page',
    as: 'admin',
    shows: (page) => page.getByText('You are currently not enrolled in our restaurant program'),
  },
  {
    id: 'mf-auth',
    path: '/login',
    page: 'login-page',
    as: 'visitor',
    shows: ownNumberField,
  },
  {
    id: 'mf-deliveries',
    path: '/deliveries',
    page: 'delivery-list-page',
    as: 'admin',
    shows: (page) => page.getByText('No deliveries yet'),
  },
  {
    id: 'mf-advertising',
    path: '/advertising',
    page: 'campaign-list-page',
    as: 'admin',
    shows: (page) => page.getByRole('link', { name: 'Create Campaign' }),
  },
  {
    id: 'mf-api-keys',
    path: '/api',
    page: 'api-page',
    as: 'admin',
    shows: (page) => page.getByText('Your API requests will show up here after your first use'),
  },
  {
    id: 'mf-team-billing',
    path: '/team',
    page: 'team-page',
    as: 'admin',
    shows: (page) => page.getByRole('row').filter({ hasText: 'Lerato Khumalo' }),
  },
];

const REGISTRY = /^\/remotes\.json$/;

/** Documents; what else has no dot in its path has no registry in it. */
const PAGES = /^[^.]*$/;

/** Puts a container in place of a remote's whose mount rejects or hangs. */
function breakMount(proxy: FaultyProxy, id: string, mount: 'rejects' | 'hangs'): void {
  const script = containerScript(containerName(id), { mount, unmount: 'resolves' });
  const entry = `/remotes/${id}/broken/remoteEntry.broken.js`;
  proxy.answer(new RegExp(`^${entry}$`), script);
  const broken = { version: 'broken', entry, preload: [], pages: {}, integrity: { [entry]: hashOf(script) } };
  proxy.edit(PAGES, (html) =>
    withRegistry(html, ({ remotes }) => ({
      remotes: remotes.map((line) => (line.id === id ? { ...line, ...broken } : line)),
    })),
  );
}

/** Lets one step of a remote fail from now on. */
export function breakStep(proxy: FaultyProxy, { id, page }: Subject, step: Step, fault: Fault): void {
  const script = (name: string) => new RegExp(`^/remotes/${id}/[^/]+/${name}\\.[\\da-f]+\\.js$`);
  if (step === 'mount') breakMount(proxy, id, fault === 'hang' ? 'hangs' : 'rejects');
  else if (step === 'line') {
    // The page comes without it, and asks the store.
    proxy.edit(PAGES, withoutRegistry);
    proxy.fail(REGISTRY, fault, { near: `\\"id\\":\\"${id}\\"` });
  } else proxy.fail(script({ entry: 'remoteEntry', chunk: '\\d+', 'page chunk': page }[step]), fault);
}

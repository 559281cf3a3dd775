import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense } from 'react';
import type { AuthState, ReadableStore, RemoteManifest, RemoteProps } from '../contract';
import { askAgain } from '../federation/runtime/ask-again';
import { contractSuite, deferred, type FakeServices, fakeServices, fakeSession, sessions } from '../testing';
import { createRemote } from './create-remote';
import { useOrganization, useRouteParams } from './remote-context';

const manifest: RemoteManifest = {
  id: 'mf-test',
  title: 'Things',
  contract: 1,
  routes: [
    { path: '/things', access: 'set-up', title: 'Things', page: 'list-page' },
    { path: '/things/:thingID', access: 'set-up', title: 'Thing', page: 'thing-page' },
    { path: '/welcome', access: 'signed-out', title: 'Welcome', page: 'welcome-page' },
  ],
  nav: [{ label: 'Things', path: '/things', icon: 'deliveries', order: 1 }],
};

function ListPage() {
  return <h1>All things</h1>;
}
function ThingPage() {
  return <h1>Thing {useRouteParams()['thingID']}</h1>;
}
function CrashingPage(): never {
  throw new Error('page crash');
}

function OrganizationPage() {
  return <h1>{useOrganization().name}</h1>;
}

const pages = {
  'list-page': async () => ListPage,
  'thing-page': async () => ThingPage,
  'welcome-page': async () => OrganizationPage,
};
let unmount = async () => {};

async function open(
  path: string,
  overrides: Partial<Record<keyof typeof pages, () => Promise<ComponentType>>>,
  session: ReadableStore<AuthState> = fakeSession(sessions.admin),
) {
  window.history.replaceState(null, '', path);
  const remote = createRemote({ manifest, pages: { ...pages, ...overrides } });
  const domElement = document.body.appendChild(document.createElement('div'));
  const services: FakeServices = fakeServices({ session } as Partial<FakeServices>);
  const props: RemoteProps = {
    name: manifest.id,
    domElement,
    services,
    remote: { id: `mf-test-${Math.random()}`, title: 'Things', version: '1' },
  };
  const run = async (name: 'mount' | 'unmount') => {
    let done: Promise<unknown> | undefined;
    await act(async () => {
      done = (remote[name] as (props: RemoteProps) => Promise<unknown>)(props);
    });
    await act(async () => {
      await done;
    });
  };
  await run('mount');
  unmount = async () => {
    await run('unmount');
    domElement.remove();
  };
  return { services };
}

function go(path: string) {
  return act(async () => window.history.pushState(null, '', path));
}

afterEach(() => unmount());

contractSuite({
  manifest,
  module: createRemote({ manifest, pages }),
  early: { '/welcome': 'signed-out' },
  areas: { '/things/some-id': 'Things' },
});

it('shows the page of the address, with its parameters, and follows it', async () => {
  await open('/things/42', {});
  expect(await screen.findByRole('heading', { name: 'Thing 42' })).toBeVisible();
  await go('/things');
  expect(await screen.findByRole('heading', { name: 'All things' })).toBeVisible();
});

it('stays as it is while the address is already another remote’s', async () => {
  await open('/things', {});
  await screen.findByRole('heading', { name: 'All things' });
  await go('/elsewhere');
  expect(screen.getByRole('heading', { name: 'All things' })).toBeVisible();
});

it('a part that comes when the session has ended has the organisation of before, until the remote is unmounted', async () => {
  function Part() {
    return <p>Part of {useOrganization().name}</p>;
  }
  const part = deferred<{ default: ComponentType }>();
  const LatePart = lazy(() => part.promise);
  function PageWithLatePart() {
    return (
      <Suspense>
        <h1>All things</h1>
        <LatePart />
      </Suspense>
    );
  }
  const session = fakeSession(sessions.admin);
  const { services } = await open('/things', { 'list-page': async () => PageWithLatePart }, session);
  await act(async () => session.setState(sessions.signedOut));
  await act(async () => part.resolve({ default: Part }));
  expect(await screen.findByText('Part of Umoya Foods')).toBeInTheDocument();
  expect(services.report).not.toHaveBeenCalled();
});

it('a page that arrives damaged is called so, and the connection is not blamed', async () => {
  const request = 'http://localhost/remotes/mf-things/v1/list-page.js';
  const arrayBuffer = async () => new TextEncoder().encode('var gooe;').buffer;
  const answer = { status: 200, ok: true, headers: new Headers(), arrayBuffer };
  globalThis.fetch = jest.fn(async () => answer) as never;
  await askAgain(request);
  const damaged = () => Promise.reject(Object.assign(new Error('Loading chunk failed'), { request }));
  const { services } = await open('/things', { 'list-page': damaged });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page arrived damaged');
  expect(services.reloadRemote).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).not.toHaveTextContent('Check your connection');
});

it('shows the title of a page that takes its time', async () => {
  await open('/things', { 'list-page': () => new Promise(() => {}) });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Things' })).toBeVisible();
});

it('reloads the remote once for a chunk that is gone, then shows a card whose Retry does it again', async () => {
  const gone = () => Promise.reject(new Error('Loading chunk failed'));
  const { services } = await open('/things', { 'list-page': gone, 'thing-page': gone });
  await waitFor(() => expect(services.reloadRemote).toHaveBeenCalledTimes(1));
  await go('/things/1');
  expect(await screen.findByRole('heading', { name: 'Thing' })).toBeVisible();
  expect(services.reloadRemote).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(services.reloadRemote).toHaveBeenCalledTimes(2);
});

describe('with a page that crashes', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('keeps the crash on that page and reports it', async () => {
    const { services } = await open('/things/1', { 'thing-page': async () => CrashingPage });
    expect(await screen.findByRole('heading', { name: 'Thing' })).toBeVisible();
    expect(services.report).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'page crash' }),
      expect.objectContaining({ kind: 'crashed', page: 'thing-page' }),
    );
    await go('/things');
    expect(await screen.findByRole('heading', { name: 'All things' })).toBeVisible();
  });

  it('a page of whoever is signed out gets no organisation of the user before', async () => {
    const session = fakeSession(sessions.admin);
    await open('/things', { 'list-page': async () => OrganizationPage }, session);
    expect(await screen.findByRole('heading', { name: 'Umoya Foods' })).toBeVisible();
    await act(async () => session.setState({ ...sessions.signedOut, selectedOrganization: undefined }));
    await go('/welcome');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(screen.queryByText('Umoya Foods')).not.toBeInTheDocument();
  });

  it('tries again on Retry', async () => {
    let isBroken = true;
    function MendedPage() {
      if (isBroken) throw new Error('not yet');
      return <h1>Mended</h1>;
    }
    await open('/things', { 'list-page': async () => MendedPage });
    isBroken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  });
});

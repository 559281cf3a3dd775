import { act, waitFor } from '@testing-library/react';
import type { RemoteManifest, RemoteModule, RemoteProps, RouteAccess } from '../contract';
import { parseManifest } from '../contract/parse-manifest';
import { entryAt } from '../federation/nav-entries';
import { pagesOf } from '../remote';
import { fakeServices } from './fake-services';
import { watchLeaks } from './leak-watch';
import { registryEntry } from './registry-entry';
import { fakeSession, sessionFor } from './sessions';

export interface ContractSuiteOptions {
  readonly manifest: RemoteManifest;
  readonly module: RemoteModule;
  /** Routes that are not of the set-up organisation, each with its access. Default: none. */
  readonly early?: Readonly<Record<string, RouteAccess>>;
  /** Paths, each with the label of the entry that the sidebar marks there. */
  readonly areas?: Readonly<Record<string, string>>;
}

async function call(lifecycles: RemoteModule['mount'], props: RemoteProps): Promise<void> {
  for (const lifecycle of [lifecycles].flat() as ((props: RemoteProps) => Promise<unknown>)[]) {
    let done: Promise<unknown> | undefined;
    // Awaiting inside act would wait for a render that only the end of act starts.
    await act(async () => {
      done = lifecycle(props);
    });
    await act(async () => {
      await done;
    });
  }
}

/** The tests that every remote must pass before a shell will load it. */
export function contractSuite({ manifest, module, early = {}, areas = {} }: ContractSuiteOptions): void {
  describe(`${manifest.id} keeps the contract`, () => {
    it('has a manifest that the shell accepts, with navigation to its own routes', () => {
      expect(parseManifest(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
    });

    it('shows its pages to members of an organisation alone, but for those that are named', () => {
      const others = manifest.routes.filter(({ access }) => access !== 'set-up');
      expect(Object.fromEntries(others.map(({ path, access }) => [path, access]))).toEqual(early);
    });

    it('marks the area of its pages in the sidebar', () => {
      const entries = [...manifest.nav, ...(manifest.account ?? [])];
      const remotes = [registryEntry({ id: manifest.id, routes: manifest.routes })];
      const marked = Object.keys(areas).map((path) => [path, entryAt(entries, path, remotes)?.label]);
      expect(Object.fromEntries(marked)).toEqual(areas);
    });

    it.each(manifest.routes)('has a page that loads for $path', async ({ page }) => {
      const component = await pagesOf(module)?.[page]?.();
      expect(component).toEqual(expect.any(Function));
    });

    it('has a route to each of its pages', () => {
      const named = new Set(manifest.routes.map(({ page }) => page));
      expect(Object.keys(pagesOf(module) ?? {}).filter((page) => !named.has(page))).toEqual([]);
    });

    it('mounts with one heading and leaves nothing behind when unmounted', async () => {
      const [route] = manifest.routes;
      if (route === undefined) throw new Error('A remote needs at least one route.');
      window.history.replaceState(null, '', route.path.replaceAll(/:\w+/g, 'some-id'));
      const container = document.body.appendChild(document.createElement('div'));

      async function mountAndUnmount(): Promise<void> {
        const domElement = container.appendChild(document.createElement('div'));
        const props: RemoteProps = {
          name: manifest.id,
          domElement,
          services: fakeServices({ session: fakeSession(sessionFor(route?.access ?? 'set-up')) }),
          remote: { id: manifest.id, title: manifest.title, version: '0.0.0' },
        };
        await call(module.bootstrap, props);
        await call(module.mount, props);
        await waitFor(() => expect(domElement.querySelectorAll('h1')).toHaveLength(1));
        await call(module.unmount, props);
        expect(domElement).toBeEmptyDOMElement();
        domElement.remove();
      }

      // The first round creates what a page creates once; only the second can show a leak.
      await mountAndUnmount();
      const watch = watchLeaks();
      await mountAndUnmount();
      watch.stop();
      container.remove();
      expect(watch.leaks()).toEqual([]);
    });
  });
}

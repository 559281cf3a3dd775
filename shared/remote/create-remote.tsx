import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteManifest, RemoteModule, RemoteProps } from '../contract';
import { RemoteCrash } from './page-failure';
import { createPageLoader, type PageTable, rememberPages } from './page-table';
import { RemoteRoot } from './remote-root';

export interface RemoteOptions {
  readonly manifest: RemoteManifest;
  /** Loads every page that the manifest's routes name. */
  readonly pages: PageTable;
}

/**
 * Makes a remote of a manifest and its pages.
 * @returns the single-spa lifecycles that `./remote` exposes
 */
export function createRemote({ manifest, pages }: RemoteOptions): RemoteModule {
  const loader = createPageLoader(pages);
  function Root({ services, remote }: RemoteProps) {
    return <RemoteRoot services={services} remote={remote} manifest={manifest} loader={loader} />;
  }
  // single-spa-react's types know neither our props nor that a lifecycle is never a list here.
  const module = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: Root,
    domElementGetter: ({ domElement }) => domElement,
    // Without a boundary a first render that throws leaves mount pending for ever.
    errorBoundary: (error, _info, { services, remote }) => (
      <RemoteCrash
        title={manifest.title}
        onShown={() =>
          services.report(error, { remote: remote.id, version: remote.version, kind: 'crashed' })
        }
        onRetry={services.reloadRemote}
      />
    ),
  }) as unknown as RemoteModule;
  rememberPages(module, pages);
  return module;
}

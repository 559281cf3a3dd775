import { containerName } from '@fleetfoot/shared/federation/build/container.js';
import type { Page } from '@playwright/test';
import { editLine, hashOf } from './registry-faults';

/** Behaviour of the lifecycles of a broken remote. */
export interface Behaviour {
  readonly mount: 'resolves' | 'rejects' | 'hangs';
  readonly unmount: 'resolves' | 'rejects' | 'hangs';
}

const STEPS = {
  resolves: 'async () => {}',
  rejects: "async () => { throw new Error('broken on purpose'); }",
  hangs: '() => new Promise(() => {})',
};

/** A container script as the bundler writes it, reduced to what the federation runtime uses. */
export function containerScript(name: string, { mount, unmount }: Behaviour): string {
  return `
    var ${name} = (() => {
      const mount = ${STEPS[mount]};
      return {
        init: async () => {},
        get: async () => () => ({
          bootstrap: async () => {},
          async mount(props) {
            await mount();
            const heading = props.domElement.appendChild(document.createElement('h1'));
            heading.textContent = 'Not the real page';
          },
          unmount: ${STEPS[unmount]},
        }),
      };
    })();
  `;
}

/** Deploys a broken build of a remote for this page: new files, one line of the registry. */
export async function deployBroken(page: Page, id: string, behaviour: Behaviour): Promise<void> {
  const body = containerScript(containerName(id), behaviour);
  const entry = `/remotes/${id}/broken/remoteEntry.broken.js`;
  await page.route(`**${entry}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body,
    }),
  );
  await editLine(page, id, (line) => ({
    ...line,
    version: 'broken',
    entry,
    preload: [],
    pages: {},
    integrity: { [entry]: hashOf(body) },
  }));
}

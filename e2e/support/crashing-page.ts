import { containerName } from '@fleetfoot/shared/federation';
import type { Page } from '@playwright/test';
import { editLine } from './registry-faults';

/** Runs before a page's chunk, in the browser: every page component that the chunk exports then throws in render. */
function breakPages(chunkGlobal: string): void {
  type Exports = Record<string, () => unknown>;
  type Require = { d(exports: object, definition: Exports): void };
  type Factory = (module: object, exports: object, require: Require) => void;
  type Chunk = [unknown, Record<string, Factory>, ...unknown[]];
  const scope = globalThis as unknown as Record<string, Chunk[]>;
  const chunks = scope[chunkGlobal] ?? [];
  scope[chunkGlobal] = chunks;
  const push = chunks.push;
  chunks.push = ([ids, modules, ...rest]: Chunk) => {
    for (const [id, factory] of Object.entries(modules)) {
      modules[id] = (module, exports, require) => {
        function d(target: object, definition: Exports): void {
          const broken = Object.keys(definition)
            .filter((name) => name.endsWith('Page'))
            .map((name) => [
              name,
              () => () => {
                throw new Error('crashes on purpose');
              },
            ]);
          require.d(target, { ...definition, ...Object.fromEntries(broken) });
        }
        const own = new Proxy(require, { get: (real, key) => (key === 'd' ? d : Reflect.get(real, key)) });
        factory(module, exports, own);
      };
    }
    return push.call(chunks, [ids, modules, ...rest]);
  };
}

/** Makes a page of a remote crash whenever it is drawn. */
export async function crashPage(page: Page, remoteId: string, pageName: string): Promise<void> {
  const chunkGlobal = `webpackChunk${containerName(remoteId)}`;
  // A deploy of such a page would bring the integrity that goes with it.
  await editLine(page, remoteId, (line) => ({
    ...line,
    integrity: Object.fromEntries(
      Object.entries(line.integrity).filter(([url]) => !url.includes(`/${pageName}.`)),
    ),
  }));
  await page.route(`**/remotes/${remoteId}/**/${pageName}.*.js`, async (route) => {
    const response = await route.fetch();
    const body = `(${breakPages.toString()})(${JSON.stringify(chunkGlobal)});${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

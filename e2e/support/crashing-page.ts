import { containerName } from '@fleetfoot/shared/federation/build/container.js';
import type { Page } from '@playwright/test';
import { deployChanged } from './registry-faults';

/** Runs before a page's chunk, in the browser: every page component that the chunk exports then throws in render. */
function breakPages(chunkGlobal: string): void {
  type Exports = Record<string, () => unknown>;
  /** Constants come as a list, which has no component. */
  type Definition = Exports | readonly unknown[];
  type Require = { d(exports: object, definition: Definition): void };
  type Factory = (module: object, exports: object, require: Require) => void;
  type Chunk = [unknown, Record<string, Factory>, ...unknown[]];
  const scope = globalThis as unknown as Record<string, Chunk[]>;
  const chunks = scope[chunkGlobal] ?? [];
  scope[chunkGlobal] = chunks;
  const push = chunks.push;
  chunks.push = ([ids, modules, ...rest]: Chunk) => {
    for (const [id, factory] of Object.entries(modules)) {
      modules[id] = (module, exports, require) => {
        function d(target: object, definition: Definition): void {
          if (Array.isArray(definition)) {
            require.d(target, definition);
            return;
          }
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

/** Deploys a page of a remote that crashes whenever it is drawn; it must be reached by a link. */
export async function crashPage(page: Page, remoteID: string, pageName: string): Promise<void> {
  const chunkGlobal = `webpackChunk${containerName(remoteID)}`;
  await deployChanged(
    page,
    remoteID,
    pageName,
    (script) => `(${breakPages.toString()})(${JSON.stringify(chunkGlobal)});${script}`,
  );
}

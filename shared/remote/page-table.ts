import type { ComponentType } from 'react';
import type { RemoteModule } from '../contract';

/** Loads a page by the name its route gives it. */
export type PageTable = Readonly<Record<string, () => Promise<ComponentType>>>;

const tables = new WeakMap<object, PageTable>();

/** Remembers which pages a remote was created with. */
export function rememberPages(module: RemoteModule, pages: PageTable): void {
  tables.set(module.mount, pages);
}

/**
 * The pages behind a remote's lifecycles, for the contract suite: a remote exposes nothing but its lifecycles.
 * @returns `undefined` when the module was not made by `createRemote()`
 */
export function pagesOf(module: RemoteModule): PageTable | undefined {
  return tables.get(module.mount);
}

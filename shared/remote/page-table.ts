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

/** Loads pages, keeps those that have arrived and never a failure. */
export interface PageLoader {
  /** The page if it has been loaded before. */
  loaded(page: string): ComponentType | undefined;
  load(page: string): Promise<ComponentType>;
}

export function createPageLoader(pages: PageTable): PageLoader {
  const components = new Map<string, ComponentType>();
  return {
    loaded: (page) => components.get(page),
    async load(page) {
      const importPage = pages[page];
      if (importPage === undefined) throw new Error(`The page table has no page '${page}'.`);
      const component = await importPage();
      if (component === undefined) throw new Error(`The chunk of '${page}' does not export the page.`);
      components.set(page, component);
      return component;
    },
  };
}

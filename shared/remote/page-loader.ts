import type { ComponentType } from 'react';
import type { PageTable } from './page-table';

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

import type { ComponentType } from 'react';

/** The pages of the remote that imports this, found by their files' names: every `*-page.tsx` below its `src`. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>>;

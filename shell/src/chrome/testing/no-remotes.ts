import type { KnownRemotes } from '../../remotes/known-remotes';

/** A registry without remotes. */
export const NO_REMOTES: KnownRemotes = {
  entries: () => [],
  open: async (id) => {
    throw new Error(`${id} is not registered.`);
  },
};

import type { Catalogue } from '@fleetfoot/shared/texts';
import type { Words } from './translation';

/** The words of several groups of texts, which are there once all of the groups are. Made once: it is known by its identity. */
export function together(...groups: readonly Catalogue<Words>[]): Catalogue<Words> {
  return {
    english: {},
    read(language) {
      const words = groups.map((group) => group.read(language));
      return words.includes(undefined) ? undefined : Object.assign({}, ...words);
    },
    async load(language) {
      await Promise.all(groups.map((group) => group.load(language)));
    },
    subscribe(listener) {
      const stops = groups.map((group) => group.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

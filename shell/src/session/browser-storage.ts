import type { TextStorage } from '@fleetfoot/shared/session';

/** The browser's storage; where it is forbidden, the session lasts as long as the page. */
export function browserStorage(): TextStorage {
  try {
    return window.localStorage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => values.set(key, value),
      removeItem: (key) => values.delete(key),
    };
  }
}

import type { PersistStorage } from 'zustand/middleware';
import type { AuthState } from '../contract';
import { readAuthState } from './read-auth-state';

/** The key under which the auth state, and nothing else, is persisted. */
export const AUTH_STORAGE_KEY = 'fleetfoot.auth';
export const AUTH_STORAGE_VERSION = 1;

/** The part of the Storage interface that is used; a browser may also answer later. */
export interface TextStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

function decode(text: string | null): { state: AuthState; version: number } | null {
  // zustand asks for null, not undefined, when there is nothing.
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as { state?: unknown; version?: unknown } | null;
    return stored?.version === AUTH_STORAGE_VERSION
      ? { state: readAuthState(stored.state), version: AUTH_STORAGE_VERSION }
      : null;
  } catch {
    return null;
  }
}

/** Persists an auth state as text. Reading garbage gives nothing; a full or forbidden storage keeps the state in memory. */
export function authStorage(storage: TextStorage): PersistStorage<AuthState> {
  return {
    getItem(key) {
      const text = storage.getItem(key);
      return text instanceof Promise ? text.then(decode) : decode(text);
    },
    setItem(key, value) {
      try {
        return storage.setItem(key, JSON.stringify(value));
      } catch {
        return undefined;
      }
    },
    removeItem: (key) => storage.removeItem(key),
  };
}

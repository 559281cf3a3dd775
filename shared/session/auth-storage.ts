import { OrganizationSchema } from '@fleetfoot/shared/model/team/organization';
import { RoleSchema, UserSchema } from '@fleetfoot/shared/model/team/people';
import * as v from '@fleetfoot/shared/schema';
import type { PersistStorage } from 'zustand/middleware';
import type { AuthState } from '../contract';
import { SIGNED_OUT } from './signed-out';

export const AUTH_STORAGE_VERSION = 1;

/** The part of the Storage interface that is used; a browser may also answer later. */
export interface TextStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

const AuthStateSchema = v.object({
  isSignedIn: v.boolean(),
  uid: v.optional(v.string()),
  user: v.optional(v.object({ ...UserSchema.entries, dateJoined: v.string() })),
  hasProfile: v.boolean(),
  selectedInvite: v.optional(v.object({ id: v.string(), organizationName: v.string() })),
  selectedOrganization: v.optional(v.object({ ...OrganizationSchema.entries, role: RoleSchema })),
  language: v.optional(v.string()),
});

/**
 * Reads an auth state that comes from the browser's storage, where anybody may have changed it.
 * @returns the signed-out state, in the chosen language, for anything that is not a consistent auth state
 */
function readAuthState(stored: unknown): AuthState {
  const { success, output } = v.safeParse(AuthStateSchema, stored);
  if (!success) return SIGNED_OUT;
  const { isSignedIn, uid, user, hasProfile, language } = output;
  const isWhole = isSignedIn && uid !== undefined && hasProfile === (user !== undefined);
  return { ...SIGNED_OUT, ...(isWhole ? output : { language }) };
}

function decode(text: string | null): { state: AuthState; version: number } | null {
  // zustand asks for null, not undefined, when there is nothing.
  try {
    const stored = JSON.parse(text ?? 'null') as { state?: unknown; version?: unknown } | null;
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

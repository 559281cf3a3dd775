/** The key under which the auth state, and nothing else, is persisted. */
export const AUTH_STORAGE_KEY = 'fleetfoot.auth';

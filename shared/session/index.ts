export { AUTH_STORAGE_KEY, type TextStorage } from './auth-storage';
export {
  type AuthStore,
  type AuthStoreOptions,
  createAuthStore,
  type SignedInSession,
} from './create-auth-store';
export { matchPath, type RouteParams } from './match-path';
export { homeFor, redirectFor } from './redirect-for';
export { findRoute, type RouteDecision, type RouteMatch, resolveRoute } from './resolve-route';
export { SIGNED_OUT } from './signed-out';
export { standing } from './standing';

export { browserStorage } from './auth-storage';
export { AUTH_STORAGE_KEY } from './auth-storage-key';
export {
  type AuthStore,
  createAuthStore,
  type SignedInSession,
} from './create-auth-store';
export {
  findRoute,
  type RouteDecision,
  resolveRoute,
  standing,
} from './resolve-route';
export { SIGNED_OUT } from './signed-out';

// The public API: its routes, its document and its keys. Not federated: the server and the API's screens bundle it.
export {
  type ApiCancellation,
  type ApiDeliveryPage,
  ApiDeliveryPageSchema,
} from './api-answers';
export {
  type AddressCandidate,
  API_ERROR_CODES,
  API_ERRORS,
  type ApiError,
  type ApiErrorCode,
  ApiErrorSchema,
  type WrongField,
} from './api-error';
export {
  createApiKey,
  endingOf,
  KEEP_CHOICES,
  KEEP_MS,
  type Keep,
  KeyNameSchema,
  keyPrefix,
  LIFETIME_DAYS,
  LIFETIMES,
  longEndingOf,
  modeOfKey,
  revokeApiKey,
  rollApiKey,
} from './api-key';
export { API_ROUTES, type ApiRoute, type ApiRouteName } from './api-routes';
export { type JsonSchema, toJsonSchema } from './json-schema';
export { API_BASE, API_LIMITS } from './limits';
export { type ListQuery, ListQuerySchema } from './list-query';
export { openApiDocument } from './open-api';

// The public API: its schemas, its document and its log. Not federated: the server and the API's screens bundle it.
export {
  type ApiCancellation,
  ApiCancellationSchema,
  type ApiDelivery,
  type ApiDeliveryPage,
  ApiDeliveryPageSchema,
  ApiDeliverySchema,
  toApiDelivery,
} from './api-delivery';
export { API_ERROR_CODES, API_ERRORS, type ApiError, type ApiErrorCode, ApiErrorSchema } from './api-error';
export {
  type ApiRequest,
  ApiRequestSchema,
  apiRequestsPath,
  STATUS_CLASSES,
  type StatusClass,
  statusClassOf,
} from './api-request';
export { API_ROUTES, type ApiRoute, type ApiRouteName, COMMON_ERRORS } from './api-routes';
export { type JsonSchema, toJsonSchema } from './json-schema';
export {
  endingOf,
  KEEP_CHOICES,
  KEEP_MS,
  KEY_ENDING_LENGTH,
  type Keep,
  type KeyRoll,
  KeyRollSchema,
  keyRollsPath,
} from './key-roll';
export { API_BASE, API_LIMITS } from './limits';
export { type ListQuery, ListQuerySchema } from './list-query';
export { API_MODES, type ApiMode, ApiModeSchema, keyPrefix, modeOfKey } from './mode';
export { type NewApiDelivery, NewApiDeliverySchema } from './new-api-delivery';
export { openApiDocument } from './open-api';
export { rollApiKey } from './roll-api-key';
export { apiField, toTypedDelivery } from './to-typed-delivery';

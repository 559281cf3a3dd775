// Words, numbers, dates and failures that every package shares. Federated: part of the sign-in page, so nothing is added lightly.
export { cleanText } from './clean-text';
export {
  formatDate,
  formatDateTime,
  formatTime,
  formatTimeRange,
  parseLocalDateTime,
  toLocalDateTime,
} from './dates';
export { AppError, type AppErrorCode, isAppErrorCode, toAppError, userMessageFor } from './errors';
export { type Address, type Coordinates, parseCoordinates } from './geo';
export { formatNumber, formatRand } from './numbers';
export { CODE_LENGTH, codeIn } from './one-time-code';
export {
  formatPhoneNumber,
  type MobileNumberProblem,
  nationalDigits,
  parseContactNumber,
  parseMobileNumber,
} from './phone';
export { COUNTRY, PRODUCT_NAME, SUPPORT_EMAIL } from './product';

// The side of whoever serves the product: the registry, the page and the headers.
export { SCRIPT_URLS } from '../script-hosts';
export { registryLine } from './registry';
export { isPagePath, registryFor, renderIndex, type ShellAssets } from './render-index';
export {
  functionsOriginOf,
  type LocalAdditions,
  pagePolicy,
  REPORTS_PATH,
  securityHeaders,
} from './security-headers';
export { SECURITY_TEXT_PATH, securityText } from './security-text';

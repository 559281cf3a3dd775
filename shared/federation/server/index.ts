// The side of whoever serves the product: the registry, the page and the headers.
export { default as PAGE_SCRIPTS } from '../page-scripts/page-scripts.json' with { type: 'json' };
export { SCRIPT_URLS } from '../script-hosts';
export { attribute } from './markup';
export { registryLine } from './registry';
export { isPagePath, registryFor, renderIndex, type ShellAssets } from './render-index';
export {
  functionsOriginOf,
  isTrackingPath,
  type LocalAdditions,
  pagePolicy,
  REPORTS_PATH,
  securityHeaders,
  TRACKING_HEADERS,
  TRACKING_PATH,
  trackingPolicy,
} from './security-headers';
export { SECURITY_TEXT_PATH, securityText } from './security-text';
export { TYPEFACE_LINKS, TYPEFACE_STYLE } from './typeface';

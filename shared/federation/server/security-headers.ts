import PAGE_SCRIPTS from '../page-scripts/page-scripts.json' with { type: 'json' };
import { SCRIPT_URLS, THIRD_PARTY_POLICIES } from '../script-hosts';

const { start, preload, firstScreen, firstRead, tracking } = PAGE_SCRIPTS;
/** Scripts that stand within pages. */
const WITHIN_PAGES = [preload, start, firstScreen, firstRead, tracking].map(({ hash }) => hash);

/** What the local cloud needs beside production's services. */
export interface LocalAdditions {
  /** Origins of the emulators. */
  readonly connect: readonly string[];
  /** Trusted Types policies of scripts that stand in for other companies' services. */
  readonly trustedTypes: readonly string[];
  /** Hashes of scripts within the page, as a policy names them. */
  readonly scripts: readonly string[];
}

export interface PagePolicyOptions {
  /** Fresh for each answer. */
  readonly nonce: string;
  /** The one origin whose server functions this page may call. */
  readonly functionsOrigin: string;
  readonly local?: LocalAdditions | undefined;
}

/** Where browsers report what the standing policy refused; the function `reports` answers. */
export const REPORTS_PATH = '/policy-reports';
const REPORT_GROUP = 'policy';

/** The one Trusted Types policy of the product's own code. */
const OWN_POLICY = 'default';

/** Each origin has its reason in docs/adr/0007-third-parties.md. */
const CONNECT = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://content-firebaseappcheck.googleapis.com',
  'https://maps.googleapis.com',
  'https://mapsresources-pa.googleapis.com',
  'https://places.googleapis.com',
  'https://www.google.com/recaptcha/',
  'https://api.stripe.com',
];
const IMAGES = [
  'https://maps.googleapis.com',
  'https://mapsresources-pa.googleapis.com',
  'https://maps.gstatic.com',
];
const FRAMES = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];
const FONTS = ['https://fonts.gstatic.com'];
const STYLE_SHEETS = ['https://fonts.googleapis.com'];

/** A policy names a host as a whole or one subdomain for all: this covers every project's functions. */
const ANY_FUNCTIONS = 'https://*.cloudfunctions.net';

const PERMISSIONS = {
  camera: '()',
  microphone: '()',
  geolocation: '()',
  usb: '()',
  'display-capture': '()',
  payment: '(self "https://js.stripe.com")',
  'clipboard-write': '(self)',
};

function permissionsPolicy(permissions: Readonly<Record<keyof typeof PERMISSIONS, string>>): string {
  return Object.entries(permissions)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', ');
}

function serialised(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The same for every answer, and therefore without a nonce: of styles it names the hosts alone, and {@link pagePolicy} holds
 * those within the page to its nonce. What is not named here is refused.
 */
function standingPolicy({ connect, trustedTypes, scripts }: LocalAdditions): string {
  return serialised({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...WITHIN_PAGES, ...scripts, ...SCRIPT_URLS],
    'connect-src': ["'self'", ANY_FUNCTIONS, ...CONNECT, ...connect],
    'style-src': ["'self'", "'unsafe-inline'", ...STYLE_SHEETS],
    'img-src': ["'self'", 'data:', ...IMAGES],
    'font-src': ["'self'", ...FONTS],
    'frame-src': FRAMES,
    'manifest-src': ["'self'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    // The shell's service worker; Trusted Types leave no other script of this origin to be one.
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [OWN_POLICY, ...THIRD_PARTY_POLICIES, ...trustedTypes],
    // Older browsers know the first, newer ones the second.
    'report-uri': [REPORTS_PATH],
    'report-to': [REPORT_GROUP],
  });
}

/**
 * What a page adds to the standing policy; browsers enforce both. It travels in the page itself, so that it holds
 * whatever the hosting in between does with headers.
 */
export function pagePolicy({ nonce, functionsOrigin, local }: PagePolicyOptions): string {
  return serialised({
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': [`'nonce-${nonce}'`, ...STYLE_SHEETS],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", functionsOrigin, ...CONNECT, ...(local?.connect ?? [])],
  });
}

/** Below it are the pages of recipients, whose addresses are secrets; the function `track` answers. */
export const TRACKING_PATH = '/t';

/** Whether a path is of a recipient's page, as firebase.json rewrites it. */
export function isTrackingPath(pathname: string): boolean {
  return pathname.startsWith(`${TRACKING_PATH}/`);
}

/**
 * In what the headers of a recipient's page differ: nobody finds, keeps or is told its address, and it may ask where the
 * device is, to move the pin. `firebase.json` holds the same set literally.
 */
export const TRACKING_HEADERS = {
  'Cache-Control': 'no-store',
  'Permissions-Policy': permissionsPolicy({ ...PERMISSIONS, geolocation: '(self)' }),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
} as const;

/**
 * What a recipient's page adds to the standing policy. It travels in the page, as {@link pagePolicy} does.
 * @param styleHash of the page's style, as a policy names it
 */
export function trackingPolicy(styleHash: string): string {
  return serialised({
    'default-src': ["'none'"],
    'script-src': [tracking.hash],
    'style-src': [styleHash],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
}

/** Where a project's callable functions are served, as the SDK builds it. */
export function functionsOriginOf(projectId: string, region: string): string {
  return `https://${region}-${projectId}.cloudfunctions.net`;
}

/**
 * The headers of every answer of the site, whatever it is. `firebase.json` holds the same set literally.
 * @param local none in production
 */
export function securityHeaders(
  local: LocalAdditions = { connect: [], trustedTypes: [], scripts: [] },
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': standingPolicy(local),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(PERMISSIONS),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Reporting-Endpoints': `${REPORT_GROUP}="${REPORTS_PATH}"`,
    // Browsers pass it over on plain http, so that it does no harm on this machine.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

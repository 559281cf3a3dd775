import { SCRIPT_URLS, THIRD_PARTY_POLICIES } from '../script-hosts';
import { FIRST_READ_SCRIPT_HASH } from './first-read';
import { FIRST_SCREEN_SCRIPT_HASH } from './first-screen';
import { PRELOAD_SCRIPT_HASH } from './preload-script';
import { START_SCRIPT_HASH } from './start-script';

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

function serialised(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The same for every answer, and therefore without a nonce. There is no default-src and no style-src: a policy that has
 * either and no nonce refuses the page's own styles. Every other kind of content is named; {@link pagePolicy} adds styles.
 */
function standingPolicy({ connect, trustedTypes, scripts }: LocalAdditions): string {
  return serialised({
    'script-src': [
      "'self'",
      PRELOAD_SCRIPT_HASH,
      START_SCRIPT_HASH,
      FIRST_SCREEN_SCRIPT_HASH,
      FIRST_READ_SCRIPT_HASH,
      ...scripts,
      ...SCRIPT_URLS,
    ],
    'connect-src': ["'self'", ANY_FUNCTIONS, ...CONNECT, ...connect],
    'img-src': ["'self'", 'data:', ...IMAGES],
    'font-src': ["'self'", ...FONTS],
    'frame-src': FRAMES,
    'manifest-src': ["'self'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
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
    'connect-src': ["'self'", functionsOrigin, ...CONNECT, ...(local?.connect ?? [])],
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
    'Permissions-Policy': Object.entries(PERMISSIONS)
      .map(([feature, allowed]) => `${feature}=${allowed}`)
      .join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Reporting-Endpoints': `${REPORT_GROUP}="${REPORTS_PATH}"`,
    // Browsers pass it over on plain http, so that it does no harm on this machine.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

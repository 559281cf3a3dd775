import { containerName, TRUSTED_TYPES_POLICY } from '@fleetfoot/shared/federation';

/** What the headers of a page depend on. */
export interface SecurityHeaderOptions {
  /** Fresh for each answer. */
  readonly nonce: string;
  /** Origins besides the page's own that scripts may talk to. */
  readonly connect?: readonly string[];
  /** Names of the Trusted Types policies that scripts may make. */
  readonly trustedTypes: readonly string[];
}

/** Pages that are shown inside ours: the bot check, and the card provider's fields and confirmation step. */
const FRAMES = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
  'https://js.stripe.com',
  'https://hooks.stripe.com',
];

const PERMISSIONS = {
  camera: '()',
  microphone: '()',
  geolocation: '()',
  usb: '()',
  'display-capture': '()',
  payment: '(self "https://js.stripe.com")',
  'clipboard-write': '(self)',
};

/**
 * The Trusted Types policies of the shell, of each remote's webpack runtime, and of local stand-ins.
 * @param remotes ids of the remotes
 * @param standIns policies of scripts that stand in for other companies' services
 */
export function trustedTypesPolicies(
  remotes: readonly string[],
  standIns: readonly string[] = [],
): readonly string[] {
  const bundles = ['shell', ...remotes].map((id) => `wp-${containerName(id)}`);
  return [...bundles, TRUSTED_TYPES_POLICY, ...standIns];
}

function contentSecurityPolicy({ nonce, connect = [], trustedTypes }: SecurityHeaderOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // A script with the nonce may load further ones; 'self' is for browsers that do not know strict-dynamic.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'"],
    'style-src': [`'nonce-${nonce}'`],
    'connect-src': ["'self'", ...connect],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': FRAMES,
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // A remote that is loaded afresh in place makes its policy again.
    'trusted-types': [...trustedTypes, "'allow-duplicates'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The headers of every HTML page. Names are in lower case. */
export function securityHeaders(options: SecurityHeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': Object.entries(PERMISSIONS)
      .map(([feature, allowed]) => `${feature}=${allowed}`)
      .join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

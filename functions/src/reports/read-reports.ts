import type { Registry } from '@fleetfoot/shared/contract';
import { findRoute } from '@fleetfoot/shared/session';

/** Largest body that is looked at, in bytes; browsers send a few kB. */
export const MAX_REPORT_BYTES = 16_384;
/** Reports of one body that are looked at. */
const MAX_REPORTS = 10;

/** What a policy of ours was hit by, in words of ours: nothing of the text that somebody sent is kept. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  /** The remote whose script it was, or what else it was. */
  readonly source: string;
  /** The route of the page, with names in place of IDs. */
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Directives of our policies, as browsers name them in reports. */
const DIRECTIVES: readonly string[] = [
  ...['base-uri', 'connect-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src'],
  ...[
    'manifest-src',
    'media-src',
    'object-src',
    'require-trusted-types-for',
    'script-src',
    'script-src-attr',
  ],
  ...['script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem', 'trusted-types', 'worker-src'],
];

/** What browsers say in place of an address. */
const WORDS: Readonly<Record<string, string>> = {
  inline: 'inline',
  eval: 'eval',
  'wasm-eval': 'eval',
  'trusted-types-policy': 'trusted-types',
  'trusted-types-sink': 'trusted-types',
  data: 'data',
  blob: 'blob',
};

/** Who an address belongs to, by the end of its host's name; everybody else is 'other'. */
const OWNERS: readonly (readonly [string, string])[] = [
  ['stripe.com', 'stripe'],
  ['stripe.network', 'stripe'],
  ['google.com', 'google'],
  ['googleapis.com', 'google'],
  ['gstatic.com', 'google'],
  ['cloudfunctions.net', 'google'],
];

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function urlOf(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

function ownerOf({ protocol, hostname }: URL): string {
  if (/^(?:chrome|moz|safari-web)-extension:$/.test(protocol)) return 'extension';
  if (protocol === 'data:' || protocol === 'blob:') return protocol.slice(0, -1);
  return OWNERS.find(([end]) => hostname === end || hostname.endsWith(`.${end}`))?.[1] ?? 'other';
}

function blockedBy(value: unknown, page: URL): string {
  if (typeof value !== 'string') return 'unknown';
  const word = Object.hasOwn(WORDS, value) ? WORDS[value] : undefined;
  if (word !== undefined) return word;
  const url = urlOf(value);
  if (url === undefined) return 'unknown';
  return url.origin === page.origin ? 'own' : ownerOf(url);
}

function sourceOf(value: unknown, page: URL, { remotes }: Registry): string {
  const url = urlOf(value);
  if (url === undefined) return 'page';
  if (url.origin !== page.origin) return ownerOf(url);
  const [, id] = /^\/remotes\/([^/]+)\//.exec(url.pathname) ?? [];
  if (id === undefined) return 'shell';
  return remotes.some((remote) => remote.id === id) ? id : 'unknown';
}

function routeOf({ pathname }: URL, { remotes }: Registry): string {
  if (pathname === '/') return '/';
  return (
    findRoute(
      pathname,
      remotes.flatMap(({ routes }) => routes),
    )?.route.path ?? 'other'
  );
}

/** A report of either kind of browser: the older sends one by itself, the newer a list of several. */
function violationOf(report: Fields, registry: Registry): readonly Violation[] {
  const page = urlOf(report['documentURL'] ?? report['document-uri']);
  const named = report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'];
  const directive = DIRECTIVES.find((known) => known === named);
  if (page === undefined || directive === undefined) return [];
  return [
    {
      directive,
      blocked: blockedBy(report['blockedURL'] ?? report['blocked-uri'], page),
      source: sourceOf(report['sourceFile'] ?? report['source-file'], page, registry),
      path: routeOf(page, registry),
    },
  ];
}

/**
 * What the body of a report tells, as far as it is worth counting. Anybody can send one, so nothing in it is believed:
 * every value becomes one of a few words of ours, or the report is dropped.
 * @param registry whose remotes and routes are known
 */
export function readReports(body: Buffer, registry: Registry): readonly Violation[] {
  if (body.length > MAX_REPORT_BYTES) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    return [];
  }
  const listed = Array.isArray(parsed)
    ? parsed.slice(0, MAX_REPORTS).map((one) => fieldsOf(fieldsOf(one)['body']))
    : [fieldsOf(fieldsOf(parsed)['csp-report'])];
  return listed.flatMap((report) => violationOf(report, registry));
}

import { isAppErrorCode } from '@fleetfoot/shared/domain';
import { HISTOGRAMS, type Measure, VITALS_LIMITS } from '@fleetfoot/shared/vitals';

/** What is added to the figures of one version of a remote; the figures of {@link ReleaseHealth}. */
export type HealthCounts = Readonly<Record<HealthFigure, number>> & {
  /** By measure and bucket. */
  readonly buckets: Readonly<Partial<Record<Measure, Readonly<Record<string, number>>>>>;
};

const FIGURES = ['sessions', 'failing', 'loadFailures', 'crashes', 'errors', 'failedSaves'] as const;
type HealthFigure = (typeof FIGURES)[number];

/** A failure, for the log, in words of ours. */
export interface Failure {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
  /** The name of the error: `TypeError`; of a load, what went wrong. */
  readonly name: string;
  readonly code: string | undefined;
}

export interface ReadVitals {
  /** By `mf-deliveries@1.2.0`. */
  readonly counts: ReadonlyMap<string, HealthCounts>;
  readonly failures: readonly Failure[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Names of errors that are told as they are; others are `other`. */
const NAMES = [
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'AggregateError'],
  ...['AbortError', 'TimeoutError', 'NetworkError', 'NotFoundError', 'NotAllowedError', 'QuotaExceededError'],
  ...['InvalidStateError', 'DataCloneError', 'SecurityError', 'ChunkLoadError', 'ValiError'],
  ...['AppError', 'RemoteError', 'ContractError', 'FirebaseError'],
];
/** Kinds of RemoteError that are a failure of the version's. */
const LOAD_FAILURES = ['unreachable', 'timeout', 'stale', 'malformed', 'incompatible'];
/** The shell is no remote of the registry: its failures are logged, by the hash of its first script. */
const SHELL_VERSION = /^[0-9a-f]{8,20}$/;
/** Failures of one beacon that are logged. */
const MOST_LOGGED = 10;

const NOTHING: HealthCounts = {
  ...{ sessions: 0, failing: 0, loadFailures: 0, crashes: 0, errors: 0, failedSaves: 0 },
  buckets: {},
};

/** Both counts together. */
export function sumOf(a: HealthCounts, b: HealthCounts): HealthCounts {
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, a[figure] + b[figure]]));
  const buckets = Object.fromEntries(
    [...new Set([...Object.keys(a.buckets), ...Object.keys(b.buckets)])].map((name) => {
      const sum: Record<string, number> = { ...a.buckets[name as Measure] };
      for (const [bound, count] of Object.entries(b.buckets[name as Measure] ?? {})) {
        sum[bound] = (sum[bound] ?? 0) + count;
      }
      return [name, sum];
    }),
  );
  return { ...NOTHING, ...figures, buckets };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

const one = (figure: HealthFigure): HealthCounts => ({ ...NOTHING, [figure]: 1 });

function bucketed(name: string, value: unknown): HealthCounts | undefined {
  const bounds = Object.hasOwn(HISTOGRAMS, name) ? HISTOGRAMS[name as Measure] : undefined;
  if (bounds === undefined || typeof value !== 'number' || !(value >= 0)) return undefined;
  const bucket = String(bounds.find((bound) => value <= bound) ?? 'more');
  return { ...NOTHING, buckets: { [name]: { [bucket]: 1 } } };
}

/** What an entry adds; `undefined` for one that tells nothing. */
function countsOf(entry: Fields): HealthCounts | undefined {
  switch (entry['kind']) {
    case 'session':
      return one('sessions');
    case 'failing':
      return one('failing');
    case 'load':
      if (entry['result'] === 'ok') return bucketed('load', entry['ms']);
      return LOAD_FAILURES.includes(String(entry['result'])) ? one('loadFailures') : undefined;
    case 'crash':
      return one('crashes');
    case 'unhandled':
    case 'error':
      return one('errors');
    case 'save':
      return one('failedSaves');
    default:
      return bucketed(String(entry['kind']), entry['value']);
  }
}

function failureOf(entry: Fields, remote: string, version: string): readonly Failure[] {
  const { kind, name, code, result } = entry;
  if (kind === 'load' && result !== 'ok')
    return [{ remote, version, kind, name: String(result), code: undefined }];
  if (typeof kind !== 'string' || !['crash', 'unhandled', 'error', 'save'].includes(kind)) return [];
  const known = typeof name === 'string' && NAMES.includes(name) ? name : 'other';
  return [{ remote, version, kind, name: known, code: isAppErrorCode(code) ? code : undefined }];
}

/** The entries of a body; none of one that is no beacon. */
function entriesOf(body: Buffer): readonly Fields[] {
  if (body.length > VITALS_LIMITS.bytes) return [];
  try {
    const { entries } = fieldsOf(JSON.parse(body.toString('utf8')));
    return Array.isArray(entries) ? entries.slice(0, VITALS_LIMITS.entries).map(fieldsOf) : [];
  } catch {
    return [];
  }
}

/**
 * What a beacon adds to the counts. Anybody can send one, so nothing in it is believed: every value becomes a word of ours
 * or is dropped. A tab tells once that it uses a version, and that it failed: more in one beacon are dropped.
 * @param isKnown whether there is such a version of a remote; of others nothing is counted, so that nobody makes documents
 */
export function readVitals(body: Buffer, isKnown: (remote: string, version: string) => boolean): ReadVitals {
  const counts = new Map<string, HealthCounts>();
  const failures: Failure[] = [];
  for (const entry of entriesOf(body)) {
    const { remote, version } = entry;
    if (typeof remote !== 'string' || typeof version !== 'string') continue;
    const isCounted = isKnown(remote, version);
    if (!isCounted && !(remote === 'shell' && SHELL_VERSION.test(version))) continue;
    const added = countsOf(entry);
    if (added === undefined) continue;
    failures.push(...failureOf(entry, remote, version));
    if (!isCounted) continue;
    const id = `${remote}@${version}`;
    const before = counts.get(id) ?? NOTHING;
    if (added.sessions > 0 && before.sessions > 0) continue;
    if (added.failing > 0 && before.failing > 0) continue;
    counts.set(id, sumOf(before, added));
  }
  return { counts, failures: failures.slice(0, MOST_LOGGED) };
}

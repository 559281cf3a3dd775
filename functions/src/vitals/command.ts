// npm run ops -- releases [--project <id> | --origin http://127.0.0.1:4000]: who gets each version of each remote, and how it fares.
// Of production with application default credentials; without --project, of the local cloud that runs.
import { parseArgs } from 'node:util';
import { type ReleaseHealth, releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import type { PublishedRelease, ReleaseStatement } from '@fleetfoot/shared/release';
import { HISTOGRAMS, type Measure } from '@fleetfoot/shared/vitals';
import type { Firestore } from 'firebase-admin/firestore';
import { database } from '../platform/database';
import { stored } from '../platform/stored';
import { releaseStore } from '../releases/release-store';

const USAGE = 'npm run ops -- releases [--project <id> | --origin http://127.0.0.1:4000]';
const LOCAL_ORIGIN = 'http://127.0.0.1:4000';

/** Where the figures are: a project of production, or the address of a local cloud. */
export type Place = { readonly project: string } | { readonly origin: string };

/**
 * Reads the command line.
 * @throws Error with the usage
 */
export function parsePlace(args: readonly string[]): Place {
  const options = { project: { type: 'string' }, origin: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const { project, origin } = values;
  if (project !== undefined && origin !== undefined) throw new Error(USAGE);
  return project === undefined ? { origin: origin ?? LOCAL_ORIGIN } : { project };
}

/**
 * The value that three quarters of what was counted do not exceed, as the bound of its bucket: `≤ 2500`, or `> 6000`.
 * Empty while nothing was counted.
 */
export function p75(measure: Measure, counts: Readonly<Record<string, number>> = {}): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const bound of HISTOGRAMS[measure]) {
    below += counts[bound] ?? 0;
    if (all > 0 && below >= 0.75 * all) return `≤ ${bound}`;
  }
  return all > 0 ? `> ${HISTOGRAMS[measure].at(-1)}` : '';
}

const COLUMNS = [
  ...['remote', 'version', 'given to', 'sessions', 'failing', 'loads', 'crashes', 'errors', 'saves'],
  ...['LCP ms', 'INP ms', 'CLS', 'load ms', 'last told'],
];

/** How many organisations get a version, by `mf-deliveries@1.2.0`: `95 %`; `halted` and `off` for none. */
export function sharesOf(releases: readonly PublishedRelease[]): ReadonlyMap<string, string> {
  const shares = releases.flatMap(({ remote, statement, enabled, halted }) => {
    const { stable, candidate, enabled: isOn } = JSON.parse(statement) as ReleaseStatement;
    const isHalted = candidate?.entry.version === halted;
    const percent = candidate && !isHalted ? candidate.percent : 0;
    const share = (part: number) => (enabled && isOn ? `${part} %` : 'off');
    const given = candidate ? [[candidate.entry.version, isHalted ? 'halted' : share(percent)] as const] : [];
    return [[stable.version, share(100 - percent)] as const, ...given].map(
      ([version, told]) => [`${remote}@${version}`, told] as const,
    );
  });
  return new Map(shares);
}

function rowOf(health: ReleaseHealth, shares: ReadonlyMap<string, string>): readonly string[] {
  const { sessions, failing } = health;
  // A session that failed can be told of before it is counted.
  const share = sessions === 0 ? '' : ` ${((100 * failing) / sessions).toFixed(1)} %`;
  return [
    ...[health.remote, health.version, shares.get(`${health.remote}@${health.version}`) ?? ''],
    ...[String(sessions), `${failing}${share}`],
    ...[health.loadFailures, health.crashes, health.errors, health.failedSaves].map(String),
    ...[p75('LCP', health.LCP), p75('INP', health.INP), p75('CLS', health.CLS), p75('load', health.load)],
    `${health.updatedAt.toISOString().slice(0, 16)}Z`,
  ];
}

/** The table, by remote, what was told of last first. Failures are counted, times are the 75th percentile. */
export function tableOf(
  versions: readonly ReleaseHealth[],
  shares: ReadonlyMap<string, string> = new Map(),
): string {
  if (versions.length === 0) return 'Nothing was told yet.';
  const sorted = versions.toSorted(
    (a, b) => a.remote.localeCompare(b.remote) || b.updatedAt.getTime() - a.updatedAt.getTime(),
  );
  const rows = [COLUMNS, ...sorted.map((health) => rowOf(health, shares))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What is kept of every version that was told of in the last 90 days. */
export async function readHealth(database: Firestore): Promise<readonly ReleaseHealth[]> {
  const { docs } = await database.collection(releaseHealth.path()).get();
  return docs.map((document) => stored(releaseHealth, document));
}

/** Points the SDK at the place. */
async function goTo(place: Place): Promise<void> {
  if ('project' in place) {
    process.env['GCLOUD_PROJECT'] = place.project;
    return;
  }
  const answer = await fetch(new URL('/local/emulators.json', place.origin)).catch(() => undefined);
  if (!answer?.ok) throw new Error(`No local cloud answers at ${place.origin}.\n${USAGE}`);
  const { projectId, firestoreHost } = (await answer.json()) as Record<string, string>;
  process.env['GCLOUD_PROJECT'] = projectId;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}

async function main(): Promise<void> {
  try {
    await goTo(parsePlace(process.argv.slice(2)));
    const store = releaseStore(database(), () => new Date());
    const [health, releases] = await Promise.all([readHealth(database()), store.all()]);
    console.log(tableOf(health, sharesOf(releases)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('command.ts')) void main();

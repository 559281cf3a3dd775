import type { ReleaseStatement } from '@fleetfoot/shared/release';
import type { StoredFile, SweptFiles } from './file-store';
import type { Told } from './release-client';

/** How long files stay after the last statement that gave them: an open tab may ask for a page of its version until then. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** What is current, and one to go back to. */
const LEAST_VERSIONS = 2;

export interface SweepOptions {
  readonly remote: string;
  readonly files: Pick<SweptFiles, 'list' | 'remove'>;
  /** Tells what is current and the newest statements, or those before a number. */
  readonly ask: (before?: number) => Promise<Told>;
  readonly now: Date;
  /** Deletes; without it, only tells. */
  readonly write: boolean;
}

/** Every statement of a remote, the present one first. @throws Error where one is missing: what it gave cannot be told */
async function* statements({ remote, ask }: SweepOptions) {
  let { current, past } = await ask();
  if (current === null) throw new Error(`${remote} was never released: nothing says what is to be kept.`);
  for (let expected = current.sequence; expected > 0; expected -= 1) {
    if (past.length === 0) ({ past } = await ask(expected + 1));
    const [next, ...rest] = past;
    const read = next && (JSON.parse(next.statement) as ReleaseStatement);
    if (read?.sequence !== expected)
      throw new Error(`Statement ${expected} about ${remote} is missing: nothing is swept.`);
    yield { ...read, publishedAt: new Date(next?.publishedAt ?? 0) };
    past = rest;
  }
}

/** Versions that somebody may have or get: those of the last 30 days, and never less than two. */
async function keptVersions(options: SweepOptions, since: Date): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for await (const { stable, candidate, publishedAt } of statements(options)) {
    for (const entry of [stable, ...(candidate ? [candidate.entry] : [])]) kept.add(entry.version);
    // This one was current when the 30 days began; those before it were not.
    if (publishedAt < since && kept.size >= LEAST_VERSIONS) break;
  }
  return kept;
}

function byVersion(files: readonly StoredFile[], folder: string): ReadonlyMap<string, StoredFile[]> {
  const versions = new Map<string, StoredFile[]>();
  for (const file of files) {
    const [version = ''] = file.name.slice(folder.length).split('/', 1);
    versions.set(version, [...(versions.get(version) ?? []), file]);
  }
  return versions;
}

function told(version: string, files: readonly StoredFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `  ${version}  ${files.length} files, ${Math.ceil(bytes / 1024)} KiB`;
}

/**
 * Deletes the files of a remote's versions that nobody has any more, or tells which those are. What was uploaded in the last 30
 * days stays too: it may be a release on its way.
 * @returns what to tell the operator
 */
export async function sweep(options: SweepOptions): Promise<string> {
  const { remote, files, now, write } = options;
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const kept = await keptVersions(options, since);
  const folder = `remotes/${remote}/`;
  const old = [...byVersion(await files.list(folder), folder)].filter(
    ([version, found]) => !kept.has(version) && found.every(({ createdAt }) => createdAt < since),
  );
  const keeps = `${remote} keeps ${[...kept].join(', ')}`;
  if (old.length === 0) return `${keeps}. Nothing else is older than ${KEPT_DAYS} days.`;
  if (write) for (const [, found] of old) await Promise.all(found.map(({ name }) => files.remove(name)));
  const went = write ? 'deleted:' : 'would go, with --write:';
  return [`${keeps}; ${went}`, ...old.map(([version, found]) => told(version, found))].join('\n');
}

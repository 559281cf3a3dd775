import { releases, rollouts } from '@fleetfoot/shared/model/release/release';
import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import type { ReleaseStatement } from '@fleetfoot/shared/release';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { stored } from '../platform/stored';
import { writeUnchanged } from '../platform/write-unchanged';
import { beginStage, type HaltTest, observe, type SessionCount, verdict } from './halt-rule';

const NONE: SessionCount = { sessions: 0, failing: 0 };

/** What is known of a candidate until now. */
interface Rollout {
  readonly sequence: number;
  readonly candidate: string;
  readonly seen: { readonly candidate: SessionCount; readonly stable: SessionCount };
  readonly test: HaltTest;
}

/** A candidate that some organisations have. */
interface Given {
  readonly statement: ReleaseStatement;
  readonly version: string;
}

function since(now: SessionCount, before: SessionCount): SessionCount {
  return { sessions: now.sessions - before.sessions, failing: now.failing - before.failing };
}

/** The candidate that may be halted, if there is one; one that nobody gets fails nobody. */
function givenOf(release: DocumentSnapshot): Given | undefined {
  if (!release.exists) return undefined;
  const { statement: text, halted } = stored(releases, release);
  const statement = JSON.parse(text) as ReleaseStatement;
  const { candidate } = statement;
  if (!candidate?.percent || candidate.entry.version === halted) return undefined;
  return { statement, version: candidate.entry.version };
}

async function countOf(database: Firestore, remote: string, version: string): Promise<SessionCount> {
  const found = await database.doc(releaseHealth.document(`${remote}@${version}`)).get();
  const { sessions = 0, failing = 0 } = (found.data() ?? {}) as Partial<SessionCount>;
  return { sessions, failing };
}

/** A statement's stage begins with all that is known of a candidate it brings, and of the stable version with nothing. */
function begun(
  { statement: { sequence, candidate }, version }: Given,
  before: Rollout | undefined,
  present: Rollout['seen'],
): Rollout {
  const isOld = before?.candidate === version;
  return {
    sequence,
    candidate: version,
    seen: { candidate: isOld ? before.seen.candidate : NONE, stable: present.stable },
    test: beginStage({ percent: candidate?.percent ?? 100, memory: present.stable }),
  };
}

/**
 * Takes in what was counted since the last look.
 * @returns whether the candidate is to be halted; `false`, too, when another instance has just looked
 */
async function isWorse(
  database: Firestore,
  known: DocumentSnapshot,
  given: Given,
  now: Date,
): Promise<boolean> {
  const { statement, version } = given;
  const { remote, sequence, stable } = statement;
  const before = known.exists ? (stored(rollouts, known) as unknown as Rollout) : undefined;
  const [candidate, remembered] = await Promise.all([
    countOf(database, remote, version),
    countOf(database, remote, stable.version),
  ]);
  const present = { candidate, stable: remembered };
  const current = before?.sequence === sequence ? before : begun(given, before, present);
  const test = observe(current.test, {
    candidate: since(candidate, current.seen.candidate),
    stable: since(remembered, current.seen.stable),
  });
  const isWritten = await writeUnchanged(known, {
    ...{ sequence, candidate: version, seen: present, test },
    updatedAt: Timestamp.fromDate(now),
  });
  return isWritten && verdict(test) === 'halt';
}

/**
 * Halts a remote's candidate once its sessions fail more often than those of the stable version, by the rule of
 * `halt-rule.ts`. Pages then get the stable version; nothing is signed for that, since nothing is given. Nothing is locked:
 * a team that publishes waits for no instance that counts.
 * @returns the version that was halted, if one was
 */
export async function haltWhenWorse(
  database: Firestore,
  remote: string,
  now = new Date(),
): Promise<string | undefined> {
  if (!/^mf-[a-z-]+$/.test(remote)) return undefined;
  // First of all: nobody has then seen a later statement, or more of its versions, and written it down.
  const known = await database.doc(rollouts.document(remote)).get();
  const release = await database.doc(releases.document(remote)).get();
  const given = givenOf(release);
  if (!given || !(await isWorse(database, known, given, now))) return undefined;
  const { version } = given;
  // What the team has published meanwhile is judged anew.
  if (!(await writeUnchanged(release, { halted: version }))) return undefined;
  logError(`${remote} ${version} fails too often and is halted.`, { remote, version });
  return version;
}

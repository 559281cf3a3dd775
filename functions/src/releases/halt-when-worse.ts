import { releaseHealth, releases, rollouts } from '@fleetfoot/shared/model';
import type { ReleaseStatement } from '@fleetfoot/shared/release';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { inTransaction } from '../platform/in-transaction';
import { stored } from '../platform/stored';
import { beginStage, type HaltTest, observe, type SessionCount, verdict } from './halt-rule';

const NONE: SessionCount = { sessions: 0, failing: 0 };

/** What is known of a candidate until now. */
interface Rollout {
  readonly sequence: number;
  readonly candidate: string;
  readonly seen: { readonly candidate: SessionCount; readonly stable: SessionCount };
  readonly test: HaltTest;
}

function since(now: SessionCount, before: SessionCount): SessionCount {
  return { sessions: now.sessions - before.sessions, failing: now.failing - before.failing };
}

async function countOf(
  transaction: Transaction,
  database: Firestore,
  remote: string,
  version: string,
): Promise<SessionCount> {
  const found = await transaction.get(database.doc(releaseHealth.document(`${remote}@${version}`)));
  const { sessions = 0, failing = 0 } = (found.data() ?? {}) as Partial<SessionCount>;
  return { sessions, failing };
}

/** A statement's stage begins with all that is known of a candidate it brings, and of the stable version with nothing. */
function begun(
  { sequence, candidate }: ReleaseStatement,
  before: Rollout | undefined,
  present: Rollout['seen'],
): Rollout {
  const version = candidate?.entry.version ?? '';
  const isOld = before?.candidate === version;
  return {
    sequence,
    candidate: version,
    seen: { candidate: isOld ? before.seen.candidate : NONE, stable: present.stable },
    test: beginStage({ percent: candidate?.percent ?? 100, memory: present.stable }),
  };
}

/** @returns the version that was halted, if one was */
async function judge(
  transaction: Transaction,
  database: Firestore,
  remote: string,
  now: Date,
): Promise<string | undefined> {
  const release = database.doc(releases.document(remote));
  const rollout = database.doc(rollouts.document(remote));
  const [released, known] = await Promise.all([transaction.get(release), transaction.get(rollout)]);
  if (!released.exists) return undefined;
  const { statement, halted } = stored(releases, released);
  const told = JSON.parse(statement) as ReleaseStatement;
  // A candidate that nobody gets fails nobody.
  const version = told.candidate?.percent ? told.candidate.entry.version : undefined;
  if (version === undefined || version === halted) return undefined;
  const [candidate, stable] = await Promise.all([
    countOf(transaction, database, remote, version),
    countOf(transaction, database, remote, told.stable.version),
  ]);
  const present = { candidate, stable };
  const before = known.exists ? (stored(rollouts, known) as unknown as Rollout) : undefined;
  const current = before?.sequence === told.sequence ? before : begun(told, before, present);
  const test = observe(current.test, {
    candidate: since(candidate, current.seen.candidate),
    stable: since(stable, current.seen.stable),
  });
  transaction.set(rollout, {
    ...{ sequence: current.sequence, candidate: version, seen: present, test },
    updatedAt: Timestamp.fromDate(now),
  });
  if (verdict(test) !== 'halt') return undefined;
  transaction.update(release, { halted: version });
  return version;
}

/**
 * Halts a remote's candidate once its sessions fail more often than those of the stable version, by the rule of
 * `halt-rule.ts`. Pages then get the stable version; nothing is signed for that, since nothing is given.
 * @returns the version that was halted, if one was
 */
export async function haltWhenWorse(
  database: Firestore,
  remote: string,
  now = new Date(),
): Promise<string | undefined> {
  if (!/^mf-[a-z-]+$/.test(remote)) return undefined;
  const halted = await inTransaction(database, (transaction) => judge(transaction, database, remote, now));
  if (halted !== undefined)
    logError(`${remote} ${halted} fails too often and is halted.`, { remote, version: halted });
  return halted;
}

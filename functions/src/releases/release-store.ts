import {
  pastReleases,
  releases,
  type StoredRelease,
  shellSwitches,
} from '@fleetfoot/shared/model/release/release';
import type { PublishedRelease, SignedStatement, Switches } from '@fleetfoot/shared/release';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { decide } from '../platform/decide';
import { stored } from '../platform/stored';

/** How many statements of the past are looked through for a good one. */
const MOST_PAST = 20;

/** A statement with when it was published. */
export interface PastRelease extends SignedStatement {
  readonly publishedAt: Date;
}

/** Statements of every remote; each stands alone, so that teams that publish at the same moment do not meet. */
export interface ReleaseStore {
  /** What is current of each remote. */
  all(): Promise<readonly PublishedRelease[]>;
  /** Whether pages may have a service worker. */
  mayHaveWorker(): Promise<boolean>;
  current(remote: string): Promise<StoredRelease | undefined>;
  /**
   * Newest first, twenty at most.
   * @param before number of a statement: those before it
   */
  past(remote: string, before?: number): Promise<readonly PastRelease[]>;
  /**
   * Makes a statement the current one, if nobody was faster.
   * @param sequence its number
   * @returns the number of the one before when that does not fit; nothing is written then
   */
  publish(remote: string, sequence: number, signed: SignedStatement): Promise<{ readonly conflict?: number }>;
  /** Takes away, or gives back what was taken away. */
  set(remote: string, switches: Partial<Switches>): Promise<void>;
}

function sequenceID(sequence: number): string {
  return String(sequence).padStart(8, '0');
}

function signedOf({ statement, keyID, signature }: SignedStatement): SignedStatement {
  return { statement, keyID, signature };
}

/** The store, in the project's database. */
export function releaseStore(database: Firestore, now: () => Date): ReleaseStore {
  const ref = (remote: string) => database.doc(releases.document(remote));

  return {
    async all() {
      const { docs } = await database.collection(releases.path()).get();
      return docs.flatMap((document) => {
        try {
          const { enabled, halted, ...signed } = stored(releases, document);
          return [
            { remote: document.id, ...signedOf(signed), enabled, ...(halted !== undefined && { halted }) },
          ];
        } catch {
          // What cannot be read is as good as gone: whoever believed something goes on believing that.
          return [];
        }
      });
    },
    async mayHaveWorker() {
      const found = await database.doc(shellSwitches.document()).get();
      return found.get('worker') !== false;
    },
    async current(remote) {
      const found = await ref(remote).get();
      return found.exists ? stored(releases, found) : undefined;
    },
    async past(remote, before) {
      if (before !== undefined) {
        const count = Math.max(0, Math.min(MOST_PAST, before - 1));
        const ids = Array.from({ length: count }, (_, index) => sequenceID(before - 1 - index));
        if (ids.length === 0) return [];
        const found = await database.getAll(
          ...ids.map((id) => database.doc(pastReleases.document(remote, id))),
        );
        return found.flatMap((document) => (document.exists ? [stored(pastReleases, document)] : []));
      }
      const newest = database
        .collection(pastReleases.path(remote))
        .orderBy('publishedAt', 'desc')
        .limit(MOST_PAST);
      const { docs } = await newest.get();
      return docs.map((document) => stored(pastReleases, document));
    },
    publish: (remote, sequence, signed) =>
      decide(database, [ref(remote)], ([found], { batch, write }) => {
        const before = found.exists ? stored(releases, found) : undefined;
        // The same one again, after an answer that was lost.
        if (before?.signature === signed.signature && before.statement === signed.statement) return {};
        if (sequence !== (before?.sequence ?? 0) + 1) return { conflict: before?.sequence ?? 0 };
        const entry = { ...signedOf(signed), publishedAt: now() };
        // What was taken away stays away: a release is no reason to switch a remote on.
        write(found, { ...entry, sequence, ...(!before && { enabled: true }) });
        batch.create(database.doc(pastReleases.document(remote, sequenceID(sequence))), entry);
        return {};
      }),
    async set(remote, { enabled, halted }) {
      await ref(remote).update({
        ...(enabled !== undefined && { enabled }),
        ...(halted !== undefined && { halted: halted === '' ? FieldValue.delete() : halted }),
      });
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@fleetfoot/shared/domain';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  WriteBatch,
} from 'firebase-admin/firestore';
import { isOvertaken } from './write-unchanged';

/** As many rounds as end before a function's time does; with every one that is lost somebody else has won. */
const ROUNDS = 60;
const PAUSE_MS = 40;

/** The writes of a decision. */
export interface Writes {
  /** For what is written beside the documents that were decided on. */
  readonly batch: WriteBatch;
  /** Writes fields of a document that was read, or makes it; nothing at all is written if it has changed since. */
  write(read: DocumentSnapshot, fields: DocumentData): void;
}

/** The documents of references, each in its place. */
export type DocumentsOf<Refs extends readonly DocumentReference[]> = {
  readonly [Index in keyof Refs]: DocumentSnapshot;
};

/**
 * Decides on documents as they are, and writes what was decided in one batch on condition that none of those that it
 * writes has changed. Unlike a transaction it locks nothing: of forty calls at once one wins each round, and those that
 * find a limit reached write nothing and are done.
 * @param work throws to refuse; called again when others were first
 * @throws AppError `timeout` when others were first all the time
 */
export async function decide<T, const Refs extends readonly DocumentReference[]>(
  database: Firestore,
  refs: Refs,
  work: (documents: DocumentsOf<Refs>, writes: Writes) => T,
): Promise<T> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await pause(Math.random() * PAUSE_MS);
    const documents = (await database.getAll(...refs)) as unknown as DocumentsOf<Refs>;
    const batch = database.batch();
    const answer = work(documents, {
      batch,
      write(read, fields) {
        if (read.updateTime) batch.update(read.ref, fields, { lastUpdateTime: read.updateTime });
        else batch.create(read.ref, fields);
      },
    });
    try {
      await batch.commit();
      return answer;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  throw new AppError('timeout', 'Others changed the same documents all the time.');
}

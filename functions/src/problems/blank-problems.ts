import { isUnfinished, type Problem, problems } from '@fleetfoot/shared/model/delivery/problem';
import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import type { Firestore, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { orgOf } from '../platform/in-turn';

/** More than so many deliveries can have. */
const MOST = 500;

/** The problems of deliveries, in the transaction. @param ids at most as many as one query can ask for */
export function problemsOf(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  ids: readonly string[],
): Promise<QuerySnapshot> {
  const all = database.collection(problems.path(orgID));
  return transaction.get(all.where('chargeID', 'in', ids).limit(MOST));
}

/**
 * Removes what was written, and the photos, about deliveries or downtime: it may say who and where. What it was about and what was given back stays;
 * one that is not finished is closed, since nobody can say any more what it waits for.
 */
export function blankProblems(
  transaction: Transaction,
  { docs }: Pick<QuerySnapshot, 'docs'>,
  now: Date,
): void {
  for (const document of docs) {
    const messages = document.get('messages') as readonly object[];
    const hasPhoto = document.get('photo') === true;
    const isPending = isUnfinished({ state: document.get('state') as Problem['state'] });
    transaction.update(document.ref, {
      ...(isPending && { state: 'closed' }),
      ...(hasPhoto && { photo: false }),
      note: '',
      messages: messages.map((message) => ({ ...message, text: '' })),
      blankedAt: now,
    });
    if (hasPhoto) {
      const photo = problemPhotos.document(orgOf(document), document.id);
      transaction.delete(document.ref.firestore.doc(photo));
    }
  }
}

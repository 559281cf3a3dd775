import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import { type ProblemPhoto, problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { PROOF_DAYS } from '@fleetfoot/shared/model/delivery/proof';
import { privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CleanPhoto } from '../pictures/clean-photo';
import { stored } from '../platform/stored';
import { keepDaysOf } from '../privacy/set-privacy-clock';

const DAY_MS = 86_400_000;

interface Place {
  readonly database: Firestore;
  readonly transaction: Transaction;
  readonly orgID: string;
}

/** Whether the problem that is there came with this photo, or with none where there is none now. */
export async function hasSamePhoto(
  { transaction, database, orgID }: Place,
  { id, photo: isKept = false }: Problem,
  photo: CleanPhoto | undefined,
): Promise<boolean> {
  if (!isKept || !photo) return isKept === (photo !== undefined);
  const document = await transaction.get(database.doc(problemPhotos.document(orgID, id)));
  return document.get('data') === photo.data;
}

/** Until when a photo of now is kept: as a proof is, ninety days, and no longer than the details of deliveries. */
export async function photoKeptUntil({ transaction, database, orgID }: Place, now: Date): Promise<Date> {
  const settings = await transaction.get(database.doc(privacySettings.document(orgID)));
  return new Date(now.getTime() + Math.min(PROOF_DAYS, keepDaysOf(settings)) * DAY_MS);
}

/** Keeps the photo of a problem that is entered in the same transaction. */
export function keepPhoto(
  { transaction, database, orgID }: Place,
  { id, subject: deliveryID, reportedAt: at }: Problem,
  photo: CleanPhoto,
  expiresAt: Date,
): void {
  const kept: ProblemPhoto = { id, orgID, deliveryID, ...photo, at, expiresAt };
  transaction.create(database.doc(problemPhotos.document(orgID, id)), { ...kept });
}

/** The photo of a problem, for operators; `undefined` where none is kept. */
export async function readPhoto(
  database: Firestore,
  orgID: string,
  problemID: string,
): Promise<ProblemPhoto | undefined> {
  const document = await database.doc(problemPhotos.document(orgID, problemID)).get();
  return document.exists ? stored(problemPhotos, document) : undefined;
}

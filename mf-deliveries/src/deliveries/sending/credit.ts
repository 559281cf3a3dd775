import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { type DocumentQuery, fetchDocument, parseWith } from '@fleetfoot/shared/firebase';
import {
  ABOVE_CREDIT,
  creditSettings,
  isAboveCredit,
  type Owed,
  owedForTrips,
} from '@fleetfoot/shared/model';

const parseOwed = parseWith(owedForTrips.schema);
const parseSettings = parseWith(creditSettings.schema);

/** What an organisation owes for trips; nothing where none was charged for. */
export function owedQuery(orgID: string): DocumentQuery<Owed> {
  return { path: owedForTrips.document(orgID), parse: parseOwed };
}

export function creditQuery(orgID: string): DocumentQuery<{ readonly limit: number }> {
  return { path: creditSettings.document(orgID), parse: parseSettings };
}

/** Why a delivery was refused: the rules say no more than that it was, and what is owed may be the reason. */
export async function withCredit(orgID: string, refused: unknown): Promise<AppError> {
  const error = toAppError(refused);
  if (error.code !== 'permission-denied') return error;
  try {
    const [owed, settings] = await Promise.all([
      fetchDocument(owedQuery(orgID)),
      fetchDocument(creditQuery(orgID)),
    ]);
    if (!isAboveCredit(owed, settings)) return error;
  } catch {
    return error;
  }
  return new AppError('failed-precondition', 'The credit limit is reached.', {
    userMessage: ABOVE_CREDIT,
    cause: refused,
  });
}

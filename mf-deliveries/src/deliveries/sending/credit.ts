import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { type DocumentQuery, fetchDocument, parseWith } from '@fleetfoot/shared/firebase';
import {
  ABOVE_CREDIT,
  creditLeft,
  creditSettings,
  reservedForTrips,
} from '@fleetfoot/shared/model/billing/credit';
import { owedForTrips } from '@fleetfoot/shared/model/billing/trip-charge';

interface Cents {
  readonly amount: number;
}

const parseOwed = parseWith(owedForTrips.schema);
const parseReserved = parseWith(reservedForTrips.schema);
const parseSettings = parseWith(creditSettings.schema);

/** What an organisation owes for trips; nothing where none was charged for. */
export function owedQuery(orgID: string): DocumentQuery<Cents> {
  return { path: owedForTrips.document(orgID), parse: parseOwed };
}

/** What its deliveries under way hold of its limit. */
export function reservedQuery(orgID: string): DocumentQuery<Cents> {
  return { path: reservedForTrips.document(orgID), parse: parseReserved };
}

export function creditQuery(orgID: string): DocumentQuery<{ readonly limit: number }> {
  return { path: creditSettings.document(orgID), parse: parseSettings };
}

/**
 * Why a delivery was refused: the rules say no more than that it was, and the limit may be the reason.
 * @param holds what the delivery would hold of the limit: cents
 */
export async function withCredit(orgID: string, holds: number, refused: unknown): Promise<AppError> {
  const error = toAppError(refused);
  if (error.code !== 'permission-denied') return error;
  try {
    const [owed, reserved, settings] = await Promise.all([
      fetchDocument(owedQuery(orgID)),
      fetchDocument(reservedQuery(orgID)),
      fetchDocument(creditQuery(orgID)),
    ]);
    if (creditLeft({ owed, reserved, settings }) >= holds) return error;
  } catch {
    return error;
  }
  return new AppError('failed-precondition', 'The credit limit is reached.', {
    userMessage: ABOVE_CREDIT,
    cause: refused,
  });
}

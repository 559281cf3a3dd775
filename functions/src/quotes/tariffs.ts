import { tariffs } from '@fleetfoot/shared/model/delivery/quote';
import { FIRST_TARIFF, type Tariff } from '@fleetfoot/shared/model/delivery/tariff';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { stored } from '../platform/stored';

/** Versions that are looked at for one that can be read. */
const LATEST = 5;

/** A version as it is stored; one that cannot be read is reported. */
function readable(document: DocumentSnapshot): Tariff | undefined {
  try {
    const tariff = stored(tariffs, document);
    if (tariff.id === document.id) return tariff;
    logError(`${document.ref.path} has another id`);
  } catch (error) {
    logError(`${document.ref.path} cannot be read`, error);
  }
  return undefined;
}

/** The tariff that holds at a moment; a version that cannot be read is passed over. */
export async function presentTariff(database: Firestore, now: Date): Promise<Tariff> {
  const collection = database.collection(tariffs.path()).where('validFrom', '<=', now);
  const { docs } = await collection.orderBy('validFrom', 'desc').limit(LATEST).get();
  for (const document of docs) {
    const tariff = readable(document);
    if (tariff) return tariff;
  }
  return FIRST_TARIFF;
}

/** The tariff of a version, by which the end of a trip is priced as its quote was; the first one where it is gone. */
export async function tariffOf(
  transaction: Transaction,
  database: Firestore,
  tariffID: string,
): Promise<Tariff> {
  if (tariffID === FIRST_TARIFF.id) return FIRST_TARIFF;
  return readable(await transaction.get(database.doc(tariffs.document(tariffID)))) ?? FIRST_TARIFF;
}

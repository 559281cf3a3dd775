import type { Charge } from '@fleetfoot/shared/model/billing/charge';
import type { LedgerSubject } from '@fleetfoot/shared/model/billing/ledger';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { GenericSchema } from 'valibot';
import type { Recorded } from '../../platform/audit';

/** Where charges of a kind are. */
interface Charges<C extends Charge> {
  /** Name of the collection. */
  readonly name: string;
  readonly schema: GenericSchema<unknown, C>;
  readonly mostInQuery: number;
  path(orgID: string): string;
  document(orgID: string, chargeID: string): string;
}

/** Where the documents of a charge are. */
export interface ChargePlace {
  readonly database: Firestore;
  readonly orgID: string;
}

/** Tells what a charge is for, in the same transaction, how it stands now. */
type Tell = (status: Charge['status']) => void;

/** What charges of a kind have of their own. All else is the same for trips and for months of campaigns. */
export interface ChargeKind<C extends Charge = Charge> {
  /** What entries of the ledger call it. */
  readonly name: LedgerSubject;
  readonly charges: Charges<C>;
  /** What a payment is called on statements and in the trail. */
  label(charge: C): string;
  /** What its entry in the ledger says that it is for, as metadata of the payment intent. */
  subject(charge: C): Readonly<Record<string, string>>;
  /** What the trail says that it is about. */
  about(orgID: string, charge: C): Pick<Recorded['object'], 'id' | 'path'>;
  /** Reads what a charge is for, before anything is written. */
  follow?(transaction: Transaction, place: ChargePlace, charge: C): Promise<Tell>;
  /** What members are told when they would pay what is not there, or is not owed. */
  readonly words: { readonly unknown: string; readonly nothing: string };
}

/** Which charge. */
export interface ChargeKey {
  readonly kind: ChargeKind;
  readonly orgID: string;
  readonly chargeID: string;
}

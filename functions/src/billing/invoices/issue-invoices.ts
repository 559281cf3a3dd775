import { monthOf } from '@fleetfoot/shared/billing';
import {
  type Invoice,
  invoiceCounters,
  invoiceDetails,
  invoices,
  supplier,
} from '@fleetfoot/shared/model/billing/invoice';
import { type LedgerEntry, ledgerEntries, statements } from '@fleetfoot/shared/model/billing/ledger';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { record, systemActor } from '../../platform/audit';
import { inTransaction } from '../../platform/in-transaction';
import type { Job } from '../../platform/scheduled';
import { stored } from '../../platform/stored';

/** Months that are looked at again: Stripe tells of a payment for three days, people of a refund for longer. */
const MONTHS_BACK = 3;
/** Lines of one invoice, so that it stays one transaction; a busier month has several. */
export const MOST_LINES = 300;
/** Entries and organisations that are read at once. */
const PAGE = 500;

const SERIES = { invoice: 'INV', creditNote: 'CN' } as const satisfies Record<Invoice['kind'], string>;

/** What a run works with. */
export interface InvoiceRun {
  readonly database: Firestore;
  readonly now: Date;
  /** Whether there is time for another invoice. */
  hasTime(): boolean;
}

interface Place extends InvoiceRun {
  readonly orgID: string;
  readonly month: string;
}

/** The months that are over, latest first. */
function pastMonths(now: Date): string[] {
  const [year, month] = monthOf(now).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS_BACK }, (_, index) =>
    new Date(Date.UTC(year, month - 2 - index)).toISOString().slice(0, 7),
  );
}

function isGivenBack({ kind }: LedgerEntry): boolean {
  return kind === 'refund';
}

/** What of some entries is on no invoice yet, as one document each. */
interface Split {
  readonly invoice: readonly LedgerEntry[];
  readonly creditNote: readonly LedgerEntry[];
  /** Numbers of the invoices that the credit note is for. */
  readonly corrects: readonly string[];
}

/**
 * Puts what was given back before its payment was invoiced on the same invoice as the payment, and what was given back
 * afterwards on a credit note.
 * @param paid the entry of every payment that something was given back of
 */
function split(fresh: readonly LedgerEntry[], paid: ReadonlyMap<string, LedgerEntry>): Split {
  const invoiceOf = ({ paymentIntentID }: LedgerEntry) => paid.get(paymentIntentID)?.invoiceID;
  const isLate = (entry: LedgerEntry) => isGivenBack(entry) && invoiceOf(entry) !== undefined;
  const creditNote = fresh.filter(isLate);
  return {
    invoice: fresh.filter((entry) => !isLate(entry)),
    creditNote,
    corrects: [...new Set(creditNote.flatMap((entry) => invoiceOf(entry) ?? []))].sort(),
  };
}

type Parties = Pick<Invoice, 'supplier' | 'buyer'>;

async function readParties(
  transaction: Transaction,
  { database, orgID }: Place,
): Promise<Parties | undefined> {
  const [from, organization, details] = (await transaction.getAll(
    database.doc(supplier.document()),
    database.doc(organizations.document(orgID)),
    database.doc(invoiceDetails.document(orgID)),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  if (!from.exists || !organization.exists) return undefined;
  const { email: _, ...party } = stored(supplier, from);
  const { name, billingAddress } = stored(organizations, organization);
  const { line1, line2, city, postalCode } = billingAddress;
  const named = details.exists ? stored(invoiceDetails, details) : { legalName: name, vatNumber: '' };
  return {
    supplier: party,
    buyer: {
      name: named.legalName,
      vatNumber: named.vatNumber,
      address: [line1, line2, `${city} ${postalCode}`.trim()].filter(Boolean),
    },
  };
}

/** Numbers and writes one document; nothing for no lines. */
function issue(
  transaction: Transaction,
  { database, orgID, month, now }: Place,
  counter: DocumentSnapshot,
  document: Pick<Invoice, 'kind' | 'corrects'> & Parties & { readonly entries: readonly LedgerEntry[] },
): void {
  const { entries, ...rest } = document;
  if (entries.length === 0) return;
  const last = (counter.exists ? stored(invoiceCounters, counter).last : 0) + 1;
  const id = `${SERIES[rest.kind]}-${String(last).padStart(6, '0')}`;
  const lines = [...entries]
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1))
    .map(({ id, createdAt, description, amount }) => ({ id, at: createdAt, description, amount }));
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const invoice: Invoice = { id, ...rest, month, issuedAt: now, lines, amount };
  const reference = database.doc(invoices.document(orgID, id));
  transaction.create(reference, invoice);
  transaction.set(counter.ref, { last });
  for (const line of lines) {
    transaction.update(database.doc(ledgerEntries.document(orgID, line.id)), { invoiceID: id });
  }
  record(transaction, database, orgID, {
    kind: 'invoice.issued',
    actor: systemActor('invoices'),
    object: { id, label: id, path: reference.path },
    after: { amount, month },
  });
}

/** Issues the documents of these entries, in one transaction with their numbers. What is on one already stays there. */
function issueFor(place: Place, entries: readonly LedgerEntry[]): Promise<void> {
  const { database, orgID, month } = place;
  const refOf = (id: string) => database.doc(ledgerEntries.document(orgID, id));
  return inTransaction(database, async (transaction) => {
    const parties = await readParties(transaction, place);
    if (!parties) return;
    const [invoiceCounter, creditCounter, ...present] = (await transaction.getAll(
      database.doc(invoiceCounters.document('invoice')),
      database.doc(invoiceCounters.document('creditNote')),
      ...entries.map(({ id }) => refOf(id)),
    )) as [DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];
    const fresh = present
      .map((document) => stored(ledgerEntries, document))
      .filter(({ invoiceID }) => !invoiceID);
    const intents = [...new Set(fresh.filter(isGivenBack).map(({ paymentIntentID }) => paymentIntentID))];
    const payments = intents.length > 0 ? await transaction.getAll(...intents.map(refOf)) : [];
    const paid = payments.filter(({ exists }) => exists).map((document) => stored(ledgerEntries, document));
    const { invoice, creditNote, corrects } = split(fresh, new Map(paid.map((entry) => [entry.id, entry])));
    issue(transaction, place, invoiceCounter, {
      ...parties,
      kind: 'invoice',
      entries: invoice,
      corrects: [],
    });
    issue(transaction, place, creditCounter, {
      ...{ ...parties, kind: 'creditNote', entries: creditNote },
      corrects: [...corrects],
    });
    transaction.update(database.doc(statements.document(orgID, month)), {
      invoicedEntries: FieldValue.increment(fresh.length),
    });
  });
}

/** Issues what a month of one organisation lacks. */
async function issueMonth(place: Place): Promise<void> {
  const { database, orgID, month, hasTime } = place;
  const document = await database.doc(statements.document(orgID, month)).get();
  if (!document.exists) return;
  const { entries, invoicedEntries = 0 } = stored(statements, document);
  if (invoicedEntries >= entries) return;
  const all = database
    .collection(ledgerEntries.path(orgID))
    .where('month', '==', month)
    .orderBy(FieldPath.documentId());
  let query: Query | undefined = all;
  let waiting: LedgerEntry[] = [];
  while (query) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await query.limit(PAGE).get();
    waiting.push(
      ...docs.map((found) => stored(ledgerEntries, found)).filter(({ invoiceID }) => invoiceID === undefined),
    );
    const last = docs.at(-1);
    query = last && docs.length === PAGE ? all.startAfter(last) : undefined;
    while (waiting.length >= MOST_LINES || (!query && waiting.length > 0)) {
      if (!hasTime()) return;
      await issueFor(place, waiting.slice(0, MOST_LINES));
      waiting = waiting.slice(MOST_LINES);
    }
  }
}

/**
 * Issues the tax invoices and credit notes of the months that are over, numbered without a gap, each entry of the ledger
 * on exactly one. Bounded and repeatable at any time; a failure in one organisation keeps no other from its turn.
 * @returns how many organisations it looked at
 */
export async function runInvoices(run: InvoiceRun): Promise<number> {
  const all = run.database.collection(organizations.path()).orderBy(FieldPath.documentId()).select();
  let count = 0;
  let query: Query | undefined = all;
  while (query && run.hasTime()) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await query.limit(PAGE).get();
    count += docs.length;
    for (const { id: orgID } of docs) {
      for (const month of pastMonths(run.now)) {
        await issueMonth({ ...run, orgID, month }).catch((error) => logError('issueInvoices', orgID, error));
      }
    }
    const last = docs.at(-1);
    query = last && all.startAfter(last);
  }
  return count;
}

export const issueInvoices: Job = { name: 'issueInvoices', work: runInvoices };

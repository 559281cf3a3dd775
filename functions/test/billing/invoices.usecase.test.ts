import { invoiceCounters, invoiceDetails, invoices, supplier } from '@fleetfoot/shared/model/billing/invoice';
import { type LedgerEntry, ledgerEntries } from '@fleetfoot/shared/model/billing/ledger';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { MOST_LINES, runInvoices } from '../../src/billing/invoices/issue-invoices';
import { recordPayment } from '../../src/billing/record-payment';
import { BY_STRIPE } from '../../src/billing/services';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { list } from '../world/team';
import { booksOf, sum } from './books';
import { scene } from './scene';

const NOW = new Date('2026-11-01T01:00:00Z');
const OCTOBER = new Date('2026-10-05T10:00:00Z');
const DETAILS = {
  legalName: 'Kasi Kitchen (Pty) Ltd',
  vatNumber: '4123456789',
  recipients: ['books@kasi.co.za'],
};

function entry(id: string, amount: number, more: Partial<LedgerEntry> = {}): LedgerEntry {
  const kind = amount < 0 ? 'refund' : 'charge';
  const moment = { month: '2026-10', createdAt: OCTOBER };
  return {
    id,
    ...moment,
    kind,
    description: `Payment ${id}`,
    amount,
    paymentIntentID: id,
    last4: '4242',
    ...more,
  };
}

/** An organisation that invoices can be made out to. */
async function buyer() {
  const there = await scene();
  await put(organizations.document(there.orgID), {
    ...{ id: there.orgID, name: 'Kasi Kitchen', adminSet: true, website: '' },
    ...{ supportEmail: 'help@kasi.co.za', supportPhoneNumber: '+27111234567' },
    billingAddress: { line1: '12 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
  });
  return there;
}

const run = (now = NOW, hasTime = () => true) => runInvoices({ database, now, hasTime });

async function issuedTo(orgID: string) {
  const found = Object.values(await list(orgID, invoices)) as Record<string, unknown>[];
  return found.sort((one, other) => String(one['id']).localeCompare(String(other['id'])));
}

function enter(orgID: string, ...entries: LedgerEntry[]): Promise<void> {
  return recordPayment(database, orgID, entries, BY_STRIPE);
}

beforeEach(async () => {
  await put(supplier.document(), {
    name: 'Fleet Service (Pty) Ltd',
    vatNumber: '4000000001',
    address: ['1 Main Road', 'Johannesburg 2001'],
    email: 'accounts@example.co.za',
  });
  await Promise.all(
    ['invoice', 'creditNote'].map((series) => database.doc(invoiceCounters.document(series)).delete()),
  );
});

test('a month that is over is invoiced once, with what was given back in it', async () => {
  const { orgID } = await buyer();
  await enter(
    orgID,
    entry('pi_1', 11_500),
    entry('pi_2', 2_000),
    entry('re_1', -500, { paymentIntentID: 'pi_2' }),
  );
  await run(new Date('2026-10-31T21:59:00Z'));
  expect(await issuedTo(orgID)).toEqual([]);
  await run();
  await run();
  const [invoice, ...others] = await issuedTo(orgID);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    ...{ id: 'INV-000001', kind: 'invoice', month: '2026-10', amount: 13_000 },
    supplier: { vatNumber: '4000000001' },
    lines: [{ id: 'pi_1' }, { id: 'pi_2' }, { id: 're_1' }],
  });
  expect(await read(ledgerEntries.document(orgID, 'pi_1'))).toMatchObject({ invoiceID: 'INV-000001' });
});

test('a refund of an invoiced payment is on a credit note that names the invoice', async () => {
  const { orgID } = await buyer();
  await enter(orgID, entry('pi_1', 11_500));
  await run();
  await enter(
    orgID,
    entry('re_1', -11_500, { paymentIntentID: 'pi_1', month: '2026-11', createdAt: NOW }),
    entry('pi_2', 300, { month: '2026-11', createdAt: NOW }),
  );
  await run(new Date('2026-12-01T01:00:00Z'));
  const [note, , invoice] = await issuedTo(orgID);
  expect(note).toMatchObject({
    id: 'CN-000001',
    kind: 'creditNote',
    amount: -11_500,
    corrects: ['INV-000001'],
  });
  expect(invoice).toMatchObject({ id: 'INV-000002', month: '2026-11', amount: 300 });
});

test('a payment that was told late is on an invoice of its own, and none that is refused is lost', async () => {
  const { orgID } = await buyer();
  await enter(orgID, entry('pi_1', 100));
  await run();
  await enter(orgID, entry('pi_2', 200));
  await run(NOW, () => false);
  expect(await issuedTo(orgID)).toHaveLength(1);
  await run();
  expect((await issuedTo(orgID)).map(({ amount }) => amount)).toEqual([100, 200]);
});

test('a busy month has several invoices, numbered without a gap, that add up to its statement', async () => {
  const { orgID } = await buyer();
  const entries = Array.from({ length: MOST_LINES + 20 }, (_, index) => entry(`pi_${index}`, 100 + index));
  await enter(orgID, ...entries.slice(0, 200));
  await enter(orgID, ...entries.slice(200));
  await Promise.all([run(), run()]);
  const issued = (await issuedTo(orgID)) as unknown as { id: string; amount: number }[];
  expect(issued.map(({ id }) => id)).toEqual(['INV-000001', 'INV-000002']);
  expect(sum(issued)).toBe((await booksOf(orgID)).statements[0]?.amount);
});

test('no invoice is issued while nobody has said who supplies', async () => {
  await database.doc(supplier.document()).delete();
  const { orgID } = await buyer();
  await enter(orgID, entry('pi_1', 100));
  await run();
  expect(await issuedTo(orgID)).toEqual([]);
});

test('an invoice is made out to whom an Admin says, and to the organisation before', async () => {
  const { orgID, admin } = await buyer();
  await enter(orgID, entry('pi_1', 100));
  await run();
  expect(
    (await callFunction('setInvoiceDetails', { orgID, details: DETAILS }, admin.idToken)).body.result,
  ).toEqual({});
  await enter(orgID, entry('pi_2', 100));
  await run();
  const address = ['12 Vilakazi Street', 'Soweto 1804'];
  expect((await issuedTo(orgID)).map(({ buyer }) => buyer)).toEqual([
    { name: 'Kasi Kitchen', vatNumber: '', address },
    { name: DETAILS.legalName, vatNumber: DETAILS.vatNumber, address },
  ]);
  const told = Object.values(await list(orgID, auditEvents)) as { kind: string }[];
  expect(told.filter(({ kind }) => kind === 'invoiceDetails.changed')).toHaveLength(1);
});

test.each([
  { vatNumber: '5123456789' },
  { vatNumber: '412345678' },
  { legalName: '' },
  { recipients: ['nobody'] },
  { recipients: Array.from({ length: 6 }, (_, index) => `a${index}@example.co.za`) },
])('details with %j are refused', async (wrong) => {
  const { orgID, admin } = await buyer();
  const details = { ...DETAILS, ...wrong };
  refusal(await callFunction('setInvoiceDetails', { orgID, details }, admin.idToken));
  expect(await read(invoiceDetails.document(orgID))).toBeUndefined();
});

test('only an Admin changes the details, and only members get a file', async () => {
  const { orgID, member } = await buyer();
  const stranger = await somebody();
  await enter(orgID, entry('pi_1', 100));
  await run();
  expect(
    refusal(await callFunction('setInvoiceDetails', { orgID, details: DETAILS }, member.idToken)).userMessage,
  ).toBe('Only an Admin can change whom invoices are made out to.');
  const asked = { orgID, invoiceID: 'INV-000001' };
  const { pdf } = (await callFunction('fetchInvoice', asked, member.idToken)).body.result as { pdf: string };
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  refusal(await callFunction('fetchInvoice', asked, stranger.idToken));
  refusal(await callFunction('fetchInvoice', { orgID, invoiceID: 'INV-999999' }, member.idToken));
});

import { callUntilKnown, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Invoice, InvoiceDetails } from '@fleetfoot/shared/model/billing/invoice';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DetailsDialog } from './details-dialog';
import { InvoiceDetailsSection } from './invoice-details';
import { MonthInvoices } from './month-invoices';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  callUntilKnown: jest.fn(async () => ({})),
  useLiveDocument: jest.fn(),
}));

const PARTY = { name: 'Fleet Service', vatNumber: '4123456789', address: [] };
const INVOICE: Invoice = {
  ...{ id: 'INV-000042', kind: 'invoice', month: '2026-10', issuedAt: new Date('2026-11-01T01:00:00Z') },
  ...{ supplier: PARTY, buyer: PARTY, amount: 11_450, corrects: [], lines: [] },
};

function ready(data: readonly Invoice[]) {
  return { status: 'ready', data, offline: false } as const;
}

test('a month lists its documents with their files', () => {
  const note: Invoice = { ...INVOICE, id: 'CN-000001', kind: 'creditNote', amount: -500 };
  renderPage(<MonthInvoices orgID="acme" month="2026-10" invoices={ready([INVOICE, note])} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows.slice(1)).toEqual([
    'INV-000042Tax invoice01 Nov 2026R 114,50PDF',
    'CN-000001Credit note01 Nov 2026−R 5,00PDF',
  ]);
  expect(screen.getByRole('button', { name: 'Download CN-000001 as PDF' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'CSV for Xero' })).toBeVisible();
});

test('a month that is not over says when its invoice comes', () => {
  renderPage(<MonthInvoices orgID="acme" month="2026-11" invoices={ready([])} />);
  expect(screen.getByText('The tax invoice of a month is issued once the month is over.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

function openDialog() {
  const onSave = jest.fn(async () => {});
  const onClose = jest.fn();
  const details = { legalName: 'Kasi Kitchen', vatNumber: '', recipients: [] };
  const { user } = renderPage(<DetailsDialog details={details} onSave={onSave} onClose={onClose} />);
  return { user, onSave, onClose };
}

test('details are saved as they were typed, however they were spaced', async () => {
  const { user, onSave, onClose } = openDialog();
  await user.type(screen.getByLabelText('Made out to'), ' (Pty) Ltd');
  await user.type(screen.getByLabelText(/^VAT number/), '412 345 6789');
  await user.type(screen.getByLabelText(/^E-mail addresses/), 'a@kasi.co.za, b@kasi.co.za{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({
    ...{ legalName: 'Kasi Kitchen (Pty) Ltd', vatNumber: '4123456789' },
    recipients: ['a@kasi.co.za', 'b@kasi.co.za'],
  });
  expect(onClose).toHaveBeenCalled();
});

test('a wrong field says what to enter, and the first one gets the focus', async () => {
  const { user, onSave } = openDialog();
  await user.type(screen.getByLabelText(/^VAT number/), '512');
  await user.type(screen.getByLabelText(/^E-mail addresses/), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).not.toHaveBeenCalled();
  const number = screen.getByLabelText(/^VAT number/);
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/begin with a 4/);
  expect(screen.getByLabelText(/^E-mail addresses/)).toHaveAccessibleDescription(/Enter an e-mail address/);
});

describe('the invoice details', () => {
  const DETAILS = { legalName: 'Kasi Kitchen', vatNumber: '4123456789', recipients: ['books@kasi.co.za'] };

  function show(data: InvoiceDetails | undefined, session = sessions.admin) {
    jest.mocked(useLiveDocument).mockReturnValue({ status: 'ready', data, offline: false });
    return renderPage(<InvoiceDetailsSection />, { session });
  }
  const section = () => screen.getByRole('region', { name: 'Invoice details' });

  test('an Admin changes them, and a change is announced', async () => {
    const { user, services } = show({ ...DETAILS, vatNumber: '', recipients: [] });
    await user.click(screen.getByRole('button', { name: 'Change invoice details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change invoice details' }));
    await user.type(dialog.getByLabelText(/^VAT number/), '4123456789');
    await user.type(dialog.getByLabelText(/^E-mail addresses/), 'books@kasi.co.za');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(jest.mocked(callUntilKnown).mock.lastCall?.[1]).toMatchObject({ details: DETAILS });
    expect(services.announce).toHaveBeenCalledTimes(1);
  });

  test('a Member reads them and cannot change them', () => {
    show(DETAILS, sessions.member);
    expect(section()).toHaveTextContent(/Kasi Kitchen.*4123456789.*books@kasi\.co\.za/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

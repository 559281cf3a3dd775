import { splitVat } from '@fleetfoot/shared/billing';
import { CsvDialog } from '@fleetfoot/shared/csv';
import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { renderPage } from '@fleetfoot/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { StatementList } from './statement-list';
import { StatementPage } from './statement-page';
import { StatementSheet } from './statement-sheet';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveCollection: jest.fn(),
  useLiveDocument: jest.fn(),
}));

const ORGANIZATION = {
  name: 'Kasi Kitchen',
  billingAddress: { line1: '1 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
};
const NOW = new Date('2026-12-05T08:00:00Z');

function asWritten(text: string | null): string {
  return (text ?? '').replaceAll('\u00a0', ' ');
}

test('months link to their statements', () => {
  const updatedAt = new Date(0);
  render(
    <StatementList
      statements={[
        { id: '2026-11', amount: 123_456, entries: 2, updatedAt },
        { id: '2026-10', amount: -5_000, entries: 1, updatedAt },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'November 2026 statement' })).toHaveAttribute(
    'href',
    '/billing/2026-11',
  );
  const [, november, october] = screen.getAllByRole('row').map(({ textContent }) => asWritten(textContent));
  expect(november).toContain('R 1 234,56');
  expect(october).toContain('−R 50,00');
});

test('the latest three months are in sight, the others a press away', async () => {
  const { user } = renderPage(
    <StatementList
      statements={['2026-10', '2026-09', '2026-08', '2026-07'].map((id) => ({
        ...{ id, amount: 100, entries: 1, updatedAt: new Date(0) },
      }))}
    />,
  );
  const months = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(months()).toEqual(['October 2026', 'September 2026', 'August 2026']);
  await user.click(screen.getByRole('button', { name: 'All 4 statements' }));
  expect(months().at(-1)).toBe('July 2026');
  expect(screen.getByRole('button', { name: 'Latest statements' })).toHaveFocus();
});

test('an empty list shows an example without a link', () => {
  render(<StatementList statements={[]} />);
  const row = screen.getByRole('row', { name: /December 2023/ });
  expect(row).toHaveTextContent('Example');
  expect(within(row).getByRole('cell')).toHaveTextContent(/^ZAR 0$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a statement has lines, totals, the rule for VAT and the organisation', () => {
  const lines = [
    {
      id: 'pi_1',
      date: new Date('2026-11-03T22:00:00Z'),
      description: 'Deposit',
      last4: '4242',
      amount: 11_600,
    },
    { id: 're_1', date: new Date('2026-11-09T08:00:00Z'), description: 'Refund', last4: '', amount: -100 },
  ];
  const content = { lines, total: splitVat(11_500) };
  const { container } = render(
    <StatementSheet month="2026-11" organization={ORGANIZATION} content={content} now={NOW} />,
  );
  const table = screen.getByRole('table', { name: 'Statement for November 2026' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => asWritten(textContent));
  expect(rows[1]).toBe('04 Nov 2026Deposit•••• 4242Card ending in 4242R 116,00');
  expect(rows.slice(2)).toEqual([
    '09 Nov 2026Refund−R 1,00',
    'Total excluding VATR 100,00',
    'VAT 15 %R 15,00',
    'Total including VATR 115,00',
  ]);
  expect(container).toHaveTextContent("once, on the month's total: total × 15 ÷ 115");
  expect(container).toHaveTextContent('Kasi Kitchen1 Vilakazi StreetSoweto 1804');
  expect(container).not.toHaveTextContent(/invoice/i);
});

test("a campaign's month leads to its report; what was given back of it has no lines to open", () => {
  const campaign = {
    ...{ chargeID: 'kota.2026-10', campaignID: 'kota', name: 'Kota Summer', monthYear: 'October2026' },
  };
  const line = { campaign, date: NOW, description: 'Campaign Kota Summer, October 2026', last4: '' };
  const lines = [
    { ...line, id: 'pi_1', amount: 378_500 },
    { ...line, id: 're_1', amount: -378_500 },
  ];
  const content = { lines, total: splitVat(0) };
  render(<StatementSheet month="2026-11" organization={ORGANIZATION} content={content} now={NOW} />);
  const links = screen.getAllByRole('link', { name: 'Campaign Kota Summer, October 2026' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/advertising/kota/October2026'),
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => asWritten(textContent))).toEqual([
    'R 3 785,00 for Kota Summer: how it is worked out',
  ]);
});

test('the file can be downloaded in either format', async () => {
  const onDownload = jest.fn();
  const { user } = renderPage(<CsvDialog onDownload={onDownload} onClose={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(onDownload).toHaveBeenLastCalledWith({ separator: ';', decimal: ',' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Commas, decimal points');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(onDownload).toHaveBeenLastCalledWith({ separator: ',', decimal: '.' });
});

test.each(['2026-13', 'november', '2026-1', '../Team'])(
  'the address /billing/%s has no statement',
  (month) => {
    renderPage(<StatementPage />, { params: { month } });
    expect(screen.getByRole('heading', { level: 1, name: 'Statement' })).toBeInTheDocument();
    expect(screen.getByText('No statement for this month')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Billing Settings' })).toHaveAttribute('href', '/billing');
  },
);

test('a month without payments has no statement, and nothing to print or download', () => {
  jest.mocked(useLiveDocument).mockReturnValue({ status: 'ready', data: undefined, offline: false });
  jest.mocked(useLiveCollection).mockReturnValue({ status: 'ready', data: [], offline: false });
  renderPage(<StatementPage />, { params: { month: '2020-01' } });
  expect(screen.getByRole('heading', { level: 1, name: 'January 2020' })).toBeInTheDocument();
  expect(screen.getByText('No statement for this month')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

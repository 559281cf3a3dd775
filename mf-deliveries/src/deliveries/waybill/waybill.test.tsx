import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { qrPath } from './qr-code';
import { Waybill } from './waybill';

const ADDRESS = 'https://fleetfoot.example/deliveries/delivery-1';

function show(data = delivery()) {
  renderPage(<Waybill delivery={data} organizationName="Umoya Foods" address={ADDRESS} />);
  return within(screen.getByRole('article', { name: 'Waybill' }));
}

test('the waybill shows the details that a courier needs', () => {
  const sheet = show();
  expect(sheet.getByRole('heading', { name: 'ORD-1001' })).toBeVisible();
  expect(sheet.getByText(/Umoya Foods/)).toBeVisible();
  expect(sheet.getByText('On demand, 03 Feb 2026, 14:05')).toBeVisible();
  expect(sheet.getByText('ID delivery-1')).toBeVisible();
  for (const text of ['Lerato Dlamini', 'Umoya Kitchen', 'Meet at door', 'Ring twice.']) {
    expect(sheet.getByText(text)).toBeVisible();
  }
  expect(sheet.getByText(/083 123 4567/)).toBeVisible();
  expect(sheet.queryByRole('link')).not.toBeInTheDocument();
  expect(sheet.getByText(/^5 Beach Road/)).toBeVisible();
});

test('unit, landmark and gate code have lines of their own, and the code is large', () => {
  const sheet = show(
    delivery({
      ...{ dropoff_unit: 'Unit 4, Mutual Heights', dropoff_gate_code: '4321#' },
      pickup_landmark: 'Opposite the taxi rank',
    }),
  );
  expect(sheet.getByText('Unit: Unit 4, Mutual Heights')).toBeVisible();
  expect(sheet.getByText('Landmark: Opposite the taxi rank')).toBeVisible();
  expect(sheet.getByText('4321#')).toHaveStyle({ fontSize: '2em' });
  expect(sheet.getByText('4321#').parentElement).toHaveTextContent('Gate code: 4321#');
});

test('a note of the recipient is on the sheet of the courier', () => {
  const sheet = show(delivery({ dropoff_note: 'Ring the second bell' }));
  expect(sheet.getByText('Note of the recipient: Ring the second bell')).toBeVisible();
});

test('a waybill without directions has no lines for them', () => {
  expect(show().queryByText(/^(Unit|Landmark|Gate code)/)).not.toBeInTheDocument();
});

test('the code is drawn on white, with a quiet zone of four squares', () => {
  const code = show().getByRole('img', { name: /QR code/ });
  const { size, path } = qrPath(ADDRESS);
  expect(code).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
  expect(code.querySelector('path')).toHaveAttribute('d', path);
});

test('the code has the three corner marks of every QR code', () => {
  const { size, path } = qrPath(ADDRESS);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(path).toContain(`M${x} ${y}h1v1h-1z`);
    expect(path).toContain(`M${x + 3} ${y + 3}h1v1h-1z`);
    expect(path).not.toContain(`M${x + 1} ${y + 1}h1v1h-1z`);
  }
});

test('time windows are shown at their stops', () => {
  const pickup_window = { start: new Date('2026-02-03T12:00Z'), end: new Date('2026-02-03T13:00Z') };
  const dropoff_window = { start: new Date('2026-02-03T13:00Z'), end: new Date('2026-02-03T15:00Z') };
  const sheet = show(delivery({ urgency_level: 'time_window', pickup_window, dropoff_window }));
  expect(sheet.getByText('03 Feb 2026, 14:00 to 15:00')).toBeVisible();
  expect(sheet.getByText('03 Feb 2026, 15:00 to 17:00')).toBeVisible();
});

import type { CancelledDelivery } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { story } from '../testing/story';
import { CancelledView } from './gone-delivery';

jest.mock('@fleetfoot/shared/maps', () => ({
  MapView: jest.requireActual('../testing/listed-map').ListedMap,
}));

function show(data: CancelledDelivery | undefined) {
  return renderPage(<CancelledView live={{ status: 'ready', data, offline: false }} story={story()} />);
}

const CANCELLED = {
  ...delivery(),
  cancelled_at: new Date('2026-02-03T12:30:00Z'),
  cancelled_by: 'uid-thandi',
};

test('a cancelled delivery is shown as it was, with who cancelled it and when, and nothing to do', () => {
  const { services } = show(CANCELLED);
  expect(services.titlePage).toHaveBeenLastCalledWith('ORD-1001, Cancelled');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ORD-1001');
  expect(screen.getByText('Status:').parentElement).toHaveTextContent(/^Status: Cancelled$/);
  expect(screen.getByText(/^Cancelled by Thandi Nkosi on 03 Feb 2026, 14:30\./)).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'SUMMARY' }));
  expect(summary.getByText('Status').nextElementSibling).toHaveTextContent('Cancelled');
  expect(screen.getByRole('region', { name: 'DROPOFF DETAILS' })).toHaveTextContent('Ring twice.');
  const [last] = within(screen.getByRole('region', { name: 'TIMELINE' })).getAllByRole('listitem');
  expect(last).toHaveTextContent('Cancelled by Thandi Nkosi03 Feb 2026, 14:30');
  for (const name of ['Edit', 'Cancel Delivery'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('somebody who is not known any more has no name', () => {
  show({ ...CANCELLED, cancelled_by: 'uid-gone' });
  expect(screen.getByText(/^Cancelled on 03 Feb 2026/)).toBeVisible();
});

test('a delivery that never was is not found', () => {
  show(undefined);
  expect(screen.getByText('Delivery not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All deliveries' })).toHaveAttribute('href', '/deliveries');
});

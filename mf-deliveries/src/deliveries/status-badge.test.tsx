import { CANCELLED, DELIVERY_STATUSES } from '@fleetfoot/shared/model/delivery/delivery-status';
import { render, screen } from '@testing-library/react';
import { StatusBadge } from './status-badge';

const hasIcon = (status: string) => {
  const { container, unmount } = render(<StatusBadge status={status} />);
  expect(screen.getByText(status)).toBeInTheDocument();
  const found = container.querySelector('svg') !== null;
  unmount();
  return found;
};

test('a status is its text, and an icon says how it stands where colours do not', () => {
  const statuses = [...Object.keys(DELIVERY_STATUSES), CANCELLED];
  expect(statuses.filter((status) => !hasIcon(status))).toEqual(['Created']);
});

test('a payment status and one of a later release are their texts alone', () => {
  expect(['Paid', 'Unpaid', 'Teleported'].map(hasIcon)).toEqual([false, false, false]);
});

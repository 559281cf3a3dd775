import { chooseData } from '@fleetfoot/shared/device';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { LiveProofCard } from './live-proof-card';

const useLiveDocument = jest.fn(() => ({ status: 'loading' }));
jest.mock('@fleetfoot/shared/firebase', () => ({
  parseWith: () => () => undefined,
  useLiveDocument: () => useLiveDocument(),
}));

const DELIVERY = {
  ...{ id: 'd1', external_id: 'KK-1' },
  proof_given: { kind: 'photo', received_by: 'Naledi Molefe', at: new Date('2026-02-03T12:05:00Z') },
} as Delivery;

afterEach(() => localStorage.clear());

test('a proof is read with its pictures once it is asked for where data is dear', async () => {
  chooseData('on', 'u1');
  const { user } = renderPage(<LiveProofCard delivery={DELIVERY} />);
  expect(screen.getByText('Naledi Molefe')).toBeVisible();
  expect(useLiveDocument).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Show proof' }));
  expect(useLiveDocument).toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Proof' })).toHaveFocus();
});

test('a proof is read at once otherwise', () => {
  renderPage(<LiveProofCard delivery={DELIVERY} />);
  expect(useLiveDocument).toHaveBeenCalled();
});

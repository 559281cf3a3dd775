import type { PaymentMethod } from '@fleetfoot/shared/billing';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import { fakeServices, renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NewCampaign } from '../new-campaign';
import type { PurchaseWrites } from '../purchase/data';
import type { Purchase } from '../purchase/purchase';
import type { UnfinishedState } from '../purchase/use-unfinished-purchase';

export const CARD: PaymentMethod = {
  id: 'pm_1',
  isDefault: true,
  card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 },
};
export const INTERRUPTED: Purchase = {
  planID: 'month-to-month',
  noOfBikes: 8,
  attemptID: '6f1c2a54-9f0e-4d3a-8a57-0d9b6a2c1e11',
};
export const NOTHING: UnfinishedState = {
  purchase: undefined,
  created: undefined,
  toFinish: undefined,
  request: undefined,
  seen: undefined,
};
export const REQUEST: PurchaseRequest = {
  ...{ id: INTERRUPTED.attemptID, planID: 'month-to-month', noOfBikes: 8, amount: 480_000 },
  ...{ exceeded: 'perMonth', requestedBy: 'sipho', requestedByName: 'Sipho', status: 'waiting' },
  ...{ at: new Date('2026-11-22T08:00:00Z'), expiresAt: new Date('2099-11-29T08:00:00Z') },
};

/** Writes that go well, but for `changes`. */
function writesOf(changes: Partial<PurchaseWrites> = {}) {
  return {
    cards: async () => [CARD],
    record: jest.fn(async (purchase: Purchase) => purchase),
    finish: async () => {},
    forget: jest.fn(async () => {}),
    pay: jest.fn(async () => ({ status: 'succeeded' as const })),
    create: jest.fn(async () => {}),
    withdraw: jest.fn(async () => 'withdrawn' as const),
    ...changes,
  };
}

/** The page, and how the stored purchase changes while it is open. */
export async function openNewCampaign(changes: Partial<PurchaseWrites> = {}, unfinished = NOTHING) {
  const services = fakeServices();
  const writes = writesOf(changes);
  let change: (next: UnfinishedState) => void = () => {};
  function Live() {
    const [present, setPresent] = useState(unfinished);
    change = setPresent;
    return <NewCampaign orgID="acme" writes={writes} unfinished={present} />;
  }
  renderPage(<Live />, { services });
  await act(async () => {});
  return { services, writes, change: (next: UnfinishedState) => act(async () => change(next)) };
}

/** Opens the dialog and confirms. */
export async function confirmPurchase(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
  const dialog = screen.getByRole('dialog', { name: 'Create this campaign?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  return dialog;
}

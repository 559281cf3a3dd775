import { AppError } from '@fleetfoot/shared/domain';
import { fetchDocument } from '@fleetfoot/shared/firebase';
import { ABOVE_CREDIT } from '@fleetfoot/shared/model/billing/credit';
import { withCredit } from './credit';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  fetchDocument: jest.fn(),
}));

const REFUSED = new AppError('permission-denied', 'refused by the rules');

function owes(owed: number, reserved = 0): void {
  jest.mocked(fetchDocument).mockImplementation(async ({ path }) => {
    if (path.endsWith('/credit')) return { limit: 12_000 };
    return { amount: path.endsWith('/reserved') ? reserved : owed };
  });
}

test('a refused delivery of an organisation above its limit says what to pay', async () => {
  owes(6_100);
  expect(await withCredit('acme', 6_000, REFUSED)).toMatchObject({
    code: 'failed-precondition',
    userMessage: expect.stringContaining('Pay the open trips in Billing or wait until trips end'),
  });
  expect((await withCredit('acme', 6_000, REFUSED)).userMessage).toBe(ABOVE_CREDIT);
});

test('trips under way count as owed trips do', async () => {
  owes(3_000, 3_001);
  expect((await withCredit('acme', 6_000, REFUSED)).userMessage).toBe(ABOVE_CREDIT);
  owes(3_000, 3_000);
  expect(await withCredit('acme', 6_000, REFUSED)).toBe(REFUSED);
});

test('another reason for a refusal stays as it is', async () => {
  owes(6_000);
  expect(await withCredit('acme', 6_000, REFUSED)).toBe(REFUSED);
  owes(6_100);
  const offline = new AppError('offline', 'No connection.');
  expect(await withCredit('acme', 6_000, offline)).toBe(offline);
  jest.mocked(fetchDocument).mockRejectedValue(new Error('down'));
  expect(await withCredit('acme', 6_000, REFUSED)).toBe(REFUSED);
});

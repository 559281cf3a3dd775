import { AppError } from '@fleetfoot/shared/domain';
import { fetchDocument } from '@fleetfoot/shared/firebase';
import { ABOVE_CREDIT } from '@fleetfoot/shared/model';
import { withCredit } from './credit';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  fetchDocument: jest.fn(),
}));

const REFUSED = new AppError('permission-denied', 'refused by the rules');

function owes(amount: number): void {
  jest
    .mocked(fetchDocument)
    .mockImplementation(async ({ path }) => (path.endsWith('/credit') ? { limit: 6_000 } : { amount }));
}

test('a refused delivery of an organisation above its limit says what to pay', async () => {
  owes(6_100);
  expect(await withCredit('acme', REFUSED)).toMatchObject({
    code: 'failed-precondition',
    userMessage: expect.stringContaining('Pay the open trips in Billing, then create this delivery.'),
  });
  expect((await withCredit('acme', REFUSED)).userMessage).toBe(ABOVE_CREDIT);
});

test('another reason for a refusal stays as it is', async () => {
  owes(6_000);
  expect(await withCredit('acme', REFUSED)).toBe(REFUSED);
  owes(6_100);
  const offline = new AppError('offline', 'No connection.');
  expect(await withCredit('acme', offline)).toBe(offline);
  jest.mocked(fetchDocument).mockRejectedValue(new Error('down'));
  expect(await withCredit('acme', REFUSED)).toBe(REFUSED);
});

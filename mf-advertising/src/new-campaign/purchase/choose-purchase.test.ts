import { choosePurchase } from './choose-purchase';
import type { Purchase } from './purchase';

const NEXT: Purchase = {
  planID: 'month-to-month',
  noOfBikes: 8,
  attemptID: '6f1c2a54-9f0e-4d3a-8a57-0d9b6a2c1e11',
};
const EARLIER: Purchase = { ...NEXT, attemptID: '00000000-0000-4000-8000-000000000000' };

test('the first is kept', () => {
  expect(choosePurchase(undefined, NEXT, { finished: undefined })).toEqual({ ...NEXT, isFinished: false });
});

test('one that is not finished goes on, whoever knew of it', () => {
  const present = { ...EARLIER, isFinished: false };
  expect(choosePurchase(present, NEXT, { finished: undefined })).toBe(present);
  expect(choosePurchase(present, NEXT, { finished: EARLIER.attemptID })).toBe(present);
});

test('what another window bought after the user was asked is not bought again', () => {
  const present = { ...EARLIER, isFinished: true };
  expect(choosePurchase(present, NEXT, { finished: undefined })).toBe(present);
});

test('what was finished before the user was asked does not keep them from buying again', () => {
  const present = { ...EARLIER, isFinished: true };
  expect(choosePurchase(present, NEXT, { finished: EARLIER.attemptID })).toMatchObject(NEXT);
  expect(choosePurchase(present, NEXT, undefined)).toMatchObject(NEXT);
});

import { isSameChoice, type Purchase, readPurchase } from './purchase';

const PURCHASE: Purchase = {
  planID: 'month-to-month',
  noOfBikes: 8,
  attemptID: '6f1c2a54-9f0e-4d3a-8a57-0d9b6a2c1e11',
};

test('a purchase is read as it was kept', () => {
  expect(readPurchase(JSON.stringify(PURCHASE))).toEqual({ ...PURCHASE, isFinished: false });
  const finished = { ...PURCHASE, isFinished: true };
  expect(readPurchase(JSON.stringify(finished))).toEqual(finished);
});

test.each([
  '',
  'null',
  '{',
  JSON.stringify({ ...PURCHASE, attemptID: '../x' }),
  JSON.stringify({ ...PURCHASE, noOfBikes: 25 }),
  JSON.stringify({ ...PURCHASE, planID: 'free' }),
])('nothing is made of %s', (text) => {
  expect(readPurchase(text)).toBeUndefined();
});

test('the same choice', () => {
  expect(isSameChoice(PURCHASE, { ...PURCHASE })).toBe(true);
  expect(isSameChoice(PURCHASE, { ...PURCHASE, noOfBikes: 9 })).toBe(false);
  expect(isSameChoice(PURCHASE, { ...PURCHASE, planID: 'year-with-activation' })).toBe(false);
});

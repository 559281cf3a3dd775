import { choosePurchase, isSameChoice, type Purchase, parsePurchase, purchaseOf } from './purchase';

const PURCHASE: Purchase = {
  planID: 'month-to-month',
  noOfBikes: 8,
  attemptID: '6f1c2a54-9f0e-4d3a-8a57-0d9b6a2c1e11',
};

test('a purchase is parsed as it was stored', () => {
  expect(parsePurchase(JSON.stringify(PURCHASE))).toEqual({ ...PURCHASE, isFinished: false });
  const finished = { ...PURCHASE, isFinished: true };
  expect(parsePurchase(JSON.stringify(finished))).toEqual(finished);
});

test('the brief of a purchase survives a reload, also when its start is over', () => {
  const brief = { name: 'Kota Summer', area: 'Soweto', requestedStart: '2020-01-01' };
  const stored = parsePurchase(JSON.stringify({ ...PURCHASE, brief }));
  expect(stored && purchaseOf({ ...stored, storedAt: new Date() })).toEqual({ ...PURCHASE, brief });
});

test.each([
  '',
  'null',
  '{',
  JSON.stringify({ ...PURCHASE, attemptID: '../x' }),
  JSON.stringify({ ...PURCHASE, noOfBikes: 25 }),
  JSON.stringify({ ...PURCHASE, planID: 'free' }),
])('the text %s is no purchase', (text) => {
  expect(parsePurchase(text)).toBeUndefined();
});

test('a choice is the same by plan and number of bikes, whatever it is called', () => {
  const renamed: Purchase = { ...PURCHASE, brief: { name: 'Other', area: '' } };
  expect(isSameChoice(PURCHASE, renamed)).toBe(true);
  expect(isSameChoice(PURCHASE, { ...PURCHASE, noOfBikes: 9 })).toBe(false);
  expect(isSameChoice(PURCHASE, { ...PURCHASE, planID: 'year-with-activation' })).toBe(false);
});

const EARLIER: Purchase = { ...PURCHASE, attemptID: '00000000-0000-4000-8000-000000000000' };

test('the first purchase is recorded', () => {
  expect(choosePurchase(undefined, PURCHASE, { finished: undefined })).toEqual({
    ...PURCHASE,
    isFinished: false,
  });
});

test('an unfinished purchase resumes, whether or not the user saw it start', () => {
  const stored = { ...EARLIER, isFinished: false };
  expect(choosePurchase(stored, PURCHASE, { finished: undefined })).toBe(stored);
  expect(choosePurchase(stored, PURCHASE, { finished: EARLIER.attemptID })).toBe(stored);
});

test('a campaign bought in another window since the question is not bought again', () => {
  const stored = { ...EARLIER, isFinished: true };
  expect(choosePurchase(stored, PURCHASE, { finished: undefined })).toBe(stored);
});

test('a purchase finished before the user was asked does not prevent another one', () => {
  const stored = { ...EARLIER, isFinished: true };
  expect(choosePurchase(stored, PURCHASE, { finished: EARLIER.attemptID })).toMatchObject(PURCHASE);
});

test('a window that had not read what is stored tells by the time whether its user could know of it', () => {
  const stored = { ...EARLIER, isFinished: true, storedAt: new Date('2026-11-24T10:00:00Z') };
  const asked = (time: string) => ({ askedAt: new Date(`2026-11-24T${time}Z`) });
  expect(choosePurchase(stored, PURCHASE, asked('09:59:59'))).toBe(stored);
  // A device's idea of the server's clock may be a little early or late.
  expect(choosePurchase(stored, PURCHASE, asked('10:00:04'))).toBe(stored);
  expect(choosePurchase(stored, PURCHASE, asked('10:00:06'))).toMatchObject(PURCHASE);
});

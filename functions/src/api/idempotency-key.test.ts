import { requestHash } from './idempotency-key';

test('The hash of a request is that of its clean texts', () => {
  const hash = requestHash('POST', '/deliveries', { external_id: 'Zoë-7', metadata: { shop: 'Kota' } });
  expect(
    requestHash('POST', '/deliveries', {
      external_id: '\u200bZoe\u0308\u00ad-7 ',
      metadata: { 'shop\ufeff': 'Kota' },
    }),
  ).toBe(hash);
});

test('the hash of a request ignores only the order of fields', () => {
  const hash = requestHash('POST', '/deliveries', { a: 1, b: { c: [1, 2], d: null } });
  expect(requestHash('POST', '/deliveries', { b: { d: null, c: [1, 2] }, a: 1 })).toBe(hash);
  for (const other of [
    requestHash('POST', '/deliveries', { a: 1, b: { c: [2, 1], d: null } }),
    requestHash('POST', '/deliveries/x/cancel', { a: 1, b: { c: [1, 2], d: null } }),
    requestHash('POST', '/deliveries', { a: '1', b: { c: [1, 2], d: null } }),
    requestHash('POST', '/deliveries', undefined),
  ]) {
    expect(other).not.toBe(hash);
  }
});

import { Timestamp } from 'firebase-admin/firestore';
import { decodeCursor, encodeCursor } from './cursor';

test('a cursor comes back as the place it was made of, to the nanosecond', () => {
  const place = { createdAt: new Timestamp(1_795_000_000, 123_456_000), id: 'a-B_9' };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

test.each([
  '',
  'x',
  '%',
  Buffer.from('1.2').toString('base64url'),
  Buffer.from('1.2.a/b').toString('base64url'),
])('%j was never a cursor', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(
    expect.objectContaining({
      code: 'request_invalid',
      details: expect.objectContaining({ param: 'cursor' }),
    }),
  );
});

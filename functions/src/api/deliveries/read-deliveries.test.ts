import { Timestamp } from 'firebase-admin/firestore';
import { decodeCursor, encodeCursor } from './read-deliveries';

test('a cursor decodes to the position it was made from, to the nanosecond', () => {
  const place = { createdAt: new Timestamp(1_795_000_000, 123_456_000), id: 'a-B_9' };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

test.each([
  '',
  'x',
  '%',
  Buffer.from('1.2').toString('base64url'),
  Buffer.from('1.2.a/b').toString('base64url'),
  Buffer.from('1.1.__a__').toString('base64url'),
])('the text %j is refused as a cursor', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(
    expect.objectContaining({
      code: 'request_invalid',
      details: expect.objectContaining({ param: 'cursor' }),
    }),
  );
});

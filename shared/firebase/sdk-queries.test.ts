import { initializeApp } from 'firebase/app';
import {
  collection,
  endAt,
  getFirestore,
  limit,
  orderBy,
  query,
  queryEqual,
  startAfter,
  Timestamp,
} from 'firebase/firestore';
import type { PagedTarget } from './query';
import { toQuery } from './sdk-queries';

const PATH = 'Organizations/o1/Deliveries';
const PAGED: PagedTarget = { path: PATH, orderBy: ['created_at', 'desc'], pageSize: 50 };

test('a stretch that was read by requests is followed between the same documents, to the microsecond', () => {
  const firestore = getFirestore(initializeApp({ projectId: 'p' }));
  const seconds = Date.parse('2026-11-23T10:00:00Z') / 1_000;
  const after = { id: 'd9', moment: [seconds, 123_456_000] } as const;
  const until = { id: 'd10', moment: [seconds - 3_600, 0] } as const;
  const expected = query(
    collection(firestore, PATH),
    orderBy('created_at', 'desc'),
    orderBy('__name__', 'desc'),
    startAfter(new Timestamp(seconds, 123_456_000), 'd9'),
    endAt(new Timestamp(seconds - 3_600, 0), 'd10'),
    limit(200),
  );
  const asked = toQuery(firestore, { paged: PAGED, window: { key: 1, after, until, limit: 200 } });
  expect(queryEqual(asked, expected)).toBe(true);
  const rising: PagedTarget = { ...PAGED, orderBy: ['pickup_time', 'asc'] };
  const behind = toQuery(firestore, { paged: rising, window: { key: 1, after, limit: 50 } });
  const expectedBehind = query(
    collection(firestore, PATH),
    orderBy('pickup_time', 'asc'),
    orderBy('__name__', 'asc'),
    startAfter(new Timestamp(seconds, 123_456_000), 'd9'),
    limit(50),
  );
  expect(queryEqual(behind, expectedBehind)).toBe(true);
  const head = toQuery(firestore, { paged: PAGED, window: { key: 0, limit: 50 } });
  const plain = query(collection(firestore, PATH), orderBy('created_at', 'desc'), limit(50));
  expect(queryEqual(head, plain)).toBe(true);
});

import { waitFor } from '@testing-library/react';
import { openReading } from './open-firestore';
import type { PagedTarget } from './query';
import type { FindingObserver, FoundDocument } from './way';
import { windowSource } from './window-source';

jest.mock('./open-firestore', () => ({ openReading: jest.fn() }));

const TARGET: PagedTarget = {
  ...{ path: 'Organizations/o1/Deliveries', orderBy: ['created_at', 'desc'], pageSize: 50 },
};

function found(id: string): FoundDocument {
  return { id, raw: () => ({ id, path: `${TARGET.path}/${id}`, fields: {} }) };
}

test('a list that is read again and became empty has no rows any more', async () => {
  const follow = jest.fn((_firestore: object, _wanted: object, _observer: FindingObserver) => () => {});
  jest.mocked(openReading).mockResolvedValue({ follow, sdk: {}, firestore: {} } as never);
  const shown: string[][] = [];
  const end = windowSource(TARGET, (data) => data)(
    { key: 0, limit: 50 },
    { next: ({ entries }) => shown.push(entries.map(({ place }) => place.id)), fail: jest.fn() },
  );
  await waitFor(() => expect(follow).toHaveBeenCalled());
  const tell = (...documents: FoundDocument[]) =>
    follow.mock.calls[0]?.[2].next({ documents, changed: documents, fromCache: false, readAt: 1 });
  tell(found('d1'), found('d2'));
  tell(found('d2'));
  tell();
  expect(shown).toEqual([['d1', 'd2'], ['d2'], []]);
  end();
});

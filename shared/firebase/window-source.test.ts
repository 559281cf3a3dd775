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

/** Leaves an answer that the page's script has asked for ahead of the SDK. */
function askAhead(answer: Promise<unknown>): void {
  const { path, orderBy, pageSize } = TARGET;
  Object.assign(globalThis, {
    fleetfootFirstRead: { read: { path, orderBy, pageSize }, at: Date.now(), answer },
  });
}

test.each([
  ['refused', Promise.resolve({ lines: [{ error: { code: 403, status: 'PERMISSION_DENIED' } }] })],
  ['lost', Promise.resolve(undefined)],
  ['never answered', new Promise<never>(() => {})],
])('a list has its rows from the SDK when what is read ahead is %s', async (_, answer) => {
  askAhead(answer);
  const follow = jest.fn((_firestore: object, _wanted: object, observer: FindingObserver) => {
    const documents = [found('d1')];
    observer.next({ documents, changed: documents, fromCache: false, readAt: 1 });
    return () => {};
  });
  jest.mocked(openReading).mockResolvedValue({ follow, sdk: {}, firestore: {} } as never);
  const next = jest.fn();
  const fail = jest.fn();
  const end = windowSource(TARGET, (data) => data)({ key: 0, limit: 50 }, { next, fail });
  await waitFor(() => expect(next).toHaveBeenCalled());
  expect(next.mock.calls).toEqual([
    [expect.objectContaining({ entries: [expect.anything()], fromCache: false })],
  ]);
  expect(fail).not.toHaveBeenCalled();
  end();
});

test('an empty list that was read ahead is known to be empty before the SDK is there', async () => {
  askAhead(
    Promise.resolve({ parent: 'p', structuredQuery: {}, lines: [{ readTime: '2026-11-23T10:00:00.5Z' }] }),
  );
  jest.mocked(openReading).mockReturnValue(new Promise(() => {}));
  const next = jest.fn();
  const end = windowSource(TARGET, (data) => data)({ key: 0, limit: 50 }, { next, fail: jest.fn() });
  await waitFor(() => expect(next.mock.calls).toEqual([[{ entries: [], fromCache: false, isAhead: true }]]));
  end();
});

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

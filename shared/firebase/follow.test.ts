import { waitFor } from '@testing-library/react';
import { type Firestore, getDocFromServer, onSnapshot } from 'firebase/firestore';
import { chooseData } from '../device/is-data-light';
import { type Finding, follow, readNow } from './follow';
import { readBytes } from './read-bytes';

jest.mock('firebase/firestore', () => ({
  doc: (_firestore: unknown, path: string) => path,
  getDocFromServer: jest.fn(),
  onSnapshot: jest.fn(() => () => {}),
}));
const end = jest.fn();
const light = { readOnDemand: jest.fn(() => end), readNow: jest.fn(async () => []) };
jest.mock('./light/read-on-demand', () => ({
  readOnDemand: () => light.readOnDemand(),
  readNow: () => light.readNow(),
}));

const firestore = {} as Firestore;
const PATH = 'Organizations/o1';

const snapshot = (fields: object | undefined, fromCache = false) => ({
  id: 'o1',
  ref: { path: PATH },
  exists: () => fields !== undefined,
  data: () => fields,
  metadata: { fromCache },
});

function open() {
  const findings: Finding[] = [];
  const leave = follow(firestore, PATH, { next: (finding) => findings.push(finding), error: jest.fn() });
  return { findings, leave };
}

/** Answers the listener that was opened last. */
function tell(answer: object): void {
  const [, , observer] = jest.mocked(onSnapshot).mock.lastCall as unknown as [
    unknown,
    unknown,
    { next(answer: object): void },
  ];
  observer.next(answer);
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => localStorage.clear());

test('a document is listened to, and what was sent of it is counted once', () => {
  const { findings } = open();
  const before = readBytes();
  tell(snapshot({ name: 'Kota' }, true));
  tell(snapshot({ name: 'Kota' }));
  tell(snapshot(undefined));
  expect(findings.map(({ documents }) => documents.map((found) => found.raw().fields))).toEqual([
    [{ name: 'Kota' }],
    [{ name: 'Kota' }],
    [],
  ]);
  expect(findings.map(({ fromCache }) => fromCache)).toEqual([true, false, false]);
  expect(readBytes() - before).toBeGreaterThan(0);
  expect(readBytes() - before).toBeLessThan(100);
});

test('nobody listens where data is dear, whatever the link becomes until there is another choice', async () => {
  chooseData('on');
  const { leave } = open();
  await waitFor(() => expect(light.readOnDemand).toHaveBeenCalledTimes(1));
  leave();
  expect(end).toHaveBeenCalledTimes(1);
  expect(onSnapshot).not.toHaveBeenCalled();
  chooseData('auto');
  open();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '3g' } });
  open();
  expect(onSnapshot).toHaveBeenCalledTimes(2);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

test('a page that is gone before the code has come reads nothing', async () => {
  chooseData('on');
  open().leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(light.readOnDemand).not.toHaveBeenCalled();
});

test('a single read opens a stream only where nobody saves data', async () => {
  jest.mocked(getDocFromServer).mockResolvedValue(snapshot({ name: 'Kota' }) as never);
  expect(await readNow(firestore, PATH)).toMatchObject([{ id: 'o1', fields: { name: 'Kota' } }]);
  chooseData('on');
  expect(await readNow(firestore, PATH)).toEqual([]);
  expect(getDocFromServer).toHaveBeenCalledTimes(1);
});

import { setConnection } from '@fleetfoot/shared/testing';
import { type Firestore, getDocFromServer, onSnapshot } from 'firebase/firestore';
import { chooseData } from '../device/choose-data';
import { wayOfReading } from './follow';
import { readBytes } from './read-bytes';
import type { Finding } from './way';

jest.mock('firebase/firestore', () => ({
  doc: (_firestore: unknown, path: string) => path,
  getDocFromServer: jest.fn(),
  onSnapshot: jest.fn(() => () => {}),
}));
jest.mock('./light/read-on-demand', () => ({ isLight: true }));

const firestore = {} as Firestore;
const PATH = 'Organizations/o1';

const snapshot = (fields: object | undefined, fromCache = false) => ({
  id: 'o1',
  ref: { path: PATH },
  exists: () => fields !== undefined,
  data: () => fields,
  metadata: { fromCache },
});

async function open() {
  const { follow } = await wayOfReading();
  const findings: Finding[] = [];
  follow(firestore, PATH, { next: (finding) => findings.push(finding), error: jest.fn() });
  return findings;
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
afterEach(() => {
  localStorage.clear();
  setConnection(undefined);
});

test('a document is listened to, and what was sent of it is counted once', async () => {
  const findings = await open();
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

test('a single read is one of the server', async () => {
  jest.mocked(getDocFromServer).mockResolvedValue(snapshot({ name: 'Kota' }) as never);
  const { readNow } = await wayOfReading();
  expect(await readNow(firestore, PATH)).toMatchObject([{ id: 'o1', fields: { name: 'Kota' } }]);
});

test('a page listens to nothing where data is dear, whatever the link becomes until there is another choice', async () => {
  const isLight = async () => (await wayOfReading()).isLight === true;
  expect(await isLight()).toBe(false);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '3g' } });
  expect(await isLight()).toBe(false);
  chooseData('on', 'u1');
  expect(await isLight()).toBe(true);
  chooseData('off', 'u1');
  expect(await isLight()).toBe(false);
});

import { changeDocument, createInPlace, fetchCollection, fetchDocument } from '@fleetfoot/shared/firebase';
import { addressDetailsOf, type SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { placesFor } from '@fleetfoot/shared/model/places';
import { addressWrites, type SeenBook } from './data';
import { savedAddress } from './testing/saved-address';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  changeDocument: jest.fn(async () => {}),
  createInPlace: jest.fn(),
  fetchCollection: jest.fn(),
  fetchDocument: jest.fn(),
}));

const place = jest.mocked(createInPlace);
const change = jest.mocked(changeDocument);
const { create } = addressWrites('acme', 'thandi');

const SHOP = savedAddress();
const DETAILS = addressDetailsOf(SHOP);
const ATTEMPT = { changeID: 'AbcdEfghIjklMnopQrst' };
const EMPTY: SeenBook = { addresses: [], settings: { defaultPickupAddressID: '' } };
const [FIRST = '', SECOND = ''] = placesFor(ATTEMPT, []);

const lastPlaces = () => place.mock.lastCall?.[0].places ?? [];

/** What the last change makes of a document. */
function changed(present: unknown) {
  return change.mock.lastCall?.[1](present);
}

beforeEach(() => {
  change.mockClear();
  jest.mocked(fetchCollection).mockReset();
  place
    .mockReset()
    .mockImplementation(async ({ places: [id] }) => (id ? { id, creation: 'created' } : undefined));
});

test('a new address goes into a free place, with the id of that place and of its change', async () => {
  expect(await create(ATTEMPT, DETAILS, EMPTY)).toBe(FIRST);
  const [placed, telling] = place.mock.lastCall ?? [];
  expect(placed?.pathOf('042')).toBe('Organizations/acme/Addresses/042');
  expect(placed?.dataOf('042')).toMatchObject({ ...DETAILS, id: '042', created_by: 'thandi' });
  expect(telling).toMatchObject({ ...ATTEMPT, kind: 'address.created' });
  expect(change).not.toHaveBeenCalled();
});

test('a new address never gets the id of a default pickup that is gone', async () => {
  await create(ATTEMPT, DETAILS, { ...EMPTY, settings: { defaultPickupAddressID: FIRST } });
  expect(lastPlaces()[0]).toBe(SECOND);
  expect(lastPlaces()).not.toContain(FIRST);
});

test('a book that is not known yet is read first', async () => {
  const taken: readonly SavedAddress[] = [savedAddress({ id: FIRST })];
  jest.mocked(fetchCollection).mockResolvedValue(taken);
  jest.mocked(fetchDocument).mockResolvedValue({ defaultPickupAddressID: SECOND });
  await create(ATTEMPT, DETAILS, {});
  expect(lastPlaces()).toHaveLength(998);
});

test('a full book is told in words', async () => {
  const addresses = Array.from({ length: 1000 }, (_, index) => savedAddress({ id: `old${index}` }));
  await expect(create(ATTEMPT, DETAILS, { ...EMPTY, addresses })).rejects.toMatchObject({
    code: 'failed-precondition',
    userMessage: 'Your address book is full: it holds 1\u202f000 addresses. Delete one first.',
  });
});

test('an attempt that was saved before becomes what is typed now, and nothing twice', async () => {
  place.mockResolvedValue({ id: '042', creation: 'received' });
  expect(await create(ATTEMPT, { ...DETAILS, label: 'Kiosk' }, EMPTY)).toBe('042');
  expect(change.mock.lastCall?.[0].path).toBe('Organizations/acme/Addresses/042');
  expect(changed(savedAddress({ id: '042' }))).toMatchObject({ label: 'Kiosk', updated_by: 'thandi' });
  expect(changed(savedAddress({ id: '042', label: 'Kiosk' }))).toEqual({});
});

test('the default pickup follows an address that comes back elsewhere, and no other', async () => {
  const settings = { defaultPickupAddressID: 'shop' };
  await create({ ...ATTEMPT, formerID: 'depot' }, DETAILS, { ...EMPTY, settings });
  await create(ATTEMPT, DETAILS, { ...EMPTY, settings });
  expect(change).not.toHaveBeenCalled();
  await create({ ...ATTEMPT, formerID: 'shop' }, DETAILS, { ...EMPTY, settings });
  expect(changed(settings)).toMatchObject({ defaultPickupAddressID: FIRST });
  change.mockClear();
  const back = { ...EMPTY, settings: { defaultPickupAddressID: '042' } };
  expect(await create({ ...ATTEMPT, formerID: '042' }, DETAILS, back)).toBe('042');
  expect(change).not.toHaveBeenCalled();
});

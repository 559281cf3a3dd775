import 'fake-indexeddb/auto';
import { deviceKey, noteStarted, readStarted } from './device-key';

test('a device key is 256 random bits in base64url and stays the same', async () => {
  const key = await deviceKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await deviceKey()).toBe(key);
});

test('two tabs that are first at once make one key', async () => {
  indexedDB.deleteDatabase('fleetfoot-device');
  const keys = await Promise.all(Array.from({ length: 5 }, () => deviceKey()));
  expect(new Set(keys).size).toBe(1);
});

test('the sign-in noted last is read back', async () => {
  await noteStarted({ sessionID: '17', at: 5 });
  expect(await readStarted()).toEqual({ sessionID: '17', at: 5 });
});

test('a browser that keeps nothing has a key for the page', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('not allowed');
  });
  const key = await deviceKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await deviceKey()).toBe(key);
  await expect(noteStarted({ sessionID: '1', at: 1 })).resolves.toBeUndefined();
  expect(await readStarted()).toBeUndefined();
  open.mockRestore();
});

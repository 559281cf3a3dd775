import { forgetOutbox, unsentDeliveries } from './outbox-on-device';

const deleteDatabase = jest.fn();

beforeEach(() => {
  localStorage.setItem('fleetfoot.unsent', '2');
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  localStorage.clear();
});

it('tells how much waits', () => {
  expect(unsentDeliveries()).toBe('2');
  localStorage.clear();
  expect(unsentDeliveries()).toBe('');
});

it('deletes what the user has not sent, and nobody else’s', () => {
  forgetOutbox('uid-1');
  expect(deleteDatabase.mock.calls).toEqual([['fleetfoot.outbox.uid-1']]);
  expect(unsentDeliveries()).toBe('');
});

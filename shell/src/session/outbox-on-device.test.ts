import { forgetOutbox, unsent } from './outbox-on-device';

const deleteDatabase = jest.fn();

beforeEach(() => {
  localStorage.setItem('fleetfoot.unsent', '2 mf-deliveries');
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  localStorage.clear();
});

it('tells how much waits, and for whom', () => {
  expect(unsent()).toEqual({ count: '2', remoteId: 'mf-deliveries' });
  localStorage.clear();
  expect(unsent()).toEqual({ count: '', remoteId: '' });
});

it('deletes what the user has not sent, and nobody else’s', () => {
  forgetOutbox('uid-1');
  expect(deleteDatabase.mock.calls).toEqual([['fleetfoot.outbox.uid-1'], ['fleetfoot.import.uid-1']]);
  expect(unsent().count).toBe('');
});

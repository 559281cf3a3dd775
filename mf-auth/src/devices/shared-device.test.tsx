import 'fake-indexeddb/auto';
import { isSharedDevice } from '@fleetfoot/shared/device';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SharedDevice } from './shared-device';

const choice = () => screen.getByRole('checkbox', { name: 'Others use this device too' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('The choice is off at first, deletes what was seen when it is made, and is taken back', async () => {
  const deleted = jest.spyOn(indexedDB, 'deleteDatabase');
  render(<SharedDevice uid="u1" />);
  expect(choice()).not.toBeChecked();
  await userEvent.click(choice());
  expect(choice()).toBeChecked();
  expect(isSharedDevice()).toBe(true);
  expect(deleted.mock.calls).toEqual([
    ['fleetfoot.device.u1.shell.seen'],
    ['fleetfoot.device.u1.shell.notices'],
  ]);
  await userEvent.click(choice());
  expect(choice()).not.toBeChecked();
  expect(isSharedDevice()).toBe(false);
});

test('The choice that a browser does not keep says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no');
  });
  render(<SharedDevice uid="u1" />);
  await userEvent.click(choice());
  expect(choice()).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('Your browser keeps nothing for this site');
});

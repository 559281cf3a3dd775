import { AppError } from '@fleetfoot/shared/domain';
import { deferred, renderPage } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateKeyDialog, type KeyWish } from './create-key-dialog';

const KEY = `ff_test_${'k'.repeat(43)}`;

function setUp(create: (wish: KeyWish, isWanted: () => boolean) => Promise<string> = async () => KEY) {
  const props = { onCreate: jest.fn(create), onDone: jest.fn(), onClose: jest.fn() };
  render(<CreateKeyDialog {...props} />);
  return { ...props, user: userEvent.setup() };
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const choice = (label: string) => screen.getByRole('combobox', { name: label });
const button = (label: string) => screen.getByRole('button', { name: label });

async function createShop({ user }: ReturnType<typeof setUp>) {
  await user.type(name(), ' Online shop ');
  await user.click(button('Create key'));
}

test('a key is asked for with its name, access, mode and end, and shown once', async () => {
  const at = setUp();
  await at.user.selectOptions(choice('Access'), 'Write only');
  expect(choice('Access')).toHaveAccessibleDescription('It creates and cancels deliveries, and lists none.');
  await at.user.selectOptions(choice('Opens'), 'Test deliveries');
  await at.user.selectOptions(choice('It stops working'), 'In 90 days');
  await createShop(at);
  expect(at.onCreate.mock.calls).toEqual([
    [
      {
        ...{ name: 'Online shop', mode: 'test', scopes: ['write'], lifetime: '90d' },
        attemptID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
      expect.any(Function),
    ],
  ]);
  expect(screen.getByRole('dialog', { name: 'Copy this key now' })).toHaveTextContent('“Online shop”');
  await at.user.click(screen.getByText(KEY));
  await expect(navigator.clipboard.readText()).resolves.toBe(KEY);
  expect(at.onDone).not.toHaveBeenCalled();
  await at.user.click(button('Done'));
  expect(at.onDone).toHaveBeenCalledWith('There is a new key: Online shop.');
});

test('a key that is shown once does not go with the first press on Esc', async () => {
  const at = setUp();
  await createShop(at);
  await at.user.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toHaveTextContent('The key is not shown again.');
  expect(screen.getByText(KEY)).toBeVisible();
  await at.user.keyboard('{Escape}');
  expect(at.onDone).toHaveBeenCalledTimes(1);
});

test('a key without a name is not asked for', async () => {
  const { user, onCreate } = setUp();
  await user.type(name(), '  ');
  await user.click(button('Create key'));
  expect(name()).toHaveAccessibleDescription(/Enter a name\./);
  expect(name()).toHaveFocus();
  expect(onCreate).not.toHaveBeenCalled();
  await user.type(name(), 'x');
  expect(name()).not.toHaveAccessibleDescription(/Enter a name\./);
});

test('a failed creation says why, keeps what was typed and is repeated as the same attempt', async () => {
  const at = setUp(() => Promise.reject(new AppError('offline', 'test')));
  await createShop(at);
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  expect(name()).toHaveValue(' Online shop ');
  await at.user.click(button('Create key'));
  expect(at.onCreate.mock.calls[1]?.[0]).toEqual(at.onCreate.mock.calls[0]?.[0]);
});

describe('a creation in doubt', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A creation whose answer the test gives, after the time in which it was expected. */
  async function inDoubt() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const answer = deferred();
    const onCreate = jest.fn((_: KeyWish, _isWanted: () => boolean) => answer.promise.then(() => KEY));
    const onClose = jest.fn();
    const { services, unmount } = renderPage(
      <CreateKeyDialog onCreate={onCreate} onDone={jest.fn()} onClose={onClose} />,
    );
    await user.type(name(), 'Shop');
    await user.click(button('Create key'));
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    return { user, answer, onCreate, onClose, services, unmount };
  }

  test('the key is not asked for a second time, and shown once it is known', async () => {
    const { user, answer, onCreate } = await inDoubt();
    expect(screen.getByRole('alert')).toHaveTextContent('We do not know yet whether the key was created.');
    expect(button('Create key')).toBeDisabled();
    await user.type(name(), '{Enter}');
    expect(onCreate).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve());
    expect(screen.getByText(KEY)).toBeVisible();
  });

  test('a user who leaves is told of a key that nobody has seen', async () => {
    const { user, answer, onCreate, onClose, services, unmount } = await inDoubt();
    const isWanted = onCreate.mock.calls[0]?.[1];
    expect(isWanted?.()).toBe(true);
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(isWanted?.()).toBe(false);
    await act(async () => answer.resolve());
    expect(services.announce).toHaveBeenCalledWith(
      expect.stringMatching(/^The key Shop was created after you had left.*Revoke it under More keys/),
    );
  });
});

test('a running creation can be neither left nor sent twice', async () => {
  const answer = deferred();
  const at = setUp(() => answer.promise.then(() => KEY));
  await createShop(at);
  await at.user.click(button('Create key'));
  await at.user.keyboard('{Escape}');
  expect(button('Cancel')).toBeDisabled();
  expect(at.onClose).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(at.onCreate).toHaveBeenCalledTimes(1);
  expect(screen.getByText(KEY)).toBeVisible();
});

import { AppError } from '@fleetfoot/shared/domain';
import { deferred } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Roll, RollDialog } from './roll-dialog';

const KEY = 'ff_live_kasikitchen-0123456789-0123456789-AbCdEfGh';

function setUp(roll: (asked: Roll) => Promise<void> = async () => {}) {
  const props = { onRoll: jest.fn(roll), onDone: jest.fn(), onClose: jest.fn() };
  render(<RollDialog mode="live" value={KEY} {...props} />);
  return { ...props, user: userEvent.setup() };
}

const select = () => screen.getByRole('combobox', { name: 'The old key stops working' });
const button = (name: string) => screen.getByRole('button', { name });

test('each choice has its description and is sent with the roll', async () => {
  const { user, onRoll, onDone } = setUp();
  const dialog = screen.getByRole('dialog', { name: 'Roll the API key?' });
  expect(dialog).toHaveTextContent('takes the place of the one that ends in EfGh');
  expect(dialog).not.toHaveTextContent(KEY);
  expect(select()).toHaveValue('24h');
  expect(select()).toHaveAccessibleDescription(/Both keys work until then/);
  await user.selectOptions(select(), 'At once');
  expect(select()).toHaveAccessibleDescription(/refused from that moment on/);
  await user.click(button('Roll key'));
  expect(onRoll).toHaveBeenCalledWith({
    mode: 'live',
    ending: 'AbCdEfGh',
    keep: 'now',
    attemptID: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(onDone).toHaveBeenCalledWith('There is a new API key.');
});

test('a failed roll says why and is repeated with the same ID', async () => {
  const { user, onRoll, onDone } = setUp(() => Promise.reject(new AppError('offline', 'test')));
  await user.selectOptions(select(), 'In 1 hour');
  await user.click(button('Roll key'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(select()).toHaveValue('1h');
  await user.click(button('Roll key'));
  expect(onDone).not.toHaveBeenCalled();
  expect(onRoll.mock.calls[0]).toEqual(onRoll.mock.calls[1]);
});

test('a roll that another Admin was faster with says so', async () => {
  const userMessage = 'This key has been rolled meanwhile. Nothing was changed now.';
  const refused = new AppError('failed-precondition', 'test', { userMessage });
  const { user, onDone } = setUp(() => Promise.reject(refused));
  await user.click(button('Roll key'));
  expect(await screen.findByRole('alert')).toHaveTextContent(userMessage);
  expect(onDone).not.toHaveBeenCalled();
});

test('a running roll can be neither left nor sent twice', async () => {
  const answer = deferred();
  const { user, onRoll, onDone, onClose } = setUp(() => answer.promise);
  await user.click(button('Roll key'));
  await user.click(button('Roll key'));
  await user.keyboard('{Escape}');
  expect(button('Cancel')).toBeDisabled();
  expect(onRoll).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(onDone).toHaveBeenCalledTimes(1);
});

import { AppError } from '@fleetfoot/shared/domain';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import type { WebhookDetails } from '@fleetfoot/shared/operations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebhookForm } from './webhook-form';

const URL = 'https://shop.example.co.za/hooks';

function setUp(save: (details: WebhookDetails) => Promise<void> = async () => {}) {
  const props = { onSave: jest.fn(save), onClose: jest.fn() };
  const known: WebhookDetails = { url: '', description: '', events: [...WEBHOOK_EVENT_TYPES] };
  const words = { title: 'Add a webhook', confirmLabel: 'Add webhook', doubt: 'the webhook was added' };
  render(<WebhookForm {...props} {...words} known={known} />);
  return { ...props, user: userEvent.setup() };
}

const address = () => screen.getByRole('textbox', { name: 'Address' });
const button = (name: string) => screen.getByRole('button', { name });
const event = (name: string) => screen.getByRole('checkbox', { name });

test('a webhook is asked for with its address and the chosen events, in the order of the list', async () => {
  const { user, onSave } = setUp();
  await user.type(address(), ` ${URL} `);
  await user.click(button('Choose none'));
  await user.click(event('delivery.delivered'));
  await user.click(event('delivery.created'));
  expect(screen.getByText(`Events: 2 of ${WEBHOOK_EVENT_TYPES.length} chosen`)).toBeInTheDocument();
  await user.click(button('Add webhook'));
  expect(onSave.mock.calls).toEqual([
    [{ url: URL, description: '', events: ['delivery.created', 'delivery.delivered'] }],
  ]);
});

test('an address that is none is named at its field, which gets the focus', async () => {
  const { user, onSave } = setUp();
  await user.type(address(), 'shop');
  await user.click(button('Add webhook'));
  expect(address()).toHaveFocus();
  expect(address()).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
});

test('at least one event has to be chosen', async () => {
  const { user, onSave } = setUp();
  await user.type(address(), URL);
  await user.click(button('Choose none'));
  await user.click(button('Add webhook'));
  expect(screen.getByText('Choose at least one event.')).toBeInTheDocument();
  expect(event('delivery.created')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test('a refusal of the server is shown, and what was typed stays', async () => {
  const userMessage = 'The address has to begin with https://.';
  const { user } = setUp(async () => {
    throw new AppError('invalid-argument', 'No.', { userMessage });
  });
  await user.type(address(), 'http://shop.example.co.za');
  await user.click(button('Add webhook'));
  expect(await screen.findByRole('alert')).toHaveTextContent(userMessage);
  expect(address()).toHaveValue('http://shop.example.co.za');
});

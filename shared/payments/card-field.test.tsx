import { PaymentElement } from '@stripe/react-stripe-js';
import { fireEvent, render } from '@testing-library/react';
import { CardField } from './card-field';
import { saveCard } from './save-card';

jest.mock('@stripe/react-stripe-js', () => ({
  PaymentElement: jest.fn(() => undefined),
  useStripe: () => 'stripe',
  useElements: () => 'elements',
}));
jest.mock('./save-card');

function show() {
  const events = { onReady: jest.fn(), onLoadError: jest.fn(), onSubmit: jest.fn(), onEscape: jest.fn() };
  const { container } = render(<CardField id="card" {...events} />);
  const fields = jest.mocked(PaymentElement).mock.lastCall?.[0];
  return { events, fields, form: container.querySelector('form') as HTMLFormElement };
}

test('the first field has the focus once the fields are there', () => {
  const { events, fields } = show();
  const element = { focus: jest.fn() };
  fields?.onReady?.(element as never);
  expect(element.focus).toHaveBeenCalledTimes(1);
  expect(events.onReady).toHaveBeenCalledTimes(1);
});

test('Escape in a field and a failure to load are passed on', () => {
  const { events, fields } = show();
  fields?.onEscape?.();
  expect(events.onEscape).toHaveBeenCalledTimes(1);
  fields?.onLoadError?.({} as never);
  expect(events.onLoadError).toHaveBeenCalledWith(expect.stringContaining('could not be loaded'));
});

test('the form saves its own fields, always with the same secret', async () => {
  const { events, form } = show();
  const request = { createSecret: jest.fn(), returnUrl: 'https://dashboard.test/billing' };
  for (const _ of [1, 2]) {
    fireEvent.submit(form);
    await events.onSubmit.mock.lastCall?.[0](request);
  }
  const [first, second] = jest.mocked(saveCard).mock.calls;
  expect(first).toEqual([
    { stripe: 'stripe', elements: 'elements', secret: { current: undefined } },
    request,
  ]);
  expect(second?.[0].secret).toBe(first?.[0].secret);
});

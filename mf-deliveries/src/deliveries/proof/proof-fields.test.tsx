import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { ProofFields } from './proof-fields';

interface FormProps {
  readonly defaults: DeliveryFormValues;
  readonly onValues: (values: DeliveryFormValues) => void;
}

function Form({ defaults, onValues }: FormProps) {
  const form = useForm<DeliveryFormValues>({ defaultValues: defaults });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(onValues)}>
        <ProofFields />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

function setUp(defaults = EMPTY_DELIVERY) {
  const onValues = jest.fn<void, [DeliveryFormValues, ...unknown[]]>();
  render(<Form defaults={defaults} onValues={onValues} />);
  const user = userEvent.setup();
  return {
    user,
    worth: screen.getByRole('textbox', { name: /^Value of the goods/ }),
    choice: (name: string) => screen.getByRole('radio', { name }),
    async sent(): Promise<string | undefined> {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      return onValues.mock.lastCall?.[0].proof;
    },
  };
}

test('a name is asked for unless something else is chosen', async () => {
  const { user, choice, sent } = setUp();
  expect(await sent()).toBe('name');
  await user.click(choice('Signature'));
  expect(await sent()).toBe('signature');
});

test('a choice stays whatever the goods are worth', async () => {
  const { user, worth, choice, sent } = setUp();
  await user.click(choice('Signature'));
  await user.type(worth, '2500');
  expect(await sent()).toBe('signature');
});

test('goods whose value is taken away are proved as usual', async () => {
  const { user, worth, sent } = setUp();
  await user.type(worth, '2500');
  expect(await sent()).toBe('pin');
  await user.clear(worth);
  expect(await sent()).toBe('name');
});

test('a PIN says where the recipient finds it', async () => {
  const { user, choice } = setUp();
  expect(screen.queryByText(/the PIN is on it/)).not.toBeInTheDocument();
  await user.click(choice('PIN of the recipient'));
  expect(screen.getByText('Share the tracking link: the PIN is on it.')).toBeVisible();
});

test.each([
  ['499,99', 'Name of whoever receives it'],
  ['500', 'Photo'],
  ['R 2 000', 'PIN of the recipient'],
])('goods worth %s are proved by %s, and the user may choose otherwise', async (typed, kind) => {
  const { user, worth, choice, sent } = setUp();
  await user.type(worth, typed);
  expect(choice(kind)).toBeChecked();
  await user.click(choice('Nothing'));
  expect(await sent()).toBe('none');
});

test('an amount that is none says so, and chooses nothing', async () => {
  const { user, worth, choice } = setUp();
  await user.type(worth, 'a lot');
  expect(worth).toHaveAccessibleDescription(/Enter an amount/);
  expect(choice('Name of whoever receives it')).toBeChecked();
});

import { AppError } from '@fleetfoot/shared/domain';
import type { CardForm } from '@fleetfoot/shared/payments';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { type ComponentProps, useEffect } from 'react';
import { AddCardDialog } from './add-card-dialog';

type Fields = ComponentProps<typeof CardForm>;

const mockFields = jest.fn((_: Fields) => undefined);

jest.mock('@fleetfoot/shared/payments', () => ({
  loadStripeClient: async () => ({}),
  CardForm(props: Fields) {
    mockFields(props);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are ready once.
    useEffect(() => props.onReady(), []);
    return <input aria-label="Card number" />;
  },
}));

const SETUP_FAILED = 'Failed to create Setup Intent. Please try again later.';

function open(get: () => Promise<string>) {
  const ports = { onSaved: jest.fn(async () => {}), onProcessing: jest.fn(), onClose: jest.fn() };
  const { user } = renderPage(
    <AddCardDialog title="Add payment method" secrets={{ get, usedUp: jest.fn() }} {...ports}>
      The card is not charged now.
    </AddCardDialog>,
  );
  return { ...ports, user };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('a refused setup intent is explained before anything is typed, and asked for again', async () => {
  const get = jest.fn<Promise<string>, []>().mockResolvedValue('seti_1_secret_2');
  get.mockRejectedValueOnce(new AppError('internal', 'down', { userMessage: SETUP_FAILED }));
  const { user } = open(get);
  expect(await screen.findByRole('alert')).toHaveTextContent(SETUP_FAILED);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  expect(save()).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(get).toHaveBeenCalledTimes(2);
});

test('Escape in a field of the card closes the dialog', async () => {
  const { onClose } = open(async () => 'seti_1_secret_2');
  await screen.findByRole('textbox', { name: 'Card number' });
  act(() => mockFields.mock.lastCall?.[0].onEscape());
  expect(onClose).toHaveBeenCalledTimes(1);
});

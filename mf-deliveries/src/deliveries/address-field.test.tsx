import { configureMaps } from '@fleetfoot/shared/maps';
import type { AddressValue } from '@fleetfoot/shared/model/delivery/stop-values';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { createWords } from '../texts/groups/create';
import { deliveryWords } from '../texts/groups/delivery';
import { together } from '../texts/together';
import { AddressField } from './address-field';
import { inLanguage } from './testing/in-language';

const PAGE = together(deliveryWords, createWords);

function Form() {
  const form = useForm<{ pickup: { address: AddressValue } }>({
    defaultValues: { pickup: { address: { text: '' } } },
  });
  return (
    <FormProvider {...form}>
      <AddressField name="pickup.address" label="Pickup address" />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => form.setValue('pickup.address', { text: '5 Nelson Mandela Square' })}
      >
        Fill in
      </button>
    </FormProvider>
  );
}

beforeEach(() => configureMaps({ apiKey: 'test', mapId: 'test' }));

const searchText = () => screen.getAllByRole('status')[0];

test('an address field on a page in isiZulu says what it is doing in isiZulu', async () => {
  const show = await inLanguage('zu', PAGE);
  const { user } = renderPage(show(<Form />));
  await user.type(screen.getByRole('combobox'), 'Long');
  await waitFor(() => expect(searchText()).toHaveTextContent('Kulayishwa usesho lwamakheli…'));
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), '-26.2041, 28.0473');
  expect(await screen.findByRole('option')).toHaveTextContent(/Yile ndawo ngqo\./);
  await waitFor(() => expect(searchText()).toHaveTextContent('Kutholakele ikheli eli-1'));
});

test('an address field on a page in English says so in English', async () => {
  const { user } = renderPage(<Form />);
  await user.type(screen.getByRole('combobox'), 'Long');
  await waitFor(() => expect(searchText()).toHaveTextContent('Loading address search…'));
});

test('a text that is filled in while the focus is in the field is replaced by what is typed', async () => {
  const { user } = renderPage(<Form />);
  const field = screen.getByRole('combobox');
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('5 Nelson Mandela Square');
  await user.keyboard('12 Long Street');
  expect(field).toHaveValue('12 Long Street');
});

test('a text that was typed is not replaced by what is typed next', async () => {
  const { user } = renderPage(<Form />);
  await user.type(screen.getByRole('combobox'), '12 Long');
  await user.keyboard(' Street');
  expect(screen.getByRole('combobox')).toHaveValue('12 Long Street');
});

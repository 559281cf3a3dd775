import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { tripWords } from '../../texts/groups/trip';
import { filledForm } from '../testing/filled-form';
import { inLanguage, LIST_GROUPS } from '../testing/in-language';
import { TripParts } from './trip-parts';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));

const TRIP = {
  pickup: { latitude: -33.9221, longitude: 18.4197 },
  dropoff: { latitude: -33.9136, longitude: 18.3886 },
  urgency_level: 'on_demand',
} as const;

/** A form whose summary stands elsewhere. */
function Form({ ask }: Pick<ComponentProps<typeof TripParts>, 'ask'>) {
  const form = useForm({ defaultValues: filledForm() });
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  return (
    <FormProvider {...form}>
      <form>
        <TripParts trip={TRIP} ask={ask} onShow={() => {}} summary={summary} />
      </form>
      <aside ref={setSummary} />
    </FormProvider>
  );
}

test('the summary of a trip is English, and marked so, as the form is', async () => {
  const load = jest.spyOn(tripWords, 'load').mockRejectedValue(new Error('no network'));
  const read = jest.spyOn(tripWords, 'read').mockReturnValue(undefined);
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  const inZulu = await inLanguage('zu', LIST_GROUPS);
  renderPage(inZulu(<Form ask={() => new Promise(() => {})} />));
  const proof = await screen.findByRole('group', { name: /^Proof/ });
  expect(proof.closest('[lang]')).toHaveAttribute('lang', 'en-ZA');
  const figures = screen.getByRole('complementary').querySelector('[role="status"]');
  expect(figures).toHaveTextContent(/price/i);
  expect(figures?.closest('[lang]')).toHaveAttribute('lang', 'en-ZA');
  load.mockRestore();
  read.mockRestore();
});

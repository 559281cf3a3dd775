import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { filledForm } from '../testing/filled-form';
import type { DeliveryFormValues } from '../typed-delivery';
import { TripSummary } from './trip-summary';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));

const TRIP = {
  pickup: { latitude: -33.9221, longitude: 18.4197 },
  dropoff: { latitude: -33.9136, longitude: 18.3886 },
  urgency_level: 'on_demand',
} as const;

function Form({ values }: { readonly values: DeliveryFormValues }) {
  const form = useForm({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <TripSummary trip={TRIP} />
    </FormProvider>
  );
}

function open(matches: boolean, changes: Partial<DeliveryFormValues> = {}) {
  const media = Object.assign(new EventTarget(), { matches });
  window.matchMedia = (query) => Object.assign(media, { media: query }) as MediaQueryList;
  return renderPage(<Form values={{ ...filledForm(), ...changes }} />);
}

test('a summary beside the form says from where, to where and when, on a map', () => {
  open(true, { urgency_level: 'scheduled', pickup_time: '2031-05-04T12:00' });
  const { pickup, dropoff } = filledForm();
  expect(screen.getByText(pickup.address.text)).toBeVisible();
  expect(screen.getByText(dropoff.address.text)).toBeVisible();
  expect(screen.getByText('Scheduled, 04 May 2031, 12:00')).toBeVisible();
  const map = screen.getByRole('list', { name: 'Map of the pickup and the drop-off', hidden: true });
  expect(map).toHaveAttribute('inert');
});

test('a window without room beside the form has no map and repeats no address', () => {
  open(false);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText(filledForm().pickup.address.text)).not.toBeInTheDocument();
});

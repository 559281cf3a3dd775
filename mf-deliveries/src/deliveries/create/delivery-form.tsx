import { ChoiceField, useSaveForm } from '@fleetfoot/shared/forms';
import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  type DeliveryDetails,
  deliveryDetailsSchema,
  URGENCY_LABELS,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { type AskPrice, type ShownQuote, tripKey, tripOf } from '../../prices/trip';
import type { Shown } from '../../prices/trip-price';
import { SideBySide } from '../side-by-side-style';
import { StopFields } from '../stop-fields';
import { TimeFields } from '../time-fields';
import type { DeliveryFormValues } from '../typed-delivery';

const OPTIONS = URGENCY_LEVELS.map((value) => ({ value, label: URGENCY_LABELS[value] }));

/** The urgency level and the times that it asks for. */
function UrgencyFields() {
  const { control, register } = useFormContext<DeliveryFormValues>();
  const level = useWatch({ control, name: 'urgency_level' });
  return (
    <Stack>
      <ChoiceField legend="Urgency level" options={OPTIONS} {...register('urgency_level')} />
      <TimeFields level={level} />
    </Stack>
  );
}

const loadTripPrice = async () =>
  (await import(/* webpackChunkName: "trip-price" */ '../../prices/trip-price')).TripPrice;

interface PriceProps {
  readonly ask: AskPrice;
  readonly onTrip: () => void;
  readonly onShow: (shown: Shown | undefined) => void;
}

/** The price of what the form says, once it says from where to where. */
function Price({ ask, onTrip, onShow }: PriceProps) {
  const { report } = useServices();
  const { control } = useFormContext<DeliveryFormValues>();
  const [urgency_level, pickup, dropoff] = useWatch({
    control,
    name: ['urgency_level', 'pickup', 'dropoff'],
  });
  const trip = tripOf({ urgency_level, pickup, dropoff });
  const isKnown = trip !== undefined;
  useEffect(() => {
    if (isKnown) onTrip();
  }, [isKnown, onTrip]);
  if (!trip) return undefined;
  return (
    <LazyPart
      load={loadTripPrice}
      props={{ trip, ask, onShow }}
      onFailure={(error) => report(error, { loading: 'trip-price' })}
    />
  );
}

interface DeliveryFormProps {
  /** What the form shows; when they change, it shows the new ones. */
  readonly initialValues: DeliveryFormValues;
  /** Whether the first field takes the focus, because the focused element was removed. */
  readonly takesFocus?: boolean;
  /** Gets the values after every change. */
  readonly onChange: (values: DeliveryFormValues) => void;
  /** Stable. */
  readonly askPrice: AskPrice;
  /** Called once the form says from where to where. Stable. */
  readonly onTrip: () => void;
  /** Creates the delivery, now or as soon as it can be; rejects when it cannot be created. */
  readonly onSave: (
    delivery: DeliveryDetails,
    values: DeliveryFormValues,
    quote: ShownQuote | undefined,
  ) => Promise<void>;
}

export function DeliveryForm(props: DeliveryFormProps) {
  const { initialValues, takesFocus = false, onChange, askPrice, onTrip, onSave } = props;
  const { now } = useServices();
  const shown = useRef<Shown>(undefined);
  const onShow = useCallback((price: Shown | undefined) => {
    shown.current = price;
  }, []);
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema: () => deliveryDetailsSchema(now),
    defaults: initialValues,
    draft: { write: onChange },
    save(delivery, values) {
      // A price of other places than those that are sent was not accepted.
      const isOfThis = shown.current?.key === tripKey(tripOf(delivery));
      return onSave(delivery, values, isOfThis ? shown.current?.quote : undefined);
    },
    wording: (reason) => `Failed to create delivery. ${reason} What you typed is still here.`,
  });
  const { errors } = form.formState;

  useEffect(() => {
    if (takesFocus) form.setFocus('external_id');
  }, [form, takesFocus]);

  return (
    <FormProvider {...form}>
      <form {...formProps}>
        <Stack>
          <Card>
            <SideBySide>
              <TextField
                label="External ID"
                hint="Your own reference, such as an order number."
                autoComplete="off"
                error={errors.external_id?.message}
                {...form.register('external_id')}
              />
              <ChoiceField
                legend="Deliverable action"
                options={DELIVERABLE_ACTIONS.map((value) => ({
                  value,
                  label: DELIVERABLE_ACTION_LABELS[value],
                }))}
                {...form.register('deliverable_action')}
              />
            </SideBySide>
            <UrgencyFields />
          </Card>
          <SideBySide>
            <StopFields stop="pickup" />
            <StopFields stop="dropoff" />
          </SideBySide>
          {failure && <FormError>{failure}</FormError>}
          <Row>
            <Button type="submit" busy={isSaving} disabled={isSaving}>
              Create Delivery
            </Button>
            <Price ask={askPrice} onTrip={onTrip} onShow={onShow} />
          </Row>
        </Stack>
      </form>
    </FormProvider>
  );
}

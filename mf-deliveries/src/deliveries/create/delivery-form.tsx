import { ChoiceField, useSaveForm } from '@fleetfoot/shared/forms';
import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  type DeliveryDetails,
  deliveryDetailsSchema,
  type StopValues,
  URGENCY_LABELS,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { type AskPrice, type ShownQuote, tripKey, tripOf } from '../../prices/trip';
import type { Shown } from '../../prices/trip-price';
import { ContactsContext } from '../contacts/contacts-context';
import { LazyEntryHelp } from '../entry/lazy-entry-help';
import type { Proposal } from '../entry/reference-help';
import { hintOfEmpty } from '../hint-of-empty';
import { SideBySide } from '../side-by-side-style';
import { StopFields } from '../stop-fields';
import { TimeFields } from '../time-fields';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { BESIDE } from './beside';

const OPTIONS = URGENCY_LEVELS.map((value) => ({ value, label: URGENCY_LABELS[value] }));

function ReferenceField({ proposed }: { readonly proposed: string | undefined }) {
  const { control, register, formState } = useFormContext<DeliveryFormValues>();
  const typed = useWatch({ control, name: 'external_id' });
  const hint = proposed ? `Left empty, it is ${proposed}.` : 'Your own reference, such as an order number.';
  return (
    <TextField
      label="External ID"
      hint={hintOfEmpty(typed, hint)}
      placeholder={proposed}
      autoComplete="off"
      error={formState.errors.external_id?.message}
      {...register('external_id')}
    />
  );
}

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
  (await import(/* webpackChunkName: "trip-price" */ './trip-parts')).TripParts;

interface PriceProps {
  readonly ask: AskPrice;
  readonly onTrip: () => void;
  readonly onShow: (shown: Shown | undefined) => void;
  readonly summary: HTMLElement | null;
}

/** What it costs and how it is proved, once the form says from where to where. */
function Price({ onTrip, ...price }: PriceProps) {
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
      props={{ trip, ...price }}
      onFailure={(error) => report(error, { loading: 'trip-price' })}
    />
  );
}

/**
 * The form, and behind it what it comes to: beside it, or at the bottom of the screen. One that is low, as with keys on
 * it, is left to the fields. The button is first, so that it stays where it is as the rest arrives.
 */
const SummaryFrame = styled(Stack)`
  > :last-child {
    > * > * {
      > :last-child { display: contents; }
      > button { flex-grow: 1; }
      > [role='alert'] { flex-basis: 100%; }
    }
    @media (min-height: 480px) {
      position: sticky;
      inset-block-end: calc(var(--space-2) + var(--below, 0px));
      z-index: 2;
    }
  }
  @media ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) 304px;
    align-items: start;
    > :last-child {
      inset-block: var(--space-4) auto;
      max-height: calc(100dvh - 2 * var(--space-4));
      overflow: auto;
    }
  }
`;

interface DeliveryFormProps {
  /** What the form shows; when they change, it shows the new ones. */
  readonly initialValues: DeliveryFormValues;
  /** What an empty pickup is filled in with, once it is known. */
  readonly pickup: StopValues | undefined;
  /** Gets what is filled in, ahead of `onChange`. Stable. */
  readonly onFill: (filled: Pick<DeliveryFormValues, 'pickup'>) => void;
  /** Gives the present id of the delivery. */
  readonly ownID: () => string;
  /** The reference of a delivery that was saved on this page before. */
  readonly usedReference: string;
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
  const { initialValues, pickup, onFill, ownID, usedReference, onChange, askPrice, onTrip, onSave } = props;
  const { recent } = use(ContactsContext);
  const [proposal, propose] = useState<Proposal>();
  const [isTaking, setTaking] = useState(false);
  const [summary, setSummary] = useState<HTMLElement | null>(null);
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

  const { isSubmitted } = form.formState;
  const isFilled = useRef(false);
  useEffect(() => {
    if (!pickup || isFilled.current) return;
    isFilled.current = true;
    if (JSON.stringify(form.getValues('pickup')) !== JSON.stringify(EMPTY_DELIVERY.pickup)) return;
    // What one is about to type would be added to it.
    if (document.activeElement?.matches('[name^="pickup."]')) return;
    onFill({ pickup });
    // What was typed and found wrong meanwhile stays as it is.
    form.setValue('pickup', pickup, { shouldValidate: isSubmitted });
  }, [form, pickup, onFill, isSubmitted]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (proposal && form.getValues('external_id').trim() === '') {
      setTaking(true);
      await proposal.take();
      setTaking(false);
    }
    // It may have been cleared meanwhile.
    if (formProps.ref.current) formProps.onSubmit(event);
  }

  return (
    <FormProvider {...form}>
      <form {...formProps} onSubmit={(event) => void submit(event)}>
        <SummaryFrame>
          <Stack>
            <Card>
              <SideBySide>
                <ReferenceField proposed={proposal?.reference} />
                <ChoiceField
                  legend="Deliverable action"
                  options={DELIVERABLE_ACTIONS.map((value) => ({
                    value,
                    label: DELIVERABLE_ACTION_LABELS[value],
                  }))}
                  {...form.register('deliverable_action')}
                />
              </SideBySide>
              {recent && (
                <LazyEntryHelp
                  of="reference"
                  recent={recent}
                  used={usedReference}
                  ownID={ownID}
                  onPropose={propose}
                />
              )}
              <UrgencyFields />
            </Card>
            <SideBySide>
              <StopFields stop="pickup" />
              <StopFields stop="dropoff" />
            </SideBySide>
            <Price ask={askPrice} onTrip={onTrip} onShow={onShow} summary={summary} />
          </Stack>
          <div data-bottom-bar>
            <Card>
              <Row>
                {failure && <FormError>{failure}</FormError>}
                <Button type="submit" busy={isSaving || isTaking} disabled={isSaving}>
                  Create Delivery
                </Button>
                <div ref={setSummary} />
              </Row>
            </Card>
          </div>
        </SummaryFrame>
      </form>
    </FormProvider>
  );
}

import { cleanText, toAppError } from '@fleetfoot/shared/domain';
import { ChoiceField, useSaveForm } from '@fleetfoot/shared/forms';
import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  URGENCY_LABELS,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import type { DeliveryDetails } from '@fleetfoot/shared/model/delivery/delivery-details';
import type { StopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { type AskPrice, type Shown, type ShownQuote, shownQuoteOf, tripOf } from '../../prices/trip';
import { formTexts } from '../../texts/form';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { stopsTexts } from '../../texts/stops';
import { ContactsContext } from '../contacts/contacts-context';
import { LazyEntryHelp } from '../entry/lazy-entry-help';
import type { Proposal } from '../entry/reference-help';
import { hintOfEmpty } from '../hint-of-empty';
import { SideBySide } from '../side-by-side-style';
import { StopFields } from '../stop-fields';
import { TimeFields } from '../time-fields';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { BESIDE } from './beside';

function ReferenceField({ proposed }: { readonly proposed: string | undefined }) {
  const { control, register, formState } = useFormContext<DeliveryFormValues>();
  const typed = useWatch({ control, name: 'external_id' });
  const texts = usePageTexts(formTexts);
  const { reference } = usePageTexts(stopsTexts);
  const say = useInWords();
  const hint = proposed ? texts.proposed(proposed) : texts.referenceHint;
  return (
    <TextField
      label={reference}
      hint={hintOfEmpty(typed, hint)}
      placeholder={proposed}
      autoComplete="off"
      error={say(formState.errors.external_id?.message)}
      {...register('external_id')}
    />
  );
}

/** The urgency level and the times that it asks for. */
function UrgencyFields() {
  const { control, register } = useFormContext<DeliveryFormValues>();
  const { urgency } = usePageTexts(formTexts);
  const say = useInWords();
  const level = useWatch({ control, name: 'urgency_level' });
  return (
    <Stack>
      <ChoiceField
        legend={urgency}
        options={URGENCY_LEVELS.map((value) => ({ value, label: say(URGENCY_LABELS[value]) }))}
        {...register('urgency_level')}
      />
      <TimeFields level={level} />
    </Stack>
  );
}

/** Where there is room beside the form; at the bottom of a small screen the button stands alone. */
const Later = styled.p`
  display: none;
  color: var(--muted);
  font-size: var(--text-sm);
  @media ${BESIDE} { display: block; flex-basis: 100%; }
`;

const loadDetailsSchema = async () =>
  (await import(/* webpackChunkName: "details-schema" */ './details-schema')).deliveryDetailsSchema;

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
  const { summary } = price;
  const { report } = useServices();
  const texts = usePageTexts(formTexts);
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
  if (!trip) return summary && createPortal(<Later>{texts.later}</Later>, summary);
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
      /* Above or beside what the shell keeps at the bottom of the screen. */
      inset-block-end: calc(var(--below, 0px) + var(--space-2));
      margin-inline-end: var(--beside, 0px);
      z-index: 2;
    }
  }
  @media ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) 304px;
    align-items: start;
    > :last-child {
      inset-block: var(--space-4) auto;
      max-height: calc(100dvh - 2 * var(--space-4) - var(--below, 0px));
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
  const texts = usePageTexts(formTexts);
  const { action } = usePageTexts(stopsTexts);
  const say = useInWords();
  const [proposal, propose] = useState<Proposal>();
  const [isTaking, setTaking] = useState(false);
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const { now, report } = useServices();
  const detailsSchema = useRef<Awaited<ReturnType<typeof loadDetailsSchema>>>(undefined);
  const [unchecked, setUnchecked] = useState<string>();
  useEffect(() => {
    loadDetailsSchema().then(
      (loaded) => {
        detailsSchema.current = loaded;
      },
      // It is loaded again once it is needed.
      () => undefined,
    );
  }, []);
  const shown = useRef<Shown>(undefined);
  const onShow = useCallback((price: Shown | undefined) => {
    shown.current = price;
  }, []);
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema() {
      if (!detailsSchema.current) throw new Error('A delivery is checked before its schema is there.');
      return detailsSchema.current(now);
    },
    defaults: initialValues,
    draft: { write: onChange },
    async save(delivery, values) {
      // A price of other places than those that are sent was not accepted.
      return onSave(delivery, values, shownQuoteOf(shown.current, tripOf(delivery)));
    },
    wording: (reason) => texts.failed(say(reason)),
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
    setUnchecked(undefined);
    try {
      setTaking(true);
      detailsSchema.current ??= await loadDetailsSchema();
    } catch (error) {
      report(error, { loading: 'details-schema' });
      setUnchecked(texts.failed(say(toAppError(error).userMessage)));
      return;
    } finally {
      setTaking(false);
    }
    if (proposal && cleanText(form.getValues('external_id')) === '') {
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
                  legend={action}
                  options={DELIVERABLE_ACTIONS.map((value) => ({
                    value,
                    label: say(DELIVERABLE_ACTION_LABELS[value]),
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
                {/* That the outcome is not known is said without `wording`. */}
                {(unchecked ?? failure) && <FormError>{say(unchecked ?? failure)}</FormError>}
                <Button type="submit" needsConnection={false} busy={isSaving || isTaking} disabled={isSaving}>
                  {texts.create}
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

import { AppError } from '@fleetfoot/shared/domain';
import { CheckField, ChoiceField, FieldGroup, useOthersChanges, useSaveForm } from '@fleetfoot/shared/forms';
import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import {
  type RecurringDelivery,
  WEEKDAYS,
  type Weekday,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import {
  type RecurringDetails,
  RecurringDetailsSchema,
  type TypedRecurring,
  uselessSchedule,
} from '@fleetfoot/shared/model/delivery/recurring-details';
import { useDraft, useServices, useSession } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, LinkButton, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { useId, useRef } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFailureWords } from '../../../texts/failure-words';
import { OptionalLabel } from '../../../texts/optional-label';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringFormTexts, recurringTexts } from '../../../texts/recurring';
import { type Contacts, ContactsContext } from '../../contacts/contacts-context';
import { SideBySide } from '../../side-by-side-style';
import { StopFields } from '../../stop-fields';
import { typedDayText } from '../recurring-words';
import { RecurringOthers } from './recurring-others';
import { RECURRING_PARTS } from './recurring-parts';

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

/** The days of the week on which it runs. */
function DayFields() {
  const { days: names } = usePageTexts(recurringTexts);
  const texts = usePageTexts(recurringFormTexts);
  const say = useInWords();
  const { control, getValues, setValue, formState } = useFormContext<TypedRecurring>();
  const chosen = useWatch({ control, name: 'days' }).split(',');
  const problem = formState.errors.days?.message;
  const problemID = useId();
  function choose(day: Weekday, isChosen: boolean) {
    const others = getValues('days').split(',');
    const days = WEEKDAYS.filter((one) => (one === day ? isChosen : others.includes(one)));
    setValue('days', days.join(), { shouldValidate: formState.isSubmitted });
  }
  return (
    <FieldGroup aria-describedby={problem === undefined ? undefined : problemID}>
      <legend>{texts.days}</legend>
      <Days>
        {WEEKDAYS.map((day) => (
          <CheckField
            key={day}
            label={names[day]}
            name="days"
            checked={chosen.includes(day)}
            aria-invalid={problem !== undefined}
            onChange={(event) => choose(day, event.currentTarget.checked)}
          />
        ))}
      </Days>
      <div id={problemID}>
        <FormError>{say(problem)}</FormError>
      </div>
    </FieldGroup>
  );
}

/** When it runs. */
function ScheduleFields() {
  const { control, register, formState } = useFormContext<TypedRecurring>();
  const texts = usePageTexts(recurringFormTexts);
  const words = usePageTexts(recurringTexts);
  const say = useInWords();
  const { errors } = formState;
  const [starts, ends] = useWatch({ control, name: ['starts', 'ends'] }).map((day) =>
    typedDayText(day, words),
  );
  return (
    <Stack>
      <DayFields />
      <SideBySide>
        <TextField
          type="time"
          label={texts.time}
          hint={texts.timeHint}
          error={say(errors.time?.message)}
          {...register('time')}
        />
        <ChoiceField
          legend={texts.holidays}
          options={Object.entries(texts.holidayChoices).map(([value, label]) => ({ value, label }))}
          {...register('holidays')}
        />
        <TextField
          type="date"
          label={texts.starts}
          hint={starts}
          error={say(errors.starts?.message)}
          {...register('starts', { deps: ['ends'] })}
        />
        <TextField
          type="date"
          label={<OptionalLabel>{texts.ends}</OptionalLabel>}
          hint={ends ?? texts.endsHint}
          error={say(errors.ends?.message)}
          {...register('ends')}
        />
      </SideBySide>
    </Stack>
  );
}

/** What it is called, what the courier does at the door, and when it runs. */
function DetailsCard() {
  const { register, formState } = useFormContext<TypedRecurring>();
  const texts = usePageTexts(recurringFormTexts);
  const say = useInWords();
  return (
    <Card>
      <SideBySide>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          error={say(formState.errors.name?.message)}
          {...register('name')}
        />
        <ChoiceField
          legend={texts.action}
          options={DELIVERABLE_ACTIONS.map((value) => ({
            value,
            label: say(DELIVERABLE_ACTION_LABELS[value]),
          }))}
          {...register('deliverable_action')}
        />
      </SideBySide>
      <ScheduleFields />
    </Card>
  );
}

interface RecurringFormProps {
  /** Identifies its draft among those of other forms. */
  readonly draftKey: string;
  readonly defaults: TypedRecurring;
  /** The edited one as it is now; `undefined` while one is added. */
  readonly present?: RecurringDelivery | undefined;
  readonly contacts: Contacts;
  readonly confirmLabel: string;
  /** Where who changes their mind goes. */
  readonly cancel: string;
  /** @param known the edited one as the user has seen it */
  readonly onSave: (details: TypedRecurring, known: RecurringDelivery | undefined) => Promise<void>;
  readonly onSaved: (details: RecurringDetails) => void;
}

/** What a recurring delivery is, and when it runs. */
export function RecurringForm(props: RecurringFormProps) {
  const { draftKey, defaults, present, contacts, confirmLabel, cancel, onSave, onSaved } = props;
  const { now } = useServices();
  const texts = usePageTexts(recurringFormTexts);
  const say = useFailureWords();
  const uid = useSession((state) => state.uid);
  const known = useRef(present);
  const draft = useDraft<TypedRecurring>(`mf-deliveries.recurring.${draftKey}`);
  const { form, formProps, isSaving, failure } = useSaveForm<
    TypedRecurring,
    TypedRecurring,
    RecurringDetails
  >({
    schema: () => RecurringDetailsSchema,
    defaults,
    draft,
    doubt: 'the recurring delivery was saved',
    wording: (reason) => texts.failed(say(reason)),
    async save(details, typed) {
      const { ends, ...schedule } = details;
      const useless = uselessSchedule({ ...schedule, ...(ends !== '' && { ends }), skipped: [] }, now());
      if (useless !== undefined) throw new AppError('invalid-argument', useless, { userMessage: useless });
      await onSave(typed, known.current);
    },
    onSaved,
  });
  const { changes, useTheirs } = useOthersChanges(form, known, present, RECURRING_PARTS);
  return (
    <ContactsContext value={contacts}>
      <FormProvider {...form}>
        <form {...formProps}>
          <Stack>
            {present && (
              <RecurringOthers changes={changes} isOwn={present.updated_by === uid} onUseTheirs={useTheirs} />
            )}
            <DetailsCard />
            <SideBySide>
              <StopFields stop="pickup" />
              <StopFields stop="dropoff" />
            </SideBySide>
            <Row>
              <Button type="submit" busy={isSaving} disabled={isSaving}>
                {confirmLabel}
              </Button>
              <LinkButton variant="secondary" href={cancel}>
                {texts.cancel}
              </LinkButton>
            </Row>
            <FormError>{say(failure)}</FormError>
          </Stack>
        </form>
      </FormProvider>
    </ContactsContext>
  );
}

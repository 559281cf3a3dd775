import { AppError } from '@fleetfoot/shared/domain';
import {
  CheckField,
  ChoiceField,
  FieldGroup,
  OthersNotice,
  useOthersChanges,
  useSaveForm,
} from '@fleetfoot/shared/forms';
import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  type RecurringDelivery,
  type RecurringDetails,
  RecurringDetailsSchema,
  type TypedRecurring,
  uselessSchedule,
  WEEKDAYS,
  type Weekday,
} from '@fleetfoot/shared/model';
import { useDraft, useServices, useSession } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, LinkButton, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { useId, useRef } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { type Contacts, ContactsContext } from '../../contacts/contacts-context';
import { SideBySide } from '../../side-by-side-style';
import { StopFields } from '../../stop-fields';
import { DAY_LABELS, HOLIDAY_LABELS } from '../recurring-words';
import { PART_NAMES, partText, RECURRING_PARTS } from './recurring-parts';

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

const HOLIDAYS = Object.entries(HOLIDAY_LABELS).map(([value, label]) => ({ value, label }));

/** The days of the week on which it runs. */
function DayFields() {
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
      <legend>Days</legend>
      <Days>
        {WEEKDAYS.map((day) => (
          <CheckField
            key={day}
            label={DAY_LABELS[day]}
            name="days"
            checked={chosen.includes(day)}
            aria-invalid={problem !== undefined}
            onChange={(event) => choose(day, event.currentTarget.checked)}
          />
        ))}
      </Days>
      <div id={problemID}>
        <FormError>{problem}</FormError>
      </div>
    </FieldGroup>
  );
}

/** When it runs. */
function ScheduleFields() {
  const { register, formState } = useFormContext<TypedRecurring>();
  const { errors } = formState;
  return (
    <Stack>
      <DayFields />
      <SideBySide>
        <TextField
          type="time"
          label="Pickup time"
          hint="South African time. Each delivery is created 12 hours before it."
          error={errors.time?.message}
          {...register('time')}
        />
        <ChoiceField legend="On public holidays" options={HOLIDAYS} {...register('holidays')} />
        <TextField
          type="date"
          label="First day"
          error={errors.starts?.message}
          {...register('starts', { deps: ['ends'] })}
        />
        <TextField
          type="date"
          label="Last day"
          optional
          hint="Leave it empty to go on until you pause or delete it."
          error={errors.ends?.message}
          {...register('ends')}
        />
      </SideBySide>
    </Stack>
  );
}

const ACTIONS = DELIVERABLE_ACTIONS.map((value) => ({ value, label: DELIVERABLE_ACTION_LABELS[value] }));

/** What it is called, what the courier does at the door, and when it runs. */
function DetailsCard() {
  const { register, formState } = useFormContext<TypedRecurring>();
  return (
    <Card>
      <SideBySide>
        <TextField
          label="Name"
          hint="With its date behind it, it is the external ID of each delivery."
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <ChoiceField legend="Deliverable action" options={ACTIONS} {...register('deliverable_action')} />
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
    wording: (reason) => `The recurring delivery was not saved. ${reason} What you typed is still here.`,
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
            <OthersNotice
              names={PART_NAMES}
              textOf={partText}
              changes={changes}
              isOwn={present?.updated_by === uid}
              onUseTheirs={useTheirs}
            />
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
                Cancel
              </LinkButton>
            </Row>
            <FormError>{failure}</FormError>
          </Stack>
        </form>
      </FormProvider>
    </ContactsContext>
  );
}

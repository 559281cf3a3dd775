import { ChoiceField, useSaveForm } from '@fleetfoot/shared/forms';
import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  type DeliveryDetails,
  deliveryDetailsSchema,
  URGENCY_LABELS,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { SideBySide } from '../side-by-side-style';
import { TimeFields } from '../time-fields';
import type { DeliveryFormValues } from '../typed-delivery';
import { StopFields } from './stop-fields';

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

interface DeliveryFormProps {
  /** What the form shows; when they change, it shows the new ones. */
  readonly initialValues: DeliveryFormValues;
  /** Whether the first field takes the focus, because the focused element was removed. */
  readonly takesFocus?: boolean;
  /** Gets the values after every change. */
  readonly onChange: (values: DeliveryFormValues) => void;
  /** Creates the delivery, now or as soon as it can be; rejects when it cannot be created. */
  readonly onSave: (delivery: DeliveryDetails, values: DeliveryFormValues) => Promise<void>;
}

export function DeliveryForm({ initialValues, takesFocus = false, onChange, onSave }: DeliveryFormProps) {
  const { now } = useServices();
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema: () => deliveryDetailsSchema(now),
    defaults: initialValues,
    draft: { write: onChange },
    save: onSave,
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
          </Row>
        </Stack>
      </form>
    </FormProvider>
  );
}

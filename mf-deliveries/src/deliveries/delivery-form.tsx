import { DELIVERABLE_ACTION_LABELS, DELIVERABLE_ACTIONS, toAppError } from '@fleetfoot/shared/domain';
import { ChoiceField, useFormFocus } from '@fleetfoot/shared/forms';
import { type Clock, type DeliveryDetails, deliveryDetailsSchema } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { DeliveryFormValues } from './delivery-form-values';
import { SideBySide } from './side-by-side';
import { StopFields } from './stop-fields';
import { UrgencyFields } from './urgency-fields';

type FormResolver = Resolver<DeliveryFormValues, unknown, DeliveryDetails>;

// The form holds the times of every urgency level; the schema reads those of the chosen one.
function resolverOf(now: Clock): FormResolver {
  return valibotResolver(deliveryDetailsSchema(now)) as unknown as FormResolver;
}

interface DeliveryFormProps {
  /** What the form shows; when they change, it shows the new ones. */
  readonly initialValues: DeliveryFormValues;
  /** Whether it begins with the focus in its first field, because what had it is gone. */
  readonly takesFocus?: boolean;
  /** Told of everything typed, so that none of it is lost. */
  readonly onChange: (values: DeliveryFormValues) => void;
  /** Creates the delivery, now or as soon as it can be; rejects when it cannot be created. */
  readonly onSave: (delivery: DeliveryDetails, values: DeliveryFormValues) => Promise<void>;
}

export function DeliveryForm({ initialValues, takesFocus = false, onChange, onSave }: DeliveryFormProps) {
  const { now } = useServices();
  const [resolver] = useState(() => resolverOf(now));
  const form = useForm<DeliveryFormValues, unknown, DeliveryDetails>({
    defaultValues: initialValues,
    resolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const [failure, setFailure] = useState<string>();
  const formRef = useFormFocus(submitCount, failure !== undefined && !isSubmitting);
  const saving = useRef(false);

  useEffect(() => {
    if (takesFocus) form.setFocus('external_id');
  }, [form, takesFocus]);

  const shown = useRef(initialValues);
  useEffect(() => {
    if (shown.current === initialValues) return;
    shown.current = initialValues;
    form.reset(initialValues);
  }, [form, initialValues]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(structuredClone(values)),
      }),
    [form, onChange],
  );

  async function save(delivery: DeliveryDetails) {
    // A second press can come before the disabled button is drawn.
    if (saving.current) return;
    saving.current = true;
    setFailure(undefined);
    try {
      await onSave(delivery, structuredClone(form.getValues()));
    } catch (error) {
      setFailure(`Failed to create delivery. ${toAppError(error).userMessage} What you typed is still here.`);
    } finally {
      saving.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <form ref={formRef} noValidate onSubmit={form.handleSubmit(save)}>
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
            <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
              Create Delivery
            </Button>
          </Row>
        </Stack>
      </form>
    </FormProvider>
  );
}

import { type Delivery, toAppError } from '@fleetfoot/shared/domain';
import { useFormFocus } from '@fleetfoot/shared/forms';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { TimeFields } from '../time-fields';
import { type DeliveryChanges, deliveryChanges } from './delivery-changes';
import { type CheckedEdit, editSchema } from './edit-schema';
import { type EditValues, editValues } from './edit-values';

const STOPS = { pickup: 'Pickup', dropoff: 'Drop-off' } as const;

interface EditDialogProps {
  /** What others write while the dialog is open changes nothing in it. */
  readonly delivery: Delivery;
  readonly onSave: (changes: DeliveryChanges) => Promise<void>;
  readonly onClose: () => void;
}

/** What may be changed until the delivery is collected: notes, phone numbers and times. */
export function EditDialog({ delivery: latest, onSave, onClose }: EditDialogProps) {
  const [delivery] = useState(latest);
  const { now } = useServices();
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const [resolver] = useState(
    () => valibotResolver(editSchema(delivery, now)) as unknown as Resolver<EditValues, unknown, CheckedEdit>,
  );
  const form = useForm<EditValues, unknown, CheckedEdit>({
    defaultValues: editValues(delivery),
    resolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const formRef = useFormFocus(submitCount, failure !== undefined && !isSubmitting);

  async function save(edit: CheckedEdit) {
    const changes = deliveryChanges(delivery, edit);
    setFailure(undefined);
    try {
      if (Object.keys(changes).length > 0) await onSave(changes);
      onClose();
    } catch (error) {
      setFailure(`The changes were not saved. ${toAppError(error).userMessage}`);
    }
  }

  return (
    <Dialog
      open
      title="Edit delivery"
      onClose={() => !isSubmitting && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form ref={formRef} id={formId} noValidate onSubmit={form.handleSubmit(save)}>
          <Stack>
            <TimeFields level={delivery.urgency_level} />
            {(['pickup', 'dropoff'] as const).map((stop) => (
              <Stack key={stop}>
                <TextField
                  label={`${STOPS[stop]} phone number`}
                  type="tel"
                  inputMode="tel"
                  autoComplete="off"
                  error={errors[`${stop}_phone_number`]?.message}
                  {...form.register(`${stop}_phone_number`)}
                />
                <TextAreaField
                  label={`${STOPS[stop]} instructions`}
                  optional
                  autoComplete="off"
                  error={errors[`${stop}_instructions`]?.message}
                  {...form.register(`${stop}_instructions`)}
                />
              </Stack>
            ))}
            <FormError>{failure}</FormError>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
}

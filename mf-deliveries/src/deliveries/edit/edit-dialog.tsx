import { OthersNotice, useOthersChanges, useSaveForm } from '@fleetfoot/shared/forms';
import {
  type CheckedEdit,
  type Delivery,
  type DeliveryEdit,
  deliveryEditSchema,
} from '@fleetfoot/shared/model';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { TimeFields } from '../time-fields';
import { deliveryChanges } from './delivery-changes';
import { EDIT_PARTS, type EditValues, editValues, PART_NAMES, partText } from './edit-values';

const STOPS = { pickup: 'Pickup', dropoff: 'Drop-off' } as const;

interface EditDialogProps {
  /** The delivery as it is now. */
  readonly delivery: Delivery;
  /** @param known the delivery as the user has seen it */
  readonly onSave: (known: Delivery, changes: DeliveryEdit) => Promise<void>;
  readonly onClose: () => void;
}

/** What may be changed until the delivery is collected: notes, phone numbers and times. */
export function EditDialog({ delivery: present, onSave, onClose }: EditDialogProps) {
  const [delivery] = useState(present);
  const known = useRef(delivery);
  const uid = useSession((state) => state.uid);
  const { now } = useServices();
  const formId = useId();
  const [defaults] = useState(() => editValues(delivery));
  const { form, formProps, isSaving, failure } = useSaveForm<Partial<EditValues>, EditValues, CheckedEdit>({
    schema: () => deliveryEditSchema(delivery, now),
    defaults,
    async save(edit) {
      const changes = deliveryChanges(known.current, edit);
      if (Object.keys(changes).length > 0) await onSave(known.current, changes);
    },
    onSaved: onClose,
    doubt: 'the changes were saved',
    wording: (reason) => `The changes were not saved. ${reason}`,
  });
  const { changes, useTheirs } = useOthersChanges(form, known, present, EDIT_PARTS);
  const { errors } = form.formState;

  return (
    <Dialog
      open
      title="Edit delivery"
      onClose={() => !isSaving && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form {...formProps} id={formId}>
          <Stack>
            <OthersNotice
              changes={changes}
              names={PART_NAMES}
              isOwn={present.updated_by === uid}
              textOf={partText}
              onUseTheirs={useTheirs}
            />
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

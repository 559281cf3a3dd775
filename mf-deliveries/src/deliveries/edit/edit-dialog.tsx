import { OthersNotice, useOthersChanges, useSaveForm } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  deliveryChanges,
  type EditValues,
  editValues,
} from '@fleetfoot/shared/model/delivery/delivery-changes';
import { type CheckedEdit, deliveryEditSchema } from '@fleetfoot/shared/model/delivery/delivery-edit';
import type { DeliveryEdit } from '@fleetfoot/shared/model/delivery/delivery-input';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { useCallback, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AskPrice, Shown } from '../../prices/trip';
import { detailTexts } from '../../texts/detail';
import { editTexts } from '../../texts/edit';
import { useFailureWords } from '../../texts/failure-words';
import { belowWords } from '../../texts/groups/below';
import { createWords } from '../../texts/groups/create';
import { tripWords } from '../../texts/groups/trip';
import { OptionalLabel } from '../../texts/optional-label';
import { othersTexts } from '../../texts/others';
import { usePageTexts } from '../../texts/page-texts';
import { stopsTexts } from '../../texts/stops';
import { together } from '../../texts/together';
import { translated } from '../../texts/translated';
import { AddressField } from '../address-field';
import { StopDirections } from '../stop-directions';
import { TimeFields } from '../time-fields';
import { EDIT_PARTS, partNames, partText } from './edit-values';
import { EditedPrice } from './edited-price';

interface EditDialogProps {
  /** The delivery as it is now. */
  readonly delivery: Delivery;
  /** Stable. */
  readonly ask: AskPrice;
  /**
   * @param known the delivery as the user has seen it
   * @param shown the price that was shown for where it goes now
   */
  readonly onSave: (known: Delivery, changes: DeliveryEdit, shown?: Shown) => Promise<void>;
  readonly onClose: () => void;
}

const GROUPS = together(createWords, belowWords, tripWords);

function Edit({ delivery: present, ask, onSave, onClose }: EditDialogProps) {
  const [delivery] = useState(present);
  const known = useRef(delivery);
  const shown = useRef<Shown>(undefined);
  const show = useCallback((price: Shown | undefined) => {
    shown.current = price;
  }, []);
  const texts = usePageTexts(editTexts);
  const fields = usePageTexts(stopsTexts);
  const names = partNames(texts, usePageTexts(detailTexts));
  const others = usePageTexts(othersTexts);
  const say = useFailureWords();
  const uid = useSession((state) => state.uid);
  const { now } = useServices();
  const formId = useId();
  const [defaults] = useState(() => editValues(delivery));
  const { form, formProps, isSaving, failure } = useSaveForm<Partial<EditValues>, EditValues, CheckedEdit>({
    schema: () => deliveryEditSchema(delivery, now),
    defaults,
    async save(edit) {
      const changes = deliveryChanges(known.current, edit);
      if (Object.keys(changes).length > 0) await onSave(known.current, changes, shown.current);
    },
    onSaved: onClose,
    doubt: 'the changes were saved',
    wording: (reason) => texts.failed(say(reason)),
  });
  const { changes, useTheirs } = useOthersChanges(form, known, present, EDIT_PARTS);
  const { errors } = form.formState;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={() => !isSaving && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form {...formProps} id={formId}>
          <Stack>
            <OthersNotice
              changes={changes}
              names={names}
              isOwn={present.updated_by === uid}
              textOf={(saved, part) => partText(saved, part, texts)}
              onUseTheirs={useTheirs}
              texts={others}
            />
            <TimeFields level={delivery.urgency_level} />
            {(['pickup', 'dropoff'] as const).map((stop) => (
              <Stack key={stop}>
                <AddressField name={`${stop}_address`} label={fields[stop].address} />
                <TextField
                  label={fields[stop].name}
                  autoComplete="off"
                  error={say(errors[`${stop}_name`]?.message)}
                  {...form.register(`${stop}_name`)}
                />
                <TextField
                  label={fields[stop].phone_number}
                  type="tel"
                  inputMode="tel"
                  autoComplete="off"
                  error={say(errors[`${stop}_phone_number`]?.message)}
                  {...form.register(`${stop}_phone_number`)}
                />
                <TextAreaField
                  label={<OptionalLabel>{fields[stop].instructions}</OptionalLabel>}
                  autoComplete="off"
                  error={say(errors[`${stop}_instructions`]?.message)}
                  {...form.register(`${stop}_instructions`)}
                />
                <StopDirections prefix={`${stop}_`} stop={stop} />
              </Stack>
            ))}
            <EditedPrice delivery={present} ask={ask} onShow={show} />
            <FormError>{say(failure)}</FormError>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** What may be changed until the delivery is collected: addresses, names, phone numbers, notes, directions and times. */
export const EditDialog = translated(GROUPS, Edit);

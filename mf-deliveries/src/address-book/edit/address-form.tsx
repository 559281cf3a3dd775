import { OthersNotice, useOthersChanges, useSaveForm } from '@fleetfoot/shared/forms';
import { AddressCombobox, PinMap } from '@fleetfoot/shared/maps';
import { AddressDetailsSchema } from '@fleetfoot/shared/model/delivery/address-details';
import {
  type AddressDetails,
  addressTexts,
  type SavedAddress,
} from '@fleetfoot/shared/model/delivery/saved-address';
import { useSession } from '@fleetfoot/shared/remote';
import * as v from '@fleetfoot/shared/schema';
import { Button, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { type Ref, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { forward } from 'valibot';
import { NOTHING_FILLED } from '../../addresses/typed-first';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import {
  ADDRESS_PARTS,
  type AddressFormValues,
  PART_NAMES,
  type PlaceFilling,
  partText,
  withPlace,
} from './address-form-values';
import { DirectionFields } from './direction-fields';
import { DuplicateNotice } from './duplicate-notice';
import { PlaceFields } from './place-fields';
import { PlaceOffer } from './place-offer';

const TEXTS = ADDRESS_BOOK.form;

const position = v.object({ latitude: v.number(), longitude: v.number() });

/** The form's values; the output is what is saved. */
const AddressFormSchema = v.pipe(
  v.object({ ...addressTexts(() => v.string()), search: v.string(), position: v.optional(position) }),
  forward(
    v.check((values) => values.position !== undefined, TEXTS.choose),
    ['search'],
  ),
  v.transform(({ search: _, position: where, ...details }) => ({ ...details, ...where })),
  AddressDetailsSchema,
);

interface AddressFormProps {
  readonly initialValues: AddressFormValues;
  /** The address as it was when editing began; `undefined` while one is added. */
  readonly edited: SavedAddress | undefined;
  /** The edited address as it is now. */
  readonly present: SavedAddress | undefined;
  /** Whether the edited address was deleted. */
  readonly isGone: boolean;
  /** The organisation's other addresses, to notice one that is saved already. */
  readonly saved: readonly SavedAddress[];
  /** Of the address being edited. */
  readonly id: string | undefined;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Gets the values after every change. */
  readonly onChange: (values: AddressFormValues) => void;
  /**
   * Rejects when it is not saved.
   * @param known the edited address as the user has seen it
   */
  readonly onSave: (details: AddressDetails, known: SavedAddress | undefined) => Promise<void>;
  readonly onSaved: (details: AddressDetails) => void;
  readonly onCancel: (() => void) | undefined;
  readonly onOpen: (address: SavedAddress) => void;
}

export function AddressForm(props: AddressFormProps) {
  const { initialValues, edited, present, isGone, saved, id, searchRef } = props;
  const { onChange, onSave, onSaved, onCancel, onOpen } = props;
  const known = useRef(edited);
  const [filling, setFilling] = useState<PlaceFilling>(NOTHING_FILLED);
  const uid = useSession((state) => state.uid);
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema: () => AddressFormSchema,
    defaults: initialValues,
    draft: { write: onChange },
    save: (details) => onSave(details, known.current),
    onSaved,
    doubt: ADDRESS_BOOK.saving,
    wording: ADDRESS_BOOK.notSaved,
  });
  const { changes, useTheirs } = useOthersChanges(form, known, present, ADDRESS_PARTS);
  const { errors } = form.formState;
  const [search, position] = form.watch(['search', 'position']);

  return (
    <FormProvider {...form}>
      <form {...formProps}>
        <Stack>
          <OthersNotice
            changes={changes}
            names={PART_NAMES}
            isOwn={present?.updated_by === uid}
            gone={isGone ? TEXTS.gone : undefined}
            textOf={partText}
            onUseTheirs={useTheirs}
          />
          <AddressCombobox
            ref={searchRef}
            name="search"
            label={TEXTS.find}
            hint={TEXTS.findHint}
            error={errors.search?.message}
            text={search}
            onTextChange={(text) => form.setValue('search', text)}
            onSelect={(place) => {
              const { next, filling: filled } = withPlace(form.getValues(), place, filling.typed);
              setFilling(filled);
              form.reset(next, { keepDefaultValues: true, keepSubmitCount: true });
              onChange(structuredClone(next));
            }}
          />
          <PinMap
            label={TEXTS.map}
            position={position}
            onMove={(moved) => form.setValue('position', moved)}
          />
          {position && (
            <>
              <PlaceOffer filling={filling} onChange={setFilling} />
              <PlaceFields />
              <DirectionFields />
              <DuplicateNotice saved={saved} id={id} onOpen={onOpen} />
              {failure && <FormError>{failure}</FormError>}
            </>
          )}
          {(position || onCancel) && (
            <Row>
              {position && (
                <Button type="submit" busy={isSaving}>
                  {TEXTS.save}
                </Button>
              )}
              {onCancel && (
                <Button variant="secondary" onClick={onCancel}>
                  {TEXTS.cancel}
                </Button>
              )}
            </Row>
          )}
        </Stack>
      </form>
    </FormProvider>
  );
}

import type { AddressDetails, SavedAddress } from '@fleetfoot/shared/addresses';
import { toAppError } from '@fleetfoot/shared/domain';
import { useFormFocus } from '@fleetfoot/shared/forms';
import { AddressCombobox, PinMap } from '@fleetfoot/shared/maps';
import { Button, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Ref, useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { AddressFormSchema } from './address-form-schema';
import { type AddressFormValues, withPlace } from './address-form-values';
import { DirectionFields } from './direction-fields';
import { DuplicateNotice } from './duplicate-notice';
import { PlaceFields } from './place-fields';

const resolver = valibotResolver(AddressFormSchema) as unknown as Resolver<
  AddressFormValues,
  unknown,
  AddressDetails
>;

interface AddressFormProps {
  readonly initialValues: AddressFormValues;
  /** The organisation's other addresses, to notice one that is saved already. */
  readonly saved: readonly SavedAddress[];
  /** Of the address being edited. */
  readonly id: string | undefined;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Told of everything typed, so that none of it is lost. */
  readonly onChange: (values: AddressFormValues) => void;
  /** Rejects when it is not saved. */
  readonly onSave: (details: AddressDetails) => Promise<void>;
  readonly onCancel: (() => void) | undefined;
  readonly onOpen: (address: SavedAddress) => void;
}

export function AddressForm(props: AddressFormProps) {
  const { initialValues, saved, id, searchRef, onChange, onSave, onCancel, onOpen } = props;
  const form = useForm<AddressFormValues, unknown, AddressDetails>({
    defaultValues: initialValues,
    resolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const [search, position] = form.watch(['search', 'position']);
  const [failure, setFailure] = useState<string>();
  const formRef = useFormFocus(submitCount, failure !== undefined && !isSubmitting);
  const saving = useRef(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(structuredClone(values)),
      }),
    [form, onChange],
  );

  async function save(details: AddressDetails) {
    // A second press can come before the button is drawn busy.
    if (saving.current) return;
    saving.current = true;
    setFailure(undefined);
    try {
      await onSave(details);
    } catch (error) {
      setFailure(`The address was not saved. ${toAppError(error).userMessage} What you typed is still here.`);
    } finally {
      saving.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <form ref={formRef} noValidate onSubmit={form.handleSubmit(save)}>
        <Stack>
          <AddressCombobox
            ref={searchRef}
            name="search"
            label="Find the address"
            hint="Start typing, then choose from the list. Not in it? Choose the street or suburb and move the pin."
            error={errors.search?.message}
            text={search}
            onTextChange={(text) => form.setValue('search', text)}
            onSelect={(place) => {
              const next = withPlace(form.getValues(), place);
              form.reset(next, { keepDefaultValues: true, keepSubmitCount: true });
              onChange(structuredClone(next));
            }}
          />
          <PinMap
            label="The address on the map"
            position={position}
            onMove={(moved) => form.setValue('position', moved)}
          />
          {position && (
            <>
              <PlaceFields />
              <DirectionFields />
              <DuplicateNotice saved={saved} id={id} onOpen={onOpen} />
              {failure && <FormError>{failure}</FormError>}
            </>
          )}
          {(position || onCancel) && (
            <Row>
              {position && (
                <Button type="submit" busy={isSubmitting}>
                  Save and continue
                </Button>
              )}
              {onCancel && (
                <Button variant="secondary" onClick={onCancel}>
                  Cancel
                </Button>
              )}
            </Row>
          )}
        </Stack>
      </form>
    </FormProvider>
  );
}

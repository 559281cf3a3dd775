import { Button, Row, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import type { AddressFormValues } from './address-form-values';

const TEXTS = ADDRESS_BOOK.form;

const FullAddress = styled.p`
  flex: 1 1 200px;
  font-weight: 500;
`;

/** The chosen place in words. Every part of it may be put right: maps do not know every door. */
export function PlaceFields() {
  const { control, register, formState } = useFormContext<AddressFormValues>();
  const [editing, setEditing] = useState(false);
  const fullAddress = useWatch({ control, name: 'fullAddressString' });
  const { fullAddressString, streetAddress, city, name } = formState.errors;
  // What is wrong must be in sight.
  const open = editing || Boolean(fullAddressString ?? streetAddress ?? city ?? name);
  return (
    <Stack gap={3}>
      <Row justify="between">
        <FullAddress>{fullAddress}</FullAddress>
        <Button variant="secondary" aria-expanded={open} onClick={() => setEditing(!open)}>
          {TEXTS.change}
        </Button>
      </Row>
      {open && (
        <>
          <TextAreaField
            label={TEXTS.full}
            hint={TEXTS.fullHint}
            rows={2}
            autoComplete="off"
            error={fullAddressString?.message}
            {...register('fullAddressString', {
              setValueAs: (text: string) => text.replace(/\s*\n\s*/g, ', '),
            })}
          />
          <TextField
            label={TEXTS.street}
            optional
            autoComplete="off"
            error={streetAddress?.message}
            {...register('streetAddress')}
          />
          <TextField
            label={TEXTS.city}
            optional
            autoComplete="off"
            error={city?.message}
            {...register('city')}
          />
          <TextField
            label={TEXTS.place}
            optional
            autoComplete="off"
            error={name?.message}
            {...register('name')}
          />
        </>
      )}
    </Stack>
  );
}

import { useServices } from '@fleetfoot/shared/remote';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { itemFormSchema } from './item-form-schema';
import type { ItemFormValues } from './item-form-values';
import type { ItemDetails } from './menu-item';

export type ItemForm = UseFormReturn<ItemFormValues, unknown, ItemDetails>;

/**
 * The form of an item.
 * @param onChange told of everything typed, so that none of it is lost
 */
export function useItemForm(
  initialValues: ItemFormValues,
  onChange: (values: ItemFormValues) => void,
): ItemForm {
  const { now } = useServices();
  const [resolver] = useState(
    () => valibotResolver(itemFormSchema(now)) as unknown as Resolver<ItemFormValues, unknown, ItemDetails>,
  );
  const form = useForm<ItemFormValues, unknown, ItemDetails>({ defaultValues: initialValues, resolver });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(structuredClone(values)),
      }),
    [form, onChange],
  );
  return form;
}

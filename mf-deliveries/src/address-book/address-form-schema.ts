import { AddressDetailsSchema } from '@fleetfoot/shared/addresses';
import * as v from 'valibot';

const position = v.object({ latitude: v.number(), longitude: v.number() });

/** The form's values; the output is what is saved. */
export const AddressFormSchema = v.pipe(
  v.looseObject({ search: v.string(), position: v.optional(position) }),
  v.forward(
    v.check(
      (values) => values.position !== undefined,
      'Choose the address from the list, so that the courier gets its exact location.',
    ),
    ['search'],
  ),
  v.transform(({ search: _, position: chosen, ...details }) => ({ ...details, ...chosen })),
  AddressDetailsSchema,
);

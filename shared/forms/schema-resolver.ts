import { type GenericSchema, safeParse } from '@fleetfoot/shared/schema';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

/**
 * Checks the values of a form by a schema, and tells of each field the first that is wrong.
 * @param make gives the schema, which waits for nothing; asked for once, when values are first checked
 */
export function schemaResolver<Values extends FieldValues, Output>(
  make: () => GenericSchema<Values, Output>,
): Resolver<Values, unknown, Output> {
  let schema: GenericSchema<Values, Output> | undefined;
  return (values) => {
    schema ??= make();
    const checked = safeParse(schema, values, { abortPipeEarly: true });
    if (checked.success) return { values: checked.output, errors: {} };
    const errors: FieldErrors<Values> = {};
    const told = new Set<string>();
    for (const { path, type, message } of checked.issues) {
      const field = path?.map(({ key }) => key).join('.') ?? '';
      if (!told.has(field)) set(errors, field, { type, message });
      told.add(field);
    }
    return { values: {}, errors };
  };
}

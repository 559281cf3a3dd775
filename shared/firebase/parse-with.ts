import * as v from 'valibot';

/**
 * A query's parse function from a schema.
 * @throws ValiError, from the returned function, naming the fields that do not fit
 */
export function parseWith<Schema extends v.GenericSchema>(
  schema: Schema,
): (data: unknown) => v.InferOutput<Schema> {
  return (data) => v.parse(schema, data);
}

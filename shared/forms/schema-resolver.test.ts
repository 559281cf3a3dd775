import * as v from 'valibot';
import { schemaResolver } from './schema-resolver';

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(5, 'Shorten the name.'));
const Schema = v.pipe(
  v.object({ name, stop: v.object({ name, city: v.string('Enter a city.') }) }),
  v.transform(({ name: title, stop }) => ({ title, city: stop.city })),
);

function check(values: object) {
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  return schemaResolver(() => Schema as v.GenericSchema<object, v.InferOutput<typeof Schema>>)(
    values,
    undefined,
    options,
  );
}

test('values that pass become what the schema makes of them', () => {
  expect(check({ name: ' Umoya ', stop: { name: 'Kota', city: 'Durban' } })).toEqual({
    values: { title: 'Umoya', city: 'Durban' },
    errors: {},
  });
});

test('every field that is wrong has its first message, where the field is', () => {
  expect(check({ name: ' ', stop: { name: 'Polokwane' } })).toEqual({
    values: {},
    errors: {
      name: { type: 'non_empty', message: 'Enter a name.' },
      stop: {
        name: { type: 'max_length', message: 'Shorten the name.' },
        city: { type: 'object', message: expect.any(String) },
      },
    },
  });
});

test('of two messages for one field the first is told', () => {
  const both = v.pipe(
    v.object({ name: v.string() }),
    v.rawCheck(({ addIssue }) => {
      for (const message of ['Too early.', 'Too late.'])
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: {}, key: 'name', value: '' }] });
    }),
  );
  const { errors } = schemaResolver(() => both)({ name: '' }, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  }) as { errors: object };
  expect(errors).toEqual({ name: { type: 'raw_check', message: 'Too early.' } });
});

import * as v from 'valibot';
import { toJsonSchema } from './json-schema';

test.each<[string, v.GenericSchema, object]>([
  ['a text', v.string(), { type: 'string' }],
  ['a truth', v.boolean(), { type: 'boolean' }],
  ['anything', v.unknown(), {}],
  [
    'a text with rules',
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(9), v.regex(/^a+$/), v.description('As.')),
    { type: 'string', minLength: 1, maxLength: 9, pattern: '^a+$', description: 'As.' },
  ],
  [
    'a number with bounds',
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    {
      ...{ type: 'integer', minimum: 1, maximum: 9 },
    },
  ],
  [
    'a moment',
    v.pipe(v.string(), v.isoTimestamp(), v.examples(['x'])),
    {
      ...{ type: 'string', format: 'date-time', examples: ['x'] },
    },
  ],
  ['one of some texts', v.picklist(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['one text', v.literal('a'), { const: 'a' }],
  ['a list', v.array(v.string()), { type: 'array', items: { type: 'string' } }],
  [
    'a number in an address',
    v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), '25'),
    { type: 'integer', minimum: 1, default: 25 },
  ],
  [
    'an object',
    v.object({ a: v.string(), b: v.optional(v.number(), 1) }),
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'number', default: 1 } },
      required: ['a'],
    },
  ],
  [
    'a strict object',
    v.strictObject({ a: v.optional(v.string()) }),
    {
      ...{ type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    },
  ],
  [
    'a record',
    v.pipe(v.record(v.pipe(v.string(), v.regex(/^\w$/)), v.string()), v.maxEntries(2)),
    {
      type: 'object',
      propertyNames: { pattern: '^\\w$' },
      additionalProperties: { type: 'string' },
      maxProperties: 2,
    },
  ],
  ['a record of anything', v.record(v.string(), v.unknown()), { type: 'object', additionalProperties: true }],
  [
    'a variant',
    v.variant('kind', [v.object({ kind: v.literal('a') }), v.object({ kind: v.literal('b') })]),
    {
      oneOf: ['a', 'b'].map((kind) => ({
        type: 'object',
        properties: { kind: { const: kind } },
        required: ['kind'],
      })),
      discriminator: { propertyName: 'kind' },
    },
  ],
])('%s', (_, schema, expected) => {
  expect(toJsonSchema(schema)).toEqual(expected);
});

test('an unknown kind of schema is refused, not left out', () => {
  expect(() => toJsonSchema(v.date())).toThrow('does not know the schema "date"');
  expect(() => toJsonSchema(v.object({ a: v.pipe(v.string(), v.email()) }))).toThrow(
    'the validation "email"',
  );
});

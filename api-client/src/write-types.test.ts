import type { ApiDocument, Schema } from './read-document';
import { writeTypes } from './write-types';

function typesOf(schema: Schema): string {
  const document: ApiDocument = { servers: [], paths: {}, components: { schemas: { Thing: schema } } };
  return /export type Thing = (.*?);\n\n/s.exec(writeTypes(document))?.[1] ?? '';
}

test.each<[string, Schema, string]>([
  ['a text', { type: 'string' }, 'string'],
  ['a whole number', { type: 'integer' }, 'number'],
  ['one value', { const: 'on_demand' }, '"on_demand"'],
  ['a choice', { type: 'string', enum: ['live', 'test'] }, '"live" | "test"'],
  ['a list', { type: 'array', items: { type: 'string' } }, 'string[]'],
  ['a list of a choice', { type: 'array', items: { enum: ['a', 'b'] } }, 'Array<"a" | "b">'],
  ['a reference', { $ref: '#/components/schemas/Delivery' }, 'Delivery'],
  ['kinds', { oneOf: [{ const: 'a' }, { type: 'number' }] }, '"a" | number'],
  ['a map of texts', { type: 'object', additionalProperties: { type: 'string' } }, 'Record<string, string>'],
  ['a map of anything', { type: 'object', additionalProperties: true }, 'Record<string, unknown>'],
  [
    'an object',
    {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string' }, at: { type: 'string', description: 'When */.' } },
    },
    '{\n  id: string;\n  /** When *\\/. */\n  at?: string;\n}',
  ],
])('the type of %s', (_, schema, type) => {
  expect(typesOf(schema)).toBe(type);
});

test('a schema of an unknown kind is refused, not left out', () => {
  expect(() => typesOf({ type: 'null' })).toThrow('No type is known for the schema {"type":"null"}.');
});

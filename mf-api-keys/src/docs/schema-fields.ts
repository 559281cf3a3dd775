import type { JsonSchema } from '@fleetfoot/shared/api';
import { DOCS } from '../texts/docs';

/** A field of a body, as a row of the documentation. */
export interface SchemaField {
  /** `pickup.phone_number` */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly JsonSchema[];
  readonly discriminator?: { readonly propertyName: string };
}

function typeOf(schema: JsonSchema): string {
  const { type, enum: choices, const: only, format, maxLength } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).reduce(DOCS.endpoint.or);
  if (format === 'date-time') return 'ISO 8601';
  if (type === 'string' && typeof maxLength === 'number') return DOCS.endpoint.upTo(String(maxLength));
  return String(type);
}

function fieldsOfObject({ properties = {}, required = [] }: ObjectSchema, prefix: string): SchemaField[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    {
      name: `${prefix}${name}`,
      type: typeOf(schema),
      required: required.includes(name),
      description: String(schema['description'] ?? ''),
    },
    ...fieldsOfObject(schema as ObjectSchema, `${prefix}${name}.`),
  ]);
}

/** The fields common to all kinds, once, followed by those of a single kind. */
function fieldsOfKinds(kinds: readonly JsonSchema[], key: string): SchemaField[] {
  const lists = kinds.map((kind) => {
    const { properties = {} } = kind as ObjectSchema;
    return { value: String(properties[key]?.['const']), fields: fieldsOfObject(kind as ObjectSchema, '') };
  });
  const isEverywhere = ({ name }: SchemaField) =>
    lists.every(({ fields }) => fields.some((field) => field.name === name));
  const choice: SchemaField = {
    name: key,
    type: lists.map(({ value }) => JSON.stringify(value)).reduce(DOCS.endpoint.or),
    required: true,
    description: DOCS.endpoint.kind,
  };
  const everywhere = lists[0]?.fields.filter((field) => isEverywhere(field) && field.name !== key) ?? [];
  const own = lists.flatMap(({ value, fields }) =>
    fields
      .filter((field) => !isEverywhere(field))
      .map((field) => ({ ...field, description: DOCS.endpoint.onlyWith(value, field.description).trim() })),
  );
  return [choice, ...everywhere, ...own];
}

/** The fields of a JSON Schema; nested fields follow their parent. */
export function schemaFields(schema: JsonSchema): readonly SchemaField[] {
  const { oneOf, discriminator } = schema as ObjectSchema;
  if (oneOf && discriminator) return fieldsOfKinds(oneOf, discriminator.propertyName);
  return fieldsOfObject(schema as ObjectSchema, '');
}

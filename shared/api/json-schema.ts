import type * as v from 'valibot';

export type JsonSchema = { readonly [key: string]: unknown };

/** A schema or an action of a pipe, as far as this looks into it. */
interface Part {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Branching extends Part {
  readonly entries: Readonly<Record<string, Part>>;
}

/** What says nothing about the text that is sent: it is checked by the server only, or changes the text afterwards. */
const SILENT = new Set(['trim', 'check', 'transform', 'partial_check', 'raw_check', 'raw_transform']);

function unknownKind({ kind, type }: Part): Error {
  return new Error(
    `toJsonSchema() does not know the ${kind} "${type}". Teach it, or leave it out of the API.`,
  );
}

function ofObject(part: Branching, isStrict: boolean): JsonSchema {
  const entries = Object.entries(part.entries);
  const required = entries.filter(([, { type }]) => type !== 'optional').map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, entry]) => [name, convert(entry)])),
    ...(required.length > 0 && { required }),
    ...(isStrict && { additionalProperties: false }),
  };
}

function ofVariant(part: Part): JsonSchema {
  return {
    oneOf: (part['options'] as readonly Part[]).map(convert),
    discriminator: { propertyName: part['key'] },
  };
}

function ofOptional(part: Part): JsonSchema {
  const { default: fallback } = part;
  const schema = convert(part['wrapped'] as Part);
  if (fallback === undefined) return schema;
  // A number in an address is text until it is read.
  return { ...schema, default: schema['type'] === 'integer' ? Number(fallback) : fallback };
}

function ofRecord(part: Part): JsonSchema {
  const { pattern, type: _, ...names } = convert(part['key'] as Part);
  const value = convert(part['value'] as Part);
  return {
    type: 'object',
    ...((pattern || Object.keys(names).length > 0) && {
      propertyNames: { ...names, ...(pattern ? { pattern } : {}) },
    }),
    additionalProperties: Object.keys(value).length > 0 ? value : true,
  };
}

function ofSchema(part: Part): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type };
    case 'unknown':
      return {};
    case 'literal':
      return { const: part['literal'] };
    case 'picklist':
      return { type: 'string', enum: part['options'] };
    case 'array':
      return { type: 'array', items: convert(part['item'] as Part) };
    case 'object':
    case 'strict_object':
      return ofObject(part as Branching, part.type === 'strict_object');
    case 'record':
      return ofRecord(part);
    case 'optional':
      return ofOptional(part);
    case 'variant':
      return ofVariant(part);
    default:
      throw unknownKind(part);
  }
}

function ofAction(part: Part): JsonSchema {
  const { requirement } = part;
  switch (part.type) {
    case 'non_empty':
      return { minLength: 1 };
    case 'min_length':
      return { minLength: requirement };
    case 'max_length':
      return { maxLength: requirement };
    case 'max_entries':
      return { maxProperties: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'integer':
      return { type: 'integer' };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'iso_timestamp':
      return { format: 'date-time' };
    case 'metadata':
      return part['metadata'] as JsonSchema;
    case 'description':
      return { description: part['description'] };
    case 'examples':
      return { examples: part['examples'] };
    default:
      if (SILENT.has(part.type)) return {};
      throw unknownKind(part);
  }
}

function convert(part: Part): JsonSchema {
  const pipe = part['pipe'] as readonly Part[] | undefined;
  if (!pipe) return ofSchema(part);
  const [schema, ...actions] = pipe;
  const parts = actions.map((action) => (action.kind === 'schema' ? convert(action) : ofAction(action)));
  return Object.assign({}, schema && convert(schema), ...parts);
}

/**
 * JSON Schema 2020-12 of what a schema takes, for the kinds of schema that the API is made of.
 * @throws Error for any other kind, rather than leave something out
 */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  return convert(schema as unknown as Part);
}

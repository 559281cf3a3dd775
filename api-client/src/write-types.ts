import { type ApiDocument, type Operation, operationsIn, type Schema } from './read-document';

function comment(text: string | undefined, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : '';
}

function fieldsOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${comment(schema.description, inner)}${inner}${name}${mark}: ${typeOf(schema, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function objectType(schema: Schema, indent: string): string {
  const { properties, additionalProperties } = schema;
  if (properties) return fieldsOf(schema, indent);
  if (typeof additionalProperties !== 'object') return 'Record<string, unknown>';
  return `Record<string, ${typeOf(additionalProperties, indent)}>`;
}

/**
 * The type of a schema, for the kinds that the document is made of.
 * @throws Error for any other kind, rather than leave something out
 */
function typeOf(schema: Schema, indent: string): string {
  const { $ref, type, oneOf, items, enum: choices } = schema;
  if ($ref !== undefined) return $ref.replace('#/components/schemas/', '');
  if (oneOf) return oneOf.map((kind) => typeOf(kind, indent)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  switch (type) {
    case 'string':
    case 'boolean':
      return type;
    case 'number':
    case 'integer':
      return 'number';
    case 'object':
      return objectType(schema, indent);
    case 'array': {
      const item = typeOf(items ?? {}, indent);
      return /[ |]/.test(item) ? `Array<${item}>` : `${item}[]`;
    }
    default:
      throw new Error(`No type is known for the schema ${JSON.stringify(schema)}.`);
  }
}

function askedOf({ path, query, body, isKeyed }: Operation): string {
  const inner = '    ';
  const properties = Object.fromEntries(
    query.map(({ name, schema, description }) => [
      name,
      { ...schema, ...(description !== undefined && { description }) },
    ]),
  );
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  const fields = [
    ...(path.includes('{id}') ? [`${inner}id: string;\n`] : []),
    ...(query.length > 0 ? [`${inner}query?: ${fieldsOf({ properties, required }, inner)};\n`] : []),
    ...(body ? [`${inner}body: ${typeOf(body, inner)};\n`] : []),
    ...(isKeyed
      ? [
          `${comment('Of your own, to send the request again. Left out, a new one is made.', inner)}${inner}idempotencyKey?: string;\n`,
        ]
      : []),
  ];
  const isOptional = !path.includes('{id}') && !body;
  return `request${isOptional ? '?' : ''}: {\n${fields.join('')}  }`;
}

function methodOf(operation: Operation): string {
  const { name, summary, description, answer } = operation;
  return `${comment(`${summary}. ${description}`, '  ')}  ${name}(${askedOf(operation)}): Promise<${typeOf(answer, '  ')}>;\n`;
}

/** The declarations of the client of a document: its named schemas, and a method for each operation. */
export function writeTypes(document: ApiDocument): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema, '')};\n`,
  );
  const methods = operationsIn(document).map(methodOf);
  return `${schemas.join('\n')}\n/** The API, with a key of its own. */\nexport interface Fleetfoot {\n${methods.join('')}}\n`;
}

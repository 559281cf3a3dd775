import type { ClientRoute } from './create-client';

/** A schema of the document, as far as types need it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly description?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}

interface DocumentOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An OpenAPI document, as far as a client needs it. */
export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** One operation of the document, with what it takes and answers. */
export interface Operation extends ClientRoute {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly query: readonly Parameter[];
  readonly body?: Schema | undefined;
  readonly answer: Schema;
}

/** The operations of a document, in its order. */
export function operationsIn({ paths }: ApiDocument): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      if (!success) throw new Error(`${operationId} has no success.`);
      const body = requestBody?.content['application/json'].schema;
      return {
        ...{ name: operationId, summary, description, path, body, method: method.toUpperCase() },
        hasBody: body !== undefined,
        isKeyed: parameters.some((parameter) => parameter.in === 'header'),
        query: parameters.filter((parameter) => parameter.in === 'query'),
        answer: success.content['application/json'].schema,
      };
    }),
  );
}

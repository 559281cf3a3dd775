import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@fleetfoot/shared/api';
import { build } from 'esbuild';
import { type ApiDocument, operationsIn } from './read-document';
import { writeTypes } from './write-types';

/** What the package says of what is written by hand in `create-client.ts`. */
const DECLARATIONS = `
/** What a refusal says of a field. */
export type WrongField = NonNullable<Error['error']['errors']>[number];

/** A request that the API refused, or that failed. */
export declare class ApiError extends globalThis.Error {
  /** HTTP status. */
  readonly status: number;
  /** Compare by this. Empty where the answer was not the API's. */
  readonly code: Error['error']['code'] | '';
  readonly param: string | undefined;
  readonly errors: readonly WrongField[];
  /** The request, as in the log. */
  readonly requestID: string | undefined;
  /** Seconds to wait before it is sent again, where the API says so. */
  readonly retryAfter: number | undefined;
}

export interface ClientOptions {
  /** The key: a secret, for servers alone. */
  readonly key: string;
  /** Origin of the product: \`https://app.example.com\`. */
  readonly origin: string;
  /** In place of the runtime's own \`fetch\`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The client of a key. */
export declare function fleetfoot(options: ClientOptions): Fleetfoot;
`;

/**
 * Writes the client's script and its types, both from the OpenAPI document.
 * @param source folder of the client's sources
 */
export async function buildClient(source: string, target: string): Promise<void> {
  const document = openApiDocument() as unknown as ApiDocument;
  const routes = operationsIn(document).map(({ name, method, path: below, hasBody, isKeyed }) => [
    name,
    { method, path: below, hasBody, isKeyed },
  ]);
  const base = document.servers[0]?.url ?? '';
  const parts = [JSON.stringify(Object.fromEntries(routes)), JSON.stringify(base)].join(', ');
  mkdirSync(target, { recursive: true });
  await build({
    stdin: {
      contents: `
        import { createClient } from './create-client';
        export { ApiError } from './create-client';
        export const fleetfoot = (options) => createClient(${parts}, options);
      `,
      resolveDir: source,
    },
    outfile: path.join(target, 'index.js'),
    ...{ bundle: true, format: 'esm', target: 'es2022', logLevel: 'warning' },
  });
  writeFileSync(path.join(target, 'index.d.ts'), `${writeTypes(document)}${DECLARATIONS}`);
}

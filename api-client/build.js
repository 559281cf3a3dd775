// Writes the types of the API into dist, from the document that the product serves. Its schemas are TypeScript.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { register } from 'tsx/esm/api';

register();
const { openApiDocument } = await import('@fleetfoot/shared/api');
const dist = new URL('dist/', import.meta.url);
const types = await openapiTS(openApiDocument(), {
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
});
// What an earlier build left would go into the package.
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
writeFileSync(new URL('openapi.d.ts', dist), astToString(types));

// Writes the client into dist. Its sources, and the schemas that the document is made of, are TypeScript.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { buildClient } = await import('./src/build-client.ts');
await buildClient(
  fileURLToPath(new URL('src', import.meta.url)),
  fileURLToPath(new URL('dist', import.meta.url)),
);

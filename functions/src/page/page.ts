import { randomBytes } from 'node:crypto';
import { functionsOriginOf } from '@fleetfoot/shared/federation/security-headers';
import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { answerPage, type PageSources } from './answer-page';
import { kept } from './kept';
import { fetchRegistry, fetchTemplate } from './site-files';
import { siteOrigin } from './site-origin';

// A deploy is seen by everybody after this long. The scripts of the page before it are kept by the site.
const TIMES = { freshMs: 10_000, retryMs: 5_000 };

const region = process.env['FLEETFOOT_FUNCTIONS_REGION'] ?? FUNCTIONS_REGION;

const sources: PageSources = {
  template: kept({ ...TIMES, load: async () => fetchTemplate(siteOrigin(process.env)) }),
  registry: kept({ ...TIMES, load: async () => fetchRegistry(siteOrigin(process.env)) }),
  newNonce: () => randomBytes(16).toString('base64'),
  functionsOrigin: functionsOriginOf(process.env['GCLOUD_PROJECT'] ?? '', region),
  onFailure: logError,
};

/** Serves the product's pages behind the site's static files. */
export const page = onRequest(
  { region, maxInstances: 20, timeoutSeconds: 10, invoker: 'public' },
  async (request, response) => {
    const { status, headers, body } = await answerPage(request.method, request.path, sources);
    response.removeHeader('X-Powered-By');
    response.status(status).set(headers).send(body);
  },
);

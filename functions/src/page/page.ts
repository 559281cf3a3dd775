import { randomBytes } from 'node:crypto';
import { functionsOriginOf } from '@fleetfoot/shared/federation/server';
import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { REGION } from '../platform/options';
import { deployedRegistry } from '../releases/deployed-registry';
import { kept } from '../releases/kept';
import { answerPage, type PageSources } from './answer-page';
import { fetchTemplate, siteOrigin } from './site-files';

// A deploy is seen by everybody after this long. The scripts of the page before it are kept by the site.
const TIMES = { freshMs: 5_000, retryMs: 5_000 };

const sources: PageSources = {
  template: kept({ ...TIMES, load: async () => fetchTemplate(siteOrigin(process.env)) }),
  registry: deployedRegistry,
  newNonce: () => randomBytes(16).toString('base64'),
  functionsOrigin: functionsOriginOf(process.env['GCLOUD_PROJECT'] ?? '', REGION),
  onFailure: logError,
};

/** Serves the product's pages behind the site's static files. */
export const page = onRequest(
  { region: REGION, maxInstances: 20, timeoutSeconds: 10, invoker: 'public' },
  async (request, response) => {
    const { status, headers, body } = await answerPage(request.method, request.path, sources);
    response.removeHeader('X-Powered-By');
    response.status(status).set(headers).send(body);
  },
);

import { securityHeaders } from '@fleetfoot/shared/federation/server';
import { applicationDefault } from 'firebase-admin/app';
import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { takeBody } from '../platform/bodies';
import { REGION } from '../platform/options';
import { answerReleases, MAX_STATEMENT_BYTES } from './answer-releases';
import { deployedStore, deployedTrust } from './deployed-registry';
import { cloudStorage } from './file-store';

const credential = applicationDefault();
const token = async () => (await credential.getAccessToken()).access_token;
const bucket = process.env['FLEETFOOT_RELEASE_BUCKET'] ?? `${process.env['GCLOUD_PROJECT']}-releases`;
const local =
  process.env['FUNCTIONS_EMULATOR'] === 'true' ? process.env['FLEETFOOT_STORAGE_ORIGIN'] : undefined;
const files = cloudStorage(local === undefined ? { bucket, token } : { bucket, origin: local });
/** Serves and takes releases behind the site: `/remotes.json`, `/remotes/**` and `/releases/**`. */
export const releases = onRequest(
  { region: REGION, maxInstances: 20, timeoutSeconds: 30, invoker: 'public' },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set(securityHeaders());
    try {
      const services = { store: deployedStore(), files, trust: deployedTrust };
      const asked = {
        method: request.method,
        path: request.path,
        body: await takeBody(request, MAX_STATEMENT_BYTES),
      };
      const { status, headers, body } = await answerReleases(services, asked);
      response.status(status).set(headers).send(body);
    } catch (error) {
      logError('releases', error);
      response.status(503).set({ 'Cache-Control': 'no-store', Vary: '*', 'Retry-After': '5' }).end();
    }
  },
);

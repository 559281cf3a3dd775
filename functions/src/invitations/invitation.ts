import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { addressOf } from '../platform/client-address';
import { database } from '../platform/database';
import { REGION } from '../platform/options';
import { answerInvitation, type InvitationServices, newTries } from './answer-invitation';
import { findInvitation } from './find-invitation';
import { withoutTypeface } from './invitation-page';

const services: InvitationServices = {
  find: (token) => findInvitation(database(), token, new Date()),
  tries: newTries(),
  now: Date.now,
  onFailure: (error) => logError('invitation', error),
};

/** Serves the links of team invitations: it is open to everybody. */
export const invitation = onRequest(
  { region: REGION, maxInstances: 5, timeoutSeconds: 10, cors: false, invoker: 'public' },
  async (request, response) => {
    const { method, path } = request;
    const { status, headers, body } = await answerInvitation(services, {
      method,
      path,
      address: addressOf(request, 'site'),
    });
    response.removeHeader('X-Powered-By');
    const savesData = request.get('Save-Data') === 'on';
    response
      .status(status)
      .set(headers)
      .send(savesData ? withoutTypeface(body) : body);
  },
);

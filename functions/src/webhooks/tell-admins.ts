import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { MessagePort } from '../messages/message-gateway';
import { readAllowance } from '../messages/message-limit';
import { inTransaction } from '../platform/in-transaction';
import { stored } from '../platform/stored';

/** Admins who get a message; the others see it on the page. */
const MOST_TOLD = 5;

/** Nothing in it was typed by anybody: it goes to phones under the service's name. */
const TEXT = `${PRODUCT_NAME}: a webhook of your organisation did not take what we sent and is off now. Put your system right, then switch it on under API, Webhooks.`;

interface Told {
  readonly database: Firestore;
  /** `undefined` where nothing sends messages. */
  readonly messages: MessagePort | undefined;
}

/**
 * Sends the Admins of an organisation a message that a webhook is off, within the limits of messages. What fails is
 * logged: the page, the list and the activity say the same.
 */
export async function tellAdmins({ database, messages }: Told, orgID: string): Promise<void> {
  if (!messages) return;
  try {
    const admins = database.collection(teamMembers.path(orgID)).where('role', '==', 'Admin').limit(MOST_TOLD);
    for (const document of (await admins.get()).docs) {
      const { phoneNumber } = stored(teamMembers, document);
      const isAllowed = await inTransaction(database, async (transaction) => {
        const allowance = await readAllowance(database, transaction, { orgID, phoneNumber });
        if (allowance.met) return false;
        allowance.take();
        return true;
      });
      if (isAllowed) await messages.send({ to: phoneNumber, text: TEXT });
    }
  } catch (error) {
    logError('tellAdmins', error);
  }
}

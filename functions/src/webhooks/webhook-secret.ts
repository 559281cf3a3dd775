import { createHmac } from 'node:crypto';
import { overlapEndsAt, type Webhook } from '@fleetfoot/shared/model/api/webhook';
import { defineSecret } from 'firebase-functions/params';
import { Webhook as Signer } from 'standardwebhooks';

/** Derives the secrets of webhooks. Another value replaces every one of them at once. */
export const webhookMaster = defineSecret('WEBHOOK_SECRET');

/** Characters of a secret that nobody guesses. */
const LEAST_SECRET = 32;

/** Whose secret it is. */
type SecretOf = Pick<Webhook, 'id' | 'generation'> & { readonly orgID: string };

/**
 * The secret of a webhook, `whsec_` and 256 bits as base64: the same whenever it is asked for, and stored nowhere.
 * @throws Error for a master that could be guessed
 */
export function webhookSecret(master: string, { orgID, id, generation }: SecretOf): string {
  if (master.length < LEAST_SECRET)
    throw new Error(`WEBHOOK_SECRET has less than ${LEAST_SECRET} characters.`);
  const derived = createHmac('sha256', master).update(`webhook/${orgID}/${id}/${generation}`).digest();
  return `whsec_${derived.toString('base64')}`;
}

/** What is to be sent, and as of when. */
interface Unsigned {
  readonly eventID: string;
  readonly body: string;
  readonly now: Date;
}

/** The headers of https://www.standardwebhooks.com. For a day after a replacement both secrets sign. */
export function signedHeaders(
  master: string,
  orgID: string,
  webhook: Pick<Webhook, 'id' | 'generation' | 'rotatedAt'>,
  { eventID, body, now }: Unsigned,
): Readonly<Record<string, string>> {
  const { generation } = webhook;
  const generations = overlapEndsAt(webhook, now) ? [generation, generation - 1] : [generation];
  const signatures = generations.map((of) =>
    new Signer(webhookSecret(master, { orgID, id: webhook.id, generation: of })).sign(eventID, now, body),
  );
  return {
    'webhook-id': eventID,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

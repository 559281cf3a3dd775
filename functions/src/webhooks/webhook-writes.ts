import { AppError } from '@fleetfoot/shared/domain';
import { WEBHOOK_LIMIT, type Webhook, webhooks } from '@fleetfoot/shared/model/api/webhook';
import type { AuditKind } from '@fleetfoot/shared/model/team/audit-event';
import type { AdminAction } from '@fleetfoot/shared/model/team/policy';
import type * as operations from '@fleetfoot/shared/operations';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';
import { stored } from '../platform/stored';
import { feedPath, readWebhooks } from './feed';
import { deployedWebhooks } from './webhook-port';
import { webhookMaster, webhookSecret } from './webhook-secret';

/** For how long a secret is said again to who asked for it and got no answer. */
const REPEAT_MS = 15 * 60_000;

/** @throws AppError `invalid-argument` for an address that nothing is sent to */
function assertTarget(url: string): void {
  const userMessage = deployedWebhooks().problemOf(url);
  if (userMessage)
    throw new AppError('invalid-argument', 'The address cannot be a webhook.', { userMessage });
}

function tooLate(): AppError {
  return new AppError('failed-precondition', 'The secret was given before.', {
    userMessage: 'This was done already, and its secret was shown. Replace the secret if you do not have it.',
  });
}

/** Remembers what an Admin did to a webhook. */
export function tell(
  transaction: Transaction,
  database: Firestore,
  kind: AuditKind,
  {
    caller,
    orgID,
    webhook,
    before = {},
    after = {},
  }: {
    readonly caller: Caller;
    readonly orgID: string;
    readonly webhook: Pick<Webhook, 'id' | 'url'>;
    readonly before?: object;
    readonly after?: object;
  },
): void {
  const { id, url } = webhook;
  record(transaction, database, orgID, {
    ...{
      kind,
      actor: memberActor(caller),
      from: originOf(caller),
      before: { ...before },
      after: { ...after },
    },
    object: { id, label: url, path: webhooks.document(orgID, id) },
  });
}

/**
 * Runs an Admin's work on a webhook that is there.
 * @throws AppError `permission-denied`; `not-found`; what the policy says of the action
 */
export function onWebhook<T>(
  database: Firestore,
  caller: Caller,
  {
    orgID,
    webhookID,
    action,
  }: { readonly orgID: string; readonly webhookID: string; readonly action: AdminAction },
  work: (transaction: Transaction, webhook: Webhook, document: DocumentSnapshot) => T | Promise<T>,
): Promise<T> {
  return asAdmin(database, caller, { orgID, action }, async (transaction) => {
    const document = await transaction.get(database.doc(webhooks.document(orgID, webhookID)));
    if (!document.exists) {
      throw new AppError('not-found', `There is no webhook ${webhookID}.`, {
        userMessage: 'This webhook is no longer there.',
      });
    }
    return work(transaction, stored(webhooks, document), document);
  });
}

/**
 * Adds a webhook, which is told of what happens from now on, and answers with its secret.
 * @throws AppError `permission-denied` unless an Admin calls; `invalid-argument` for an address that nothing is sent to;
 * `resource-exhausted`; `failed-precondition` for an attempt that was answered long ago
 */
export function createWebhook(
  database: Firestore,
  caller: Caller,
  { orgID, attemptID: id, ...details }: RequestOf<typeof operations.createWebhook>,
): Promise<ResponseOf<typeof operations.createWebhook>> {
  assertTarget(details.url);
  const secret = webhookSecret(webhookMaster.value(), { orgID, id, generation: 0 });
  const feedRef = database.doc(feedPath(orgID, details.mode));
  return asAdmin(database, caller, { orgID, action: 'webhook.create' }, async (transaction) => {
    const [all, feed] = await Promise.all([
      readWebhooks(database, transaction, orgID),
      transaction.get(feedRef),
    ]);
    const now = new Date();
    const earlier = all.find((webhook) => webhook.id === id);
    if (earlier) {
      const isRepeated = now.getTime() - earlier.createdAt.getTime() < REPEAT_MS;
      if (earlier.createdBy !== caller.uid || earlier.generation > 0 || !isRepeated) throw tooLate();
      return { secret };
    }
    if (all.length >= WEBHOOK_LIMIT) {
      throw new AppError('resource-exhausted', `The organisation has ${WEBHOOK_LIMIT} webhooks.`, {
        userMessage: `Your organisation has ${WEBHOOK_LIMIT} webhooks, which is the most. Delete one that is not needed.`,
      });
    }
    const webhook: Webhook = { id, ...details, createdAt: now, createdBy: caller.uid, generation: 0 };
    transaction.create(database.doc(webhooks.document(orgID, id)), webhook);
    if (!feed.exists) transaction.create(feedRef, { until: now, nextAt: now });
    tell(transaction, database, 'webhook.created', { caller, orgID, webhook, after: details });
    return { secret };
  });
}

/** Changes what an Admin says of a webhook. */
export async function editWebhook(
  database: Firestore,
  caller: Caller,
  { orgID, webhookID, ...details }: RequestOf<typeof operations.editWebhook>,
): Promise<ResponseOf<typeof operations.editWebhook>> {
  assertTarget(details.url);
  const work = { orgID, webhookID, action: 'webhook.edit' } as const;
  return onWebhook(database, caller, work, (transaction, webhook, { ref }) => {
    const { url, description, events } = webhook;
    const before = { url, description, events };
    if (JSON.stringify(before) === JSON.stringify({ ...before, ...details })) return {};
    transaction.update(ref, { ...details });
    tell(transaction, database, 'webhook.edited', { caller, orgID, webhook, before, after: details });
    return {};
  });
}

/**
 * Replaces the secret of a webhook.
 * @throws AppError `failed-precondition` when somebody else has replaced it meanwhile
 */
export function replaceWebhookSecret(
  database: Firestore,
  caller: Caller,
  { orgID, webhookID, generation: seen }: RequestOf<typeof operations.replaceWebhookSecret>,
): Promise<ResponseOf<typeof operations.replaceWebhookSecret>> {
  const work = { orgID, webhookID, action: 'webhook.rotate' } as const;
  return onWebhook(database, caller, work, (transaction, webhook, { ref }) => {
    const now = new Date();
    const { id, generation, rotatedAt, rotatedBy } = webhook;
    const isDone = generation === seen + 1 && rotatedBy === caller.uid;
    const isRepeated = isDone && rotatedAt !== undefined && now.getTime() - rotatedAt.getTime() < REPEAT_MS;
    if (generation !== seen && !isRepeated) throw tooLate();
    if (!isRepeated) {
      transaction.update(ref, { generation: seen + 1, rotatedAt: now, rotatedBy: caller.uid });
      tell(transaction, database, 'webhook.secretReplaced', { caller, orgID, webhook });
    }
    return { secret: webhookSecret(webhookMaster.value(), { orgID, id, generation: seen + 1 }) };
  });
}

/** Switches a webhook off or on. What happens while it is off is put aside, and can be sent later. */
export function switchWebhook(
  database: Firestore,
  caller: Caller,
  { orgID, webhookID, isOn }: RequestOf<typeof operations.switchWebhook>,
): Promise<ResponseOf<typeof operations.switchWebhook>> {
  const work = { orgID, webhookID, action: 'webhook.send' } as const;
  return onWebhook(database, caller, work, (transaction, webhook, { ref }) => {
    if (isOn === (webhook.disabled === undefined)) return {};
    if (isOn) transaction.update(ref, { disabled: FieldValue.delete(), failingSince: FieldValue.delete() });
    else transaction.update(ref, { disabled: { at: new Date(), reason: 'admin' } });
    tell(transaction, database, isOn ? 'webhook.enabled' : 'webhook.disabled', { caller, orgID, webhook });
    return {};
  });
}

/** Deletes a webhook. The next run drops what waits for it; the log of what was sent stays until it is forgotten. */
export function deleteWebhook(
  database: Firestore,
  caller: Caller,
  { orgID, webhookID }: RequestOf<typeof operations.deleteWebhook>,
): Promise<ResponseOf<typeof operations.deleteWebhook>> {
  const reference = database.doc(webhooks.document(orgID, webhookID));
  return asAdmin(database, caller, { orgID, action: 'webhook.delete' }, async (transaction) => {
    const document = await transaction.get(reference);
    if (!document.exists) return {};
    const webhook = stored(webhooks, document);
    const { url, description, events } = webhook;
    transaction.delete(reference);
    tell(transaction, database, 'webhook.deleted', {
      caller,
      orgID,
      webhook,
      before: { url, description, events },
    });
    return {};
  });
}

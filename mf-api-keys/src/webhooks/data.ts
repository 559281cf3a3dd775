import type { ShellServices } from '@fleetfoot/shared/contract';
import {
  type CollectionQuery,
  callFunction,
  type DocumentQuery,
  type PagedQuery,
  parseWith,
} from '@fleetfoot/shared/firebase';
import type { ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { type Webhook, type WebhookCall, webhookCalls, webhooks } from '@fleetfoot/shared/model/api/webhook';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  replaceWebhookSecret,
  resendWebhookCalls,
  switchWebhook,
  testWebhook,
  type WebhookDetails,
} from '@fleetfoot/shared/operations';
import { reportedBy } from '../reported';

/** Calls on one page of a webhook's log. */
export const CALL_PAGE = 20;

const parseWebhook = parseWith(webhooks.schema);
const parseCall = parseWith(webhookCalls.schema);

/** All webhooks, oldest first. */
export function webhooksQuery(orgID: string): CollectionQuery<Webhook> {
  return {
    path: webhooks.path(orgID),
    orderBy: ['createdAt', 'asc'],
    limit: webhooks.mostInQuery,
    trusted: true,
    parse: parseWebhook,
  };
}

export function webhookQuery(orgID: string, webhookID: string): DocumentQuery<Webhook> {
  return { path: webhooks.document(orgID, webhookID), parse: parseWebhook, trusted: true };
}

/** What a webhook was told, newest first. */
export function callsQuery(orgID: string, webhookID: string): PagedQuery<WebhookCall> {
  return {
    path: webhookCalls.path(orgID),
    where: [['webhookID', webhookID]],
    orderBy: ['at', 'desc'],
    pageSize: CALL_PAGE,
    trusted: true,
    parse: parseCall,
  };
}

/** What is asked of a new webhook; its mode stays as it is. */
export interface NewWebhook extends WebhookDetails {
  readonly mode: ApiMode;
}

/** Adds a webhook; the same attempt again gives the same secret, for the answer that was lost. */
export function addWebhook(orgID: string, attemptID: string, report: ShellServices['report']) {
  return async (details: NewWebhook): Promise<string> => {
    const call = callFunction(createWebhook, { orgID, attemptID, ...details });
    return (await reportedBy(report)('Error adding a webhook', call)).secret;
  };
}

/** The actions of an Admin on one webhook. Each can be asked for again when its answer was lost. */
export interface WebhookWrites {
  edit(details: WebhookDetails): Promise<void>;
  /** @returns the new secret */
  replaceSecret(generation: number): Promise<string>;
  switchTo(isOn: boolean): Promise<void>;
  delete(): Promise<void>;
  /** Resolves once the event was tried. */
  test(attemptID: string): Promise<void>;
  resend(callID: string): Promise<void>;
  /** @returns how many are sent again, and whether there are more after those */
  resendSince(since: Date): Promise<{ readonly count: number; readonly more: boolean }>;
}

/** The actions on one webhook; a failure is also reported to the operator. */
export function webhookWrites(
  orgID: string,
  webhookID: string,
  report: ShellServices['report'],
): WebhookWrites {
  const reported = reportedBy(report);
  const which = { orgID, webhookID };
  return {
    async edit(details) {
      await reported('Error changing a webhook', callFunction(editWebhook, { ...which, ...details }));
    },
    async replaceSecret(generation) {
      const call = callFunction(replaceWebhookSecret, { ...which, generation });
      return (await reported('Error replacing a secret', call)).secret;
    },
    async switchTo(isOn) {
      await reported('Error switching a webhook', callFunction(switchWebhook, { ...which, isOn }));
    },
    async delete() {
      await reported('Error deleting a webhook', callFunction(deleteWebhook, which));
    },
    async test(attemptID) {
      await reported('Error testing a webhook', callFunction(testWebhook, { ...which, attemptID }));
    },
    async resend(callID) {
      const call = callFunction(resendWebhookCalls, { ...which, which: { callID } });
      await reported('Error sending an event again', call);
    },
    resendSince(since) {
      const call = callFunction(resendWebhookCalls, { ...which, which: { since: since.getTime() } });
      return reported('Error sending events again', call);
    },
  };
}

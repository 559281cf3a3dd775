import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { serveLoopback } from '../../serve-loopback';
import { type Accounts, createAccounts } from './accounts';
import { createFaults } from './control/faults';
import type { ApiContext } from './http/answer-request';
import { createHandler } from './http/create-handler';
import type { WebhookEndpoint } from './webhooks/delivery';
import { createWebhooks } from './webhooks/webhooks';

/** The accounts of an earlier run, or none. */
function readAccounts(file: string | undefined): Accounts {
  if (file === undefined || !existsSync(file)) return createAccounts();
  return createAccounts(JSON.parse(readFileSync(file, 'utf8')));
}

async function saveAccounts(accounts: Accounts, file: string): Promise<void> {
  await writeFile(file, JSON.stringify(accounts.toJson()));
}

/** Writes lines with their times into a file, which begins anew. */
function openLog(file: string): (line: string) => void {
  const stream = createWriteStream(file);
  return (line) => stream.write(`${new Date().toISOString()} ${line}\n`);
}

/** The one account that has a webhook; `sk_test_local` is its key. */
const WEBHOOK_ACCOUNT = 'local';

export interface StripeOptions {
  /** Where the events of the account `local` are sent. */
  readonly webhook?: WebhookEndpoint | undefined;
  /** A file that {@link LocalStripe.save} wrote. */
  readonly importFrom?: string | undefined;
  readonly logFile?: string | undefined;
}

export interface LocalStripe {
  /** `http://127.0.0.1:PORT`, in place of https://api.stripe.com. */
  readonly origin: string;
  /** Writes all accounts into one file. Card numbers are not among them: they are never kept. */
  save(file: string): Promise<void>;
  /** Resolves when no webhook is under way. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A stand-in for api.stripe.com, for machines without internet or an account: customers, cards, setup and payment
 * intents, charges, refunds, events and signed webhooks, with Stripe's test cards.
 */
export async function startStripe({
  webhook,
  importFrom,
  logFile,
}: StripeOptions = {}): Promise<LocalStripe> {
  const log = logFile === undefined ? () => {} : openLog(logFile);
  const accounts = readAccounts(importFrom);
  const faults = createFaults();
  const onDelivered = (id: string) => {
    const event = accounts.of(WEBHOOK_ACCOUNT).events.get(id);
    if (event) event.pending_webhooks = 0;
  };
  const webhooks = webhook && createWebhooks(webhook, onDelivered, log);
  const hasWebhook = (account: string) => webhooks !== undefined && account === WEBHOOK_ACCOUNT;
  const api: ApiContext = {
    ...{ accounts, faults, hasWebhook },
    onEvent(account, event) {
      if (hasWebhook(account)) webhooks?.send(event);
    },
  };
  const handle = createHandler({ api, control: { accounts, faults, webhooks }, log });
  const server = await serveLoopback((request, response) => void handle(request, response));
  // What the last run could not deliver.
  for (const event of accounts.of(WEBHOOK_ACCOUNT).events.values()) {
    if (event.pending_webhooks > 0) webhooks?.send(event);
  }
  return {
    origin: server.origin,
    save: (file) => saveAccounts(accounts, file),
    settled: async () => webhooks?.settled(),
    close() {
      webhooks?.stop();
      return server.close();
    },
  };
}

import * as v from 'valibot';
import type { Accounts } from '../accounts';
import { WEBHOOK_MODES, type Webhooks } from '../webhooks/webhooks';
import { FaultSchema, type Faults } from './faults';

export interface ControlContext {
  readonly accounts: Accounts;
  readonly faults: Faults;
  readonly webhooks: Webhooks | undefined;
}

export interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

const account = v.optional(v.string(), 'local');

const FaultsSchema = v.strictObject({
  account,
  faults: v.optional(v.array(FaultSchema), []),
  webhooks: v.optional(v.picklist(WEBHOOK_MODES)),
});

const ResetSchema = v.strictObject({ account });

type Handler = (body: unknown, context: ControlContext) => unknown;

const HANDLERS: Readonly<Record<string, Handler>> = {
  'POST /_local/faults'(body, { faults, webhooks }) {
    const given = v.parse(FaultsSchema, body);
    faults.add(given.account, given.faults);
    if (given.webhooks) webhooks?.setMode(given.webhooks);
    return {};
  },
  async 'POST /_local/webhooks/release'(_, { webhooks }) {
    return { released: (await webhooks?.release()) ?? 0 };
  },
  async 'POST /_local/webhooks/settle'(_, { webhooks }) {
    await webhooks?.settled();
    return {};
  },
  'GET /_local/webhooks': (_, { webhooks }) => ({ webhooks: webhooks?.list() ?? [] }),
  'POST /_local/reset'(body, { accounts, faults, webhooks }) {
    const { account: name } = v.parse(ResetSchema, body);
    accounts.forget(name);
    faults.forget(name);
    if (name === 'local') webhooks?.forget();
    return {};
  },
};

/**
 * What tests may ask of the local Stripe beside its API: failures, and control over its webhooks.
 * @param request as in `POST /_local/faults`
 * @param text JSON, or nothing
 */
export async function controlAnswer(
  request: string,
  text: string,
  context: ControlContext,
): Promise<ControlAnswer> {
  const handler = Object.hasOwn(HANDLERS, request) ? HANDLERS[request] : undefined;
  if (!handler) return { status: 404, body: { message: `Only: ${Object.keys(HANDLERS).join(', ')}.` } };
  try {
    return { status: 200, body: await handler(text === '' ? {} : JSON.parse(text), context) };
  } catch (error) {
    return { status: 400, body: { message: error instanceof Error ? error.message : String(error) } };
  }
}

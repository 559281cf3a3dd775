import {
  API_LIMITS,
  apiField,
  NewApiDeliverySchema,
  toApiDelivery,
  toTypedDelivery,
} from '@fleetfoot/shared/api';
import type { Delivery } from '@fleetfoot/shared/domain';
import { deliveryDetailsSchema, newDelivery } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { requiredKeyMark } from '../idempotency-key';
import { once } from '../once';
import { invalid, parsed } from '../parse-request';
import { readBody } from '../read-body';
import { deliveriesOf } from './stored-deliveries';

/** Who created it, where the dashboard has the user's uid. */
const CREATOR = 'api';
const DAY_MS = 86_400_000;

/** The delivery of a body, by the same checks as in the dashboard. */
function deliveryOf(body: unknown, id: string, now: Date): Delivery {
  const request = parsed(NewApiDeliverySchema, body);
  const details = v.safeParse(
    deliveryDetailsSchema(() => now),
    toTypedDelivery(request),
    { abortPipeEarly: true },
  );
  if (!details.success) throw invalid(details.issues, apiField);
  return {
    ...newDelivery(details.output, { id, uid: CREATOR, serverTime: now }),
    metadata: { ...request.metadata },
  };
}

export async function createDelivery(context: RouteContext): Promise<Answer> {
  const { database, orgID, mode, call } = context;
  const body = readBody(call);
  const mark = requiredKeyMark(context, body);
  const reference = deliveriesOf(context).doc();
  return once(database, { orgID, marks: [mark] }, (batch) => {
    // Checked only now: what was fine at the first request may not be any more, such as a time.
    const now = context.now();
    const delivery = deliveryOf(body, reference.id, now);
    const expiresAt = new Date(now.getTime() + API_LIMITS.keptDays * DAY_MS);
    batch.create(reference, { ...delivery, ...(mode === 'test' && { expiresAt }) });
    return { status: 201, body: toApiDelivery(delivery, mode) };
  });
}

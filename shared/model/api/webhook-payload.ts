import * as v from 'valibot';
import { STOP_FIELDS, testDeliveries } from '../delivery/delivery';
import { DELIVERY_MOVES } from '../delivery/delivery-moves';
import { CANCELLED } from '../delivery/delivery-status';
import type { AuditEvent } from '../team/audit-event';
import { ApiModeSchema } from './api-key';
import { PublicDeliverySchema, timestamp } from './public-delivery';
import {
  TOLD_KINDS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_TEST,
  type WebhookEventType,
  type WebhookMove,
} from './webhook-event';

/** The form of what webhooks are sent. What is added to it changes nothing for who knows this version. */
export const WEBHOOK_VERSION = 'v1';

const told = PublicDeliverySchema.entries;

/**
 * What is sent to a webhook, as JSON. It says what happened to which delivery and nothing of whom it is for: who needs
 * more asks the API for the delivery.
 */
export const WebhookPayloadSchema = v.strictObject({
  type: v.pipe(
    v.picklist([...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST]),
    v.description(`What happened; ${WEBHOOK_TEST} for a test event. Expect more to come.`),
    v.examples(['delivery.collected']),
  ),
  version: v.pipe(v.literal(WEBHOOK_VERSION), v.description('The form of this document.')),
  mode: v.pipe(
    ApiModeSchema,
    v.description('Whether it is of a live or a test delivery. A webhook hears those of one mode alone.'),
  ),
  timestamp: timestamp('When it happened. The order of the events of one delivery.'),
  data: v.pipe(
    v.strictObject({
      id: v.pipe(v.string(), v.description('The ID of the delivery.')),
      external_id: told.external_id,
      status: v.optional(v.pipe(v.string(), v.description(`The status that it took on, or ${CANCELLED}.`))),
      previous_status: v.optional(v.pipe(v.string(), v.description('The status before that.'))),
      failure_reason: told.failure_reason,
      problem: v.optional(
        v.pipe(
          v.strictObject({
            reason: v.pipe(v.string(), v.description('What is wrong, such as damaged.')),
            state: v.pipe(v.string(), v.description('open, answered, closed or refused.')),
            photo: v.optional(
              v.pipe(
                v.boolean(),
                v.description('Whether a photo came with it. Only of delivery.problem_reported.'),
              ),
            ),
          }),
          v.description('Of delivery.problem_…: the problem, without what was written about it.'),
        ),
      ),
      proof: v.optional(
        v.pipe(
          v.string(),
          v.description('Of delivery.delivered: how it is proved. The proof itself is not sent.'),
        ),
      ),
      changed: v.optional(
        v.pipe(
          v.array(v.string()),
          v.description('Of delivery.edited: the fields that changed, such as dropoff.instructions.'),
        ),
      ),
    }),
    v.description('The delivery, without anything of its recipient. Ask the API for the rest.'),
  ),
});

export type WebhookPayload = v.InferOutput<typeof WebhookPayloadSchema>;

const MOVE_OF = new Map<unknown, WebhookMove>(
  Object.entries(DELIVERY_MOVES).flatMap(([event, { to }]) =>
    to === CANCELLED ? [] : [[to, event as WebhookMove]],
  ),
);

/** The API's name of a stored field; `undefined` for one that the API does not show. */
function publicName(field: string): string | undefined {
  const [, stop, part = ''] = /^(pickup|dropoff)_(.+)$/.exec(field) ?? [];
  if (stop !== undefined && (STOP_FIELDS as readonly string[]).includes(part)) return `${stop}.${part}`;
  return Object.hasOwn(told, field) ? field : undefined;
}

function typeOf({ kind, after }: Pick<AuditEvent, 'kind' | 'after'>): WebhookEventType | undefined {
  if (kind === 'delivery.moved') {
    const move = MOVE_OF.get(after['status']);
    return move && `delivery.${move}`;
  }
  return Object.hasOwn(TOLD_KINDS, kind) ? TOLD_KINDS[kind as keyof typeof TOLD_KINDS] : undefined;
}

function textOf(fields: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

function statusesOf(type: WebhookEventType, { before, after }: Pick<AuditEvent, 'before' | 'after'>) {
  if (type === 'delivery.created') return { status: 'Created' };
  if (type === 'delivery.cancelled') return { status: CANCELLED };
  const [status, previous_status] = [textOf(after, 'status'), textOf(before, 'status')];
  const failure_reason = textOf(after, 'failure_reason');
  const [reason, state] = [textOf(after, 'reason'), textOf(after, 'state')];
  const isProblem = type.startsWith('delivery.problem_');
  const photo = after?.['photo'] === true;
  const proof = type === 'delivery.delivered' ? textOf(after, 'proof') : undefined;
  return {
    ...(status && { status }),
    ...(previous_status && { previous_status }),
    ...(failure_reason && { failure_reason }),
    ...(isProblem && reason && state && { problem: { reason, state, ...(photo && { photo }) } }),
    ...(proof && { proof }),
  };
}

/**
 * What webhooks are told of an event; `undefined` for one that tells of no delivery. Its mode is that of the collection in
 * which the delivery lies.
 */
export function webhookPayload(event: AuditEvent): WebhookPayload | undefined {
  const type = typeOf(event);
  if (type === undefined) return undefined;
  const { before, after, object, at } = event;
  const mode = object.path.includes(`/${testDeliveries.name}/`) ? 'test' : 'live';
  const isEdit = type === 'delivery.edited';
  const changed = isEdit
    ? Object.keys({ ...before, ...after }).flatMap((field) => publicName(field) ?? [])
    : undefined;
  return {
    ...{ type, version: WEBHOOK_VERSION, mode, timestamp: at.toISOString() },
    data: {
      ...{ id: object.id, external_id: object.label },
      ...(isEdit ? { changed: [...new Set(changed)].sort() } : statusesOf(type, event)),
    },
  };
}

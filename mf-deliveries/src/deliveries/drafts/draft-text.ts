import { DELIVERABLE_ACTIONS, URGENCY_LEVELS } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import type { DeliveryDraft } from '../delivery-draft';

/** Most characters that the server keeps of a draft. */
const LIMIT = 20_000;

const WindowSchema = v.object({ start: v.string(), end: v.string() });

const StopSchema = v.object({
  address: v.object({
    text: v.string(),
    coordinates: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
  }),
  name: v.string(),
  phone_number: v.string(),
  instructions: v.string(),
});

const ValuesSchema = v.object({
  external_id: v.string(),
  urgency_level: v.picklist(URGENCY_LEVELS),
  pickup_time: v.string(),
  pickup_window: WindowSchema,
  dropoff_window: WindowSchema,
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
  pickup: StopSchema,
  dropoff: StopSchema,
});

const DraftSchema = v.object({
  id: v.string(),
  values: ValuesSchema,
  sent: v.optional(ValuesSchema),
  of: v.optional(v.string()),
});

/** A draft as text, or `undefined` when it is longer than the server keeps. */
export function writeDraft(draft: DeliveryDraft): string | undefined {
  const text = JSON.stringify(draft);
  return text.length <= LIMIT ? text : undefined;
}

/** The draft of a text, or `undefined` when another version of the form wrote it. */
export function readDraft(text: string): DeliveryDraft | undefined {
  try {
    const { success, output } = v.safeParse(DraftSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

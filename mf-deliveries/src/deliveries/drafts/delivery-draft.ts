import {
  DELIVERABLE_ACTIONS,
  DRAFT_LIMIT,
  TypedDeliverySchema,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model';
import * as v from '@fleetfoot/shared/schema';
import type { DeliveryFormValues } from '../typed-delivery';

/** A delivery being written, as the shell keeps it for the page and the server for the user. */
export interface DeliveryDraft {
  /** The document's id, taken once, so that sending again never makes a second delivery. */
  readonly id: string;
  readonly values: DeliveryFormValues;
  /** The values that were sent so far, if any; empty ones when they differed. */
  readonly sent?: DeliveryFormValues | undefined;
  /** Id of the delivery that is repeated. */
  readonly of?: string | undefined;
  /** When something was typed last, in milliseconds since 1970. */
  readonly at?: number | undefined;
}

/** Whether other values than these were sent before. */
export function changedSinceSent({ sent }: DeliveryDraft, values: DeliveryFormValues): boolean {
  return sent !== undefined && JSON.stringify(sent) !== JSON.stringify(values);
}

const ValuesSchema = v.object({
  ...TypedDeliverySchema.entries,
  urgency_level: v.picklist(URGENCY_LEVELS),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
  proof: v.string(),
});

const DeliveryDraftSchema = v.object({
  id: v.string(),
  values: ValuesSchema,
  sent: v.optional(ValuesSchema),
  of: v.optional(v.string()),
  at: v.optional(v.number()),
});

/** A draft as text, or `undefined` when it is longer than the server keeps. */
export function writeDraft(draft: DeliveryDraft): string | undefined {
  const text = JSON.stringify(draft);
  return new TextEncoder().encode(text).length <= DRAFT_LIMIT ? text : undefined;
}

/** The draft of a text, or `undefined` when that is none. */
export function readDraft(text: string): DeliveryDraft | undefined {
  try {
    const { success, output } = v.safeParse(DeliveryDraftSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

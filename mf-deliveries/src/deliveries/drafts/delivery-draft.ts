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

/** What was sent before there was proof asked for nothing. */
function withProof({ proof, ...values }: DeliveryFormValues): DeliveryFormValues {
  return { ...values, proof: proof ?? 'none' };
}

/** Whether other values than these were sent before. */
export function changedSinceSent({ sent }: DeliveryDraft, values: DeliveryFormValues): boolean {
  return sent !== undefined && JSON.stringify(withProof(sent)) !== JSON.stringify(withProof(values));
}

const ValuesSchema = v.object({
  ...TypedDeliverySchema.entries,
  urgency_level: v.picklist(URGENCY_LEVELS),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
  // What a form wrote that knew no proof, or had none chosen, is no reason to lose what was typed.
  proof: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((kind) => (typeof kind === 'string' ? kind : undefined)),
    ),
  ),
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

/** The draft of a text, or `undefined` when another version of the form wrote it. */
export function readDraft(text: string): DeliveryDraft | undefined {
  try {
    const { success, output } = v.safeParse(DeliveryDraftSchema, JSON.parse(text));
    if (!success) return undefined;
    // Sent again, it is the delivery that it was; one that was never sent is asked what proves it.
    return output.sent ? { ...output, values: withProof(output.values) } : output;
  } catch {
    return undefined;
  }
}

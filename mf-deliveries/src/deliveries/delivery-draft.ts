import type { DeliveryFormValues } from './delivery-form-values';

/** A delivery being written, as the shell keeps it for the page. */
export interface DeliveryDraft {
  /** The document's id, taken once, so that trying again never makes a second delivery. */
  readonly id: string;
  readonly values: DeliveryFormValues;
  /** The values of the last try, if there was one. */
  readonly sent?: DeliveryFormValues | undefined;
}

/** Whether the last try, if any, had other details than these. */
export function changedSinceSent({ sent }: DeliveryDraft, values: DeliveryFormValues): boolean {
  return sent !== undefined && JSON.stringify(sent) !== JSON.stringify(values);
}

import type { DeliveryFormValues } from './delivery-form-values';

/** A delivery being written, as the shell keeps it for the page and the server for the user. */
export interface DeliveryDraft {
  /** The document's id, taken once, so that trying again never makes a second delivery. */
  readonly id: string;
  readonly values: DeliveryFormValues;
  /** The values of the tries so far, if there were any; empty ones when the tries differed. */
  readonly sent?: DeliveryFormValues | undefined;
  /** Id of the delivery that is repeated. */
  readonly of?: string | undefined;
}

/** Whether an earlier try, if any, had other details than these. */
export function changedSinceSent({ sent }: DeliveryDraft, values: DeliveryFormValues): boolean {
  return sent !== undefined && JSON.stringify(sent) !== JSON.stringify(values);
}

import type { StopValues } from '../delivery-form-values';

/**
 * One end of the delivery after a contact was chosen. What the contact does not tell stays as typed, but nothing of
 * the contact chosen before it stays: its number would be rung at another's door.
 */
export function fillStop(
  typed: StopValues,
  chosen: StopValues,
  chosenBefore: StopValues | undefined,
): StopValues {
  function text(field: 'name' | 'phone_number' | 'instructions'): string {
    if (chosen[field] !== '') return chosen[field];
    return typed[field] === chosenBefore?.[field] ? '' : typed[field];
  }
  return {
    address: chosen.address,
    name: text('name'),
    phone_number: text('phone_number'),
    instructions: text('instructions'),
  };
}

import type { DeliveryFormValues } from './delivery-form-values';

/** FNV-1a of 32 bits, from a start of its own. */
function hash(text: string, start: number): string {
  let sum = start;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619);
  }
  return (sum >>> 0).toString(36);
}

/** A short text that is another one for other details, and says nothing about them. */
export function orderKey(values: DeliveryFormValues): string {
  const text = JSON.stringify(values);
  return `${hash(text, 2_166_136_261)}-${hash(text, 84_696_351)}`;
}

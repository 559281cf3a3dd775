import * as v from 'valibot';

export const API_MODES = ['live', 'test'] as const;

/** Which deliveries a key opens: those that couriers carry out, or those for trying things out. */
export const ApiModeSchema = v.picklist(API_MODES);

export type ApiMode = v.InferOutput<typeof ApiModeSchema>;

/** How a key begins. */
export function keyPrefix(mode: ApiMode): string {
  return `ff_${mode}_`;
}

/** Reads what a key opens off the key itself; `undefined` for what cannot be a key. */
export function modeOfKey(key: string): ApiMode | undefined {
  return /^ff_(?:live|test)_[\w-]{43}$/.test(key) ? (key.slice(3, 7) as ApiMode) : undefined;
}

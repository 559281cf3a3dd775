/** A journey of `npm test`: a promise of the product that only a browser shows. All others run in `npm run test:deep`. */
export const GATE = { tag: '@gate' };

/** A journey of what every user needs first, also run over mixed builds: at least one for each remote. */
export const SMOKE = { tag: '@smoke' };

export const GATE_SMOKE = { tag: [GATE.tag, SMOKE.tag] };

/** Tags one width or kind of a journey that has several. */
export function gateIf(isGate: boolean): { readonly tag?: string } {
  return isGate ? GATE : {};
}

const DEPTHS = ['sample', 'deep'] as const;

/** How thoroughly this run tests: a sample, or everything with `FLEETFOOT_DEPTH=deep`. */
function depth(): (typeof DEPTHS)[number] {
  const text = process.env['FLEETFOOT_DEPTH'] || 'sample';
  const found = DEPTHS.find((name) => name === text);
  if (found) return found;
  throw new Error(`FLEETFOOT_DEPTH is "${text}": use ${DEPTHS.join(' or ')}.`);
}

/** Rounds, or what they are made of: `deep` when FLEETFOOT_DEPTH asks for it, otherwise a sample that is large enough to fail. */
export function rounds<T = number>({ sample, deep }: { readonly sample: T; readonly deep: T }): T {
  return depth() === 'deep' ? deep : sample;
}

export type Param = string | Params | readonly Param[];
export interface Params {
  readonly [name: string]: Param;
}

type Branch = Map<string, Branch | string>;

function toParam(branch: Branch): Param {
  const entries = [...branch].map(
    ([name, value]) => [name, typeof value === 'string' ? value : toParam(value)] as const,
  );
  const isList = entries.every(([name]) => /^\d+$/.test(name));
  return isList && entries.length > 0 ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function branchAt(branch: Branch, name: string): Branch {
  const known = branch.get(name);
  if (known instanceof Map) return known;
  const made: Branch = new Map();
  branch.set(name, made);
  return made;
}

/** `a[b][0]=c` becomes `{ a: { b: ['c'] } }`: the encoding of every Stripe client. */
export function parseForm(text: string): Params {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.replaceAll(']', '').split('[');
    const last = names.pop() ?? key;
    const branch = names.reduce(branchAt, root);
    branch.set(last === '' ? String(branch.size) : last, value);
  }
  return Object.fromEntries(
    [...root].map(([name, value]) => [name, typeof value === 'string' ? value : toParam(value)]),
  );
}

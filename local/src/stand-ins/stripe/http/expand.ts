import type { Account } from '../account';
import { refuse } from '../stripe-failure';

type Json = Record<string, unknown>;

/** Which ids can be replaced by what they stand for. */
const EXPANDABLE: Readonly<Record<string, (account: Account) => ReadonlyMap<string, object>>> = {
  customer: ({ customers }) => customers,
  payment_method: ({ paymentMethods }) => paymentMethods,
  default_payment_method: ({ paymentMethods }) => paymentMethods,
  setup_intent: ({ setupIntents }) => setupIntents,
  payment_intent: ({ paymentIntents }) => paymentIntents,
  latest_charge: ({ charges }) => charges,
  charge: ({ charges }) => charges,
};

function expandAt(account: Account, at: unknown, names: readonly string[], path: string): void {
  const [name, ...rest] = names;
  if (name === undefined || at === null || at === undefined) return;
  if (Array.isArray(at)) {
    for (const item of at) expandAt(account, item, names, path);
    return;
  }
  const object = at as Json;
  const known = EXPANDABLE[name];
  const isPlain = typeof object[name] === 'object' && object[name] !== null;
  if (!(name in object) || (!known && !isPlain)) {
    refuse(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  if (known && typeof object[name] === 'string') {
    object[name] = structuredClone(known(account).get(object[name])) ?? object[name];
  }
  expandAt(account, object[name], rest, path);
}

/** A copy of an answer in which the named ids are replaced by the objects themselves. */
export function expand(account: Account, body: object, paths: readonly string[]): object {
  const copy = structuredClone(body);
  for (const path of paths) expandAt(account, copy, path.split('.'), path);
  return copy;
}

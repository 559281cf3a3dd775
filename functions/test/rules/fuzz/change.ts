import { DELETION, type Fields, isMap, type Value } from './value';

/** One thing done to the fields of a write. `within` names the map it is done in. */
export type Change =
  | { readonly drop: string; readonly within?: string }
  | { readonly put: string; readonly as: Value; readonly within?: string }
  | { readonly swap: readonly [string, string] }
  /** An update by dotted path. */
  | { readonly path: string; readonly as: Value }
  /** Takes a field away in the database. */
  | { readonly erase: string };

function without(fields: Fields, key: string): Fields {
  const { [key]: _, ...rest } = fields;
  return rest;
}

/** One write cannot name both a field and something in it. */
function withoutOverlap(fields: Fields, path: string): Fields {
  const kept = Object.entries(fields).filter(
    ([key]) => key === path || !(key.startsWith(`${path}.`) || path.startsWith(`${key}.`)),
  );
  return Object.fromEntries(kept);
}

function swapped(fields: Fields, [one, other]: readonly [string, string]): Fields {
  const { [one]: first, [other]: second } = fields;
  if (first === undefined || second === undefined) return fields;
  return { ...fields, [one]: second, [other]: first };
}

function changed(fields: Fields, change: Change): Fields {
  if ('within' in change && change.within !== undefined) {
    const { within, ...inner } = change;
    const map = fields[within];
    return isMap(map) ? { ...fields, [within]: changed(map, inner) } : fields;
  }
  if ('drop' in change) return without(fields, change.drop);
  if ('swap' in change) return swapped(fields, change.swap);
  if ('erase' in change) return { ...withoutOverlap(fields, change.erase), [change.erase]: DELETION };
  if ('path' in change) return { ...withoutOverlap(fields, change.path), [change.path]: change.as };
  return { ...withoutOverlap(fields, change.put), [change.put]: change.as };
}

export function applyChanges(fields: Fields, changes: readonly Change[]): Fields {
  return changes.reduce(changed, fields);
}

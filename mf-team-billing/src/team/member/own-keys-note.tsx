import { Note } from '@fleetfoot/shared/ui';
import { OWN_KEYS } from '../../texts/team';

/** Tells which keys stop with somebody's right to have them. */
export function OwnKeysNote({ names = [] }: { readonly names?: readonly string[] | undefined }) {
  if (names.length === 0) return null;
  return <Note>{(names.length === 1 ? OWN_KEYS.one : OWN_KEYS.several)(names.join(', '))}</Note>;
}

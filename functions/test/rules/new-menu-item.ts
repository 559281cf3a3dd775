import { serverTimestamp } from './client-sdk';

/** What the menu writes. */
export function newMenuItem(id: string, uid: string): Record<string, unknown> {
  return {
    id,
    name: 'Kota with russian',
    description: 'Quarter loaf, slap chips, russian.\nAnd atchar.',
    price: 4_500,
    category: 'Kotas',
    soldOutUntil: null,
    position: 'V00V1',
    updated_at: serverTimestamp(),
    updated_by: uid,
  };
}

import * as fc from 'fast-check';
import type { Change } from './change';
import { hostileText } from './hostile-text';
import { clientTime, hostileValue, MAP_KEYS } from './hostile-value';
import { SERVER_TIME, STORED_TIME } from './value';
import type { Manner } from './write';

const EXTRA_KEYS = [
  'role',
  'admin',
  'orgID',
  'discount',
  'apiKey',
  'updateTime',
  'metadata',
  'pickup_window',
  'x',
];

// Legible only where keys are not paths.
const ODD_KEYS = ['a.b', 'fullName.first', ' ', '`', '\u00e9', 'id ', 'ID', '\u0000'];

interface Kind {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<Change>;
}

/** What there is to change in a document. */
export interface Target {
  readonly keys: readonly string[];
  readonly maps?: readonly string[];
  /** Changes that sit on the limits of this very entity. */
  readonly boundaries?: fc.Arbitrary<Change>;
}

function everywhere({ keys, maps = [], boundaries }: Target): readonly Kind[] {
  const key = fc.constantFrom(...keys);
  const extra = fc.constantFrom(...EXTRA_KEYS);
  const inner = fc.constantFrom(...MAP_KEYS);
  const times = fc.oneof(clientTime, fc.constantFrom(SERVER_TIME, STORED_TIME));
  const nested: readonly Kind[] = maps.flatMap((within) => [
    { weight: 1, arbitrary: inner.map((drop) => ({ drop, within })) },
    { weight: 2, arbitrary: fc.record({ put: inner, as: hostileValue }).map((put) => ({ ...put, within })) },
    {
      weight: 3,
      arbitrary: fc
        .record({ put: fc.constantFrom('start', 'end'), as: times })
        .map((put) => ({ ...put, within })),
    },
  ]);
  return [
    { weight: 8, arbitrary: fc.record({ drop: key }) },
    { weight: 25, arbitrary: fc.record({ put: key, as: hostileText }) },
    { weight: 25, arbitrary: fc.record({ put: key, as: hostileValue }) },
    { weight: 5, arbitrary: fc.record({ put: key, as: times }) },
    { weight: 8, arbitrary: fc.record({ put: extra, as: hostileValue }) },
    { weight: 5, arbitrary: fc.record({ swap: fc.tuple(key, key) }) },
    ...nested,
    ...(boundaries ? [{ weight: 30, arbitrary: boundaries }] : []),
  ];
}

function ofManner(manner: Manner, keys: readonly string[]): readonly Kind[] {
  const key = fc.constantFrom(...keys);
  const erase = { weight: 8, arbitrary: fc.record({ erase: key }) };
  const odd = {
    weight: 4,
    arbitrary: fc.record({ put: fc.constantFrom(...ODD_KEYS), as: hostileValue }),
  };
  const path = {
    weight: 10,
    arbitrary: fc.record({
      path: fc.tuple(key, fc.constantFrom(...MAP_KEYS)).map((parts) => parts.join('.')),
      as: hostileValue,
    }),
  };
  if (manner === 'update') return [erase, path];
  return manner === 'merge' ? [erase, odd] : [odd];
}

/** Up to three things that somebody might do to a right document. */
export function hostileChanges(manner: Manner, target: Target): fc.Arbitrary<readonly Change[]> {
  if (manner === 'delete') return fc.constant([]);
  const change = fc.oneof(...everywhere(target), ...ofManner(manner, target.keys));
  return fc.array(change, { maxLength: 3 });
}

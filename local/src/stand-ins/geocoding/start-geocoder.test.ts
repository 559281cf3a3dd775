import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gazetteer } from '../maps/gazetteer';
import { geocoded } from './start-geocoder';

const gazetteer: Gazetteer = JSON.parse(readFileSync(path.join(__dirname, '../../../data/za.json'), 'utf8'));

test.each(['286 Fox Street, Maboneng, Johannesburg, 2094', '12 Long Street, Cape Town, South Africa'])(
  '%s is one place',
  (address) => {
    const { status, results } = geocoded(gazetteer, address);
    expect([status, results.length]).toEqual(['OK', 1]);
    expect(results[0]).toMatchObject({ types: ['street_address'] });
    expect(results[0]).not.toHaveProperty('partial_match');
  },
);

test('a street that every town has is several places', () => {
  const { results } = geocoded(gazetteer, '12 Main Road');
  expect(results).toHaveLength(5);
  expect(new Set(results.map(({ formatted_address }) => formatted_address)).size).toBe(5);
});

test('a result that fits in part says so', () => {
  expect(geocoded(gazetteer, 'Vilakazi').results[0]).toMatchObject({ partial_match: true });
});

test('an address that is nowhere has no results', () => {
  expect(geocoded(gazetteer, 'Qqqq Xyzzy')).toEqual({ status: 'ZERO_RESULTS', results: [] });
});

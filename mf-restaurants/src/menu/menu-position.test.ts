import * as fc from 'fast-check';
import { impliedPosition, POSITION_LIMIT, positionBetween } from './menu-position';

const RIGHT = /^[0-9A-Za-z]*[1-9A-Za-z]$/;

test('positions between any two neighbours sort between them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 200 }), (places) => {
      const positions: string[] = [];
      for (const place of places) {
        const index = place % (positions.length + 1);
        const position = positionBetween(positions[index - 1], positions[index]);
        expect(position).toMatch(RIGHT);
        positions.splice(index, 0, position);
      }
      expect(positions).toEqual(positions.toSorted());
      expect(new Set(positions).size).toBe(positions.length);
      return true;
    }),
  );
});

test.each([
  ['at the end', (positions: string[]) => positions.length],
  ['at the beginning', () => 0],
])('thousands of positions %s are no longer than the first', (_, indexOf) => {
  const positions: string[] = [];
  for (let count = 0; count < 3000; count += 1) {
    const index = indexOf(positions);
    positions.splice(index, 0, positionBetween(positions[index - 1], positions[index]));
  }
  expect(positions).toEqual(positions.toSorted());
  expect(Math.max(...positions.map((position) => position.length))).toBe(5);
});

test('hundreds of positions fit between the same two neighbours, from either side', () => {
  for (const side of [0, 1]) {
    const bounds = [positionBetween(undefined, undefined)];
    bounds.push(positionBetween(bounds[0], undefined));
    for (let count = 0; count < 300; count += 1) {
      const position = positionBetween(bounds[0], bounds[1]);
      expect(position > (bounds[0] ?? '') && position < (bounds[1] ?? '')).toBe(true);
      expect(position.length).toBeLessThanOrEqual(POSITION_LIMIT);
      bounds[side] = position;
    }
  }
});

test('items without a position are sorted by name, with gaps between their positions', () => {
  const names = ['Chakalaka', 'Ginger beer', 'Kota', 'Kota with russian', 'Pap & vleis', 'Vetkoek'];
  const positions = names.map(impliedPosition);
  expect(positions).toEqual(positions.toSorted());
  for (const [index, position] of positions.entries()) {
    const between = positionBetween(position, positions[index + 1]);
    expect(between > position && between < (positions[index + 1] ?? '~')).toBe(true);
  }
  expect(impliedPosition('ⲁⲃⲅ')).toMatch(RIGHT);
  expect(impliedPosition('x'.repeat(120)).length).toBeLessThan(POSITION_LIMIT);
});

test('two members who choose the same gap hardly ever get the same position', () => {
  for (const high of ['V00k1', 'V01V1', undefined]) {
    const positions = Array.from({ length: 50 }, () => positionBetween('V00V1', high));
    expect(new Set(positions).size).toBeGreaterThan(40);
  }
});

test('an item between two equal positions is placed after both', () => {
  expect(positionBetween('V00V1', 'V00V1') > 'V00V1').toBe(true);
});

import { changesToWrite } from './field-changes';

const AT = new Date('2026-11-22T10:00:00Z');

interface Item {
  readonly name: string;
  readonly price: number;
  readonly until: Date | undefined;
  readonly window: { readonly start: Date };
}

const known: Item = { name: 'Kota', price: 4_500, until: undefined, window: { start: AT } };
const wanted: Item = { ...known, price: 5_000, until: AT };

test('only changes are written', () => {
  expect(changesToWrite(known, wanted, known)).toEqual({ price: 5_000, until: AT });
  expect(changesToWrite(known, { ...known, window: { start: new Date(AT) } }, known)).toEqual({});
  expect(changesToWrite(known, { price: 5_000 }, known)).toEqual({ price: 5_000 });
});

test('a value that is taken away is a change', () => {
  const soldOut: Item = { ...known, until: AT };
  expect(changesToWrite(soldOut, known, soldOut)).toStrictEqual({ until: undefined });
});

test('changes of other fields stay', () => {
  const present = { ...known, name: 'Bunny', window: { start: new Date() } };
  expect(changesToWrite(known, wanted, present)).toEqual({ price: 5_000, until: AT });
});

test('a change of the same field to another value is a conflict', () => {
  expect(() => changesToWrite(known, wanted, { ...known, price: 4_800 })).toThrow(
    expect.objectContaining({ code: 'failed-precondition' }),
  );
});

test('a change that is there already, such as after a lost answer, is no conflict and not written again', () => {
  expect(changesToWrite(known, wanted, { ...known, price: 5_000, until: new Date(AT) })).toEqual({});
});

import {
  chooseDetails,
  NOTHING_FILLED,
  openOffer,
  putBackTyped,
  putInDetails,
  returnable,
} from './typed-first';

const EMPTY = { name: '', number: '', note: '' };
const NALEDI = { name: 'Naledi', number: '082 123 4567', note: 'Ring' };
const SIPHO = { name: 'Sipho', number: '', note: '' };

test('a suggestion fills empty fields and leaves typed ones, which it offers', () => {
  const { changes, filling } = chooseDetails(NOTHING_FILLED, { ...EMPTY, name: 'Zola' }, NALEDI);
  expect(changes).toEqual({ number: '082 123 4567', note: 'Ring' });
  expect(filling.offered).toEqual({ name: 'Naledi' });
});

test('a text that means the same is neither replaced nor offered', () => {
  const now = { ...EMPTY, name: ' Naledi ', number: '+27821234567' };
  const { changes, filling } = chooseDetails(NOTHING_FILLED, now, NALEDI);
  expect(changes).toEqual({ note: 'Ring' });
  expect(openOffer(filling, { ...now, ...changes })).toEqual({});
});

test('a second suggestion replaces what the first filled in, and empties what it lacks', () => {
  const first = chooseDetails(NOTHING_FILLED, EMPTY, NALEDI);
  const now = { ...EMPTY, ...first.changes, note: 'Blue door' };
  const { changes, filling } = chooseDetails(first.filling, now, SIPHO);
  expect(changes).toEqual({ name: 'Sipho', number: '' });
  expect(filling.offered).toEqual({});
});

test('a typed text stays typed when a suggestion has the same', () => {
  const first = chooseDetails(NOTHING_FILLED, { ...EMPTY, name: 'Naledi' }, NALEDI);
  const now = { ...EMPTY, name: 'Naledi', ...first.changes };
  const { changes, filling } = chooseDetails(first.filling, now, SIPHO);
  expect(changes).toEqual({ number: '', note: '' });
  expect(filling.offered).toEqual({ name: 'Sipho' });
});

test('saved details are put in on request, and what was typed is put back', () => {
  const typed = { ...EMPTY, name: 'Zola', number: '0831112222' };
  const chosen = chooseDetails(NOTHING_FILLED, typed, NALEDI);
  const before = { ...typed, ...chosen.changes };
  const used = putInDetails(chosen.filling, before);
  expect(used.changes).toEqual({ name: 'Naledi', number: '082 123 4567' });
  const after = { ...before, ...used.changes };
  expect(openOffer(used.filling, after)).toEqual({});
  const back = putBackTyped(used.filling, after);
  expect(back.changes).toEqual({ name: 'Zola', number: '0831112222' });
  expect(openOffer(back.filling, { ...after, ...back.changes })).toEqual(used.changes);
});

test('a field that was typed into after saved details were put in is not put back', () => {
  const typed = { ...EMPTY, name: 'Zola', number: '0831112222' };
  const used = putInDetails(chooseDetails(NOTHING_FILLED, typed, NALEDI).filling, typed);
  expect(returnable(used.filling, { ...typed, ...used.changes, name: 'Zola Budd' })).toEqual({
    number: '0831112222',
  });
});

test('a typed text can be put back after another suggestion replaced the saved details', () => {
  const typed = { ...EMPTY, name: 'Zola' };
  const used = putInDetails(chooseDetails(NOTHING_FILLED, typed, NALEDI).filling, typed);
  const second = chooseDetails(used.filling, { ...typed, ...used.changes }, SIPHO);
  expect(second.changes).toMatchObject({ name: 'Sipho' });
  expect(putBackTyped(second.filling, { ...EMPTY, name: 'Sipho' }).changes).toEqual({ name: 'Zola' });
});

import { defaultCard } from './cards';

const [newest, middle, oldest] = [{ id: 'pm_3' }, { id: 'pm_2' }, { id: 'pm_1' }];
const all = [newest, middle, oldest];

test.each([
  ['pm_2', middle],
  [undefined, oldest],
  ['pm_gone', oldest],
])('the default card with %s chosen', (chosen, card) => expect(defaultCard(all, chosen)).toBe(card));

test('the default card without cards is undefined', () => expect(defaultCard([], 'pm_1')).toBeUndefined());

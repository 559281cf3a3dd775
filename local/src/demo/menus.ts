import { endOfTomorrow } from './end-of-tomorrow';

/** One item of a demo menu: name, description, price in cents. */
type DemoItem = readonly [name: string, description: string, price: number];

/** Items by category, both in the order of the menu. */
type DemoMenu = Readonly<Record<string, readonly DemoItem[]>>;

/** A name on a menu that is sold out until tomorrow ends. */
export const SOLD_OUT = 'Mogodu Monday';

const ORLANDO_WEST: DemoMenu = {
  Kotas: [
    ['Kota with russian', 'Quarter loaf, slap chips, russian, atchar and polony.', 4_500],
    ['Kota full house', 'Everything: russian, vienna, egg, cheese, burger patty and special atchar.', 7_800],
    ['Kota with egg and cheese', 'Quarter loaf, slap chips, fried egg, cheese and atchar.', 3_950],
  ],
  'Pap & vleis': [
    ['Pap and vleis', 'Beef chuck off the coals with pap and tomato gravy.', 8_500],
    ['Boerewors plate', 'A coil of boerewors, pap, chakalaka and a roll.', 7_250],
    [SOLD_OUT, 'Slow-cooked tripe with dumplings. Mondays, while it lasts.', 9_500],
    ['Hardbody chicken', 'Free-range chicken stew with ting ya mabele.', 11_000],
  ],
  Sides: [
    ['Chakalaka', 'Beans, carrots and peppers, as hot as it should be.', 1_800],
    ['Slap chips', 'Large, with salt and vinegar.', 3_000],
    ['Ting ya mabele', 'Sour sorghum porridge.', 2_000],
  ],
  Drinks: [
    ['Ginger beer', 'Home-made gemere, 500 ml.', 2_200],
    ['Cold drink 330 ml', '', 1_600],
    ['Still water 500 ml', '', 1_400],
  ],
};

const MABONENG: DemoMenu = {
  Kotas: [
    ['Quarter kota', 'Quarter loaf, chips, vienna and atchar.', 3_800],
    ['Halloumi kota', 'Grilled halloumi, chips, peri mayo and pickled cabbage.', 6_900],
  ],
  Bowls: [
    ['Umngqusho bowl', 'Samp and beans, roast butternut, spinach and brown onions.', 7_900],
    ['Bunny chow', 'Quarter loaf of bread, filled with lamb curry; carrot sambals.', 12_500],
    ['Pap and vleis bowl', 'Rump off the coals, pap, chakalaka.', 13_500],
  ],
  'From the pan': [
    ['Vetkoek and mince', 'Two vetkoek, curried mince, fruit chutney.', 5_500],
    ['Amagwinya with cheese', 'Four small ones, with cheddar.', 3_200],
  ],
  Drinks: [
    ['Rooibos iced tea', 'With lemon and honey, 400 ml.', 3_200],
    ['Mageu', 'Banana, 500 ml.', 2_000],
    ['Flat white', 'Beans from a roastery around the corner.', 3_400],
  ],
};

/** The menus of the two restaurants by restaurant's id. */
const MENUS: Readonly<Record<string, DemoMenu>> = {
  'kasi-kitchen-orlando-west': ORLANDO_WEST,
  'kasi-kitchen-maboneng': MABONENG,
};

const DAY_MS = 86_400_000;

/** The items of a restaurant's menu as the dashboard would have saved them. */
export function demoMenuItems(restaurantID: string, now: Date, updatedBy: string) {
  const items = Object.entries(MENUS[restaurantID] ?? {}).flatMap(([category, entries]) =>
    entries.map(([name, description, price]) => ({ name, description, price, category })),
  );
  return items.map((item, index) => ({
    ...item,
    soldOutUntil: item.name === SOLD_OUT ? endOfTomorrow(now) : null,
    position: `V${String(index).padStart(2, '0')}V1`,
    updated_at: new Date(now.getTime() - 9 * DAY_MS),
    updated_by: updatedBy,
  }));
}

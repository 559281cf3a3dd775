import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_CREDIT_LIMIT, UNPRICED_RESERVE } from '@fleetfoot/shared/model/billing/credit';
import { COLLECTIONS, SINGLE_DOCUMENTS } from '@fleetfoot/shared/model/collections';
import { DeliverySchema, SERVER_FIELDS } from '@fleetfoot/shared/model/delivery/delivery';
import { EDITABLE_FIELDS, PRICE_FIELDS, WAY_FIELDS } from '@fleetfoot/shared/model/delivery/delivery-input';
import { DeliverySettingsSchema, deliveryReceipts } from '@fleetfoot/shared/model/delivery/delivery-records';
import { SavedAddressSchema } from '@fleetfoot/shared/model/delivery/saved-address';
import { SavedViewSchema } from '@fleetfoot/shared/model/delivery/saved-view';
import { BOOK_PLACES } from '@fleetfoot/shared/model/places';
import { MENU_ITEM_FIELDS } from '@fleetfoot/shared/model/restaurants/menu-item';
import { DraftSchema, MEMBER_DRAFT_KEYS, USER_DRAFT_KEYS } from '@fleetfoot/shared/model/team/draft';
import { UserSchema } from '@fleetfoot/shared/model/team/people';

const MODEL_FOLDER = fileURLToPath(new URL('../../../shared/model', import.meta.url));
const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** The text of every file of the model. */
const MODEL = readdirSync(MODEL_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${MODEL_FOLDER}/${file}`, 'utf8'))
  .join('\n');

const DECLARED = [...COLLECTIONS, ...SINGLE_DOCUMENTS];

/** The path of a nested block, below the path of the database itself. */
function pathOf(blocks: readonly string[]): string {
  return blocks.filter(Boolean).slice(1).join('/');
}

/** Paths of the rules' nested `match` blocks, and the bound of their lists. */
function matches(): Map<string, string> {
  const found = new Map<string, string>();
  const open: string[] = [];
  for (const line of RULES.split('\n')) {
    const [, path] = /^\s*match \/(.+) \{$/.exec(line) ?? [];
    if (path) {
      open.push(path);
      found.set(pathOf(open), '');
    } else if (/\{$/.test(line)) open.push('');
    else if (/^\s*\}$/.test(line)) open.pop();
    const [, bound] = /allow list:.*isBounded\((\d+)\)/.exec(line) ?? [];
    if (bound) found.set(pathOf(open), bound);
  }
  return found;
}

const MATCHES = matches();

/** The server's alone: no rule names them. */
const SERVER_ONLY = [
  ...['ApiIdempotency', 'ApiKeys', 'ApiUsage', 'CardAttempts', 'Devices', 'Dispatches', 'InvoiceCounters'],
  'InviteLinks',
  ...['MemberSpending', 'PaymentAttempts', 'PinTries', 'PolicyReports', 'PastReleases', 'Quotes'],
  'ReleaseHealth',
  ...['Releases', 'Rollouts', 'StripeEvents', 'TestEvents', 'TrackingLinks', 'UserCardAttempts'],
  ...['WebhookFeeds', 'WebhookQueues'],
  'Organizations/{orgID}/Private/stripe',
  'Platform/campaignCharges',
  'Platform/supplier',
  'Switches/shell',
];

test('Every declared template is a path of the rules, with the same names of ids and the same limit', () => {
  const declared = DECLARED.map((entry) => {
    const limit = 'mostInQuery' in entry ? String(entry.mostInQuery) : '';
    return [entry.template, limit, 'name' in entry ? entry.name : entry.template] as const;
  }).filter(([, , name]) => !SERVER_ONLY.includes(name));
  const inRules = [...MATCHES].filter(([path]) => path !== '' && !path.startsWith('{path=**}'));
  expect(declared.map(([template, limit]) => `${template} ${limit}`).sort()).toEqual(
    inRules.map(([path, limit]) => `${path} ${limit}`).sort(),
  );
});

test('Every limit of a group is the one of the rules', () => {
  const groups = DECLARED.flatMap((entry) =>
    'mostInGroupQuery' in entry ? [`${entry.name} ${entry.mostInGroupQuery}`] : [],
  );
  const inRules = [...MATCHES].flatMap(([path, limit]) => {
    const [, name] = /^\{path=\*\*\}\/(\w+)\//.exec(path) ?? [];
    return name ? [`${name} ${limit}`] : [];
  });
  expect(groups.sort()).toEqual(inRules.sort());
});

test.each([
  ['collections', 'collection', COLLECTIONS],
  ['single documents', 'singleDocument', SINGLE_DOCUMENTS],
])('The list of %s has all that the model declares', (_list, builder, listed) => {
  const declared = MODEL.matchAll(new RegExp(`export const \\w+ = ${builder}\\(\\s*'([^']+)'`, 'g'));
  expect(listed.map(({ template }) => template).sort()).toEqual([...declared].map(([, at]) => at).sort());
});

test('Every path has one declaration', () => {
  const templates = DECLARED.map(({ template }) => template);
  expect(new Set(templates).size).toBe(templates.length);
});

/** The names in the list that begins after this place of the rules. */
function fieldsAfter(place: string): string[] {
  const start = RULES.indexOf(place);
  const list = RULES.slice(RULES.indexOf('[', start), RULES.indexOf(']', start));
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? '').sort();
}

const WRITTEN = ['updated_at', 'updated_by', 'changeID'];
const WINDOWS = fieldsAfter('function windowFields');

test.each([
  [
    'a new delivery',
    [...fieldsAfter('function commonFields'), ...WINDOWS],
    Object.keys(DeliverySchema.entries).filter((field) => !SERVER_FIELDS.includes(field)),
  ],
  [
    'an edit',
    [...fieldsAfter('function isEdit'), ...WINDOWS],
    [...EDITABLE_FIELDS, ...WAY_FIELDS, ...PRICE_FIELDS, ...WRITTEN],
  ],
  ['an address', fieldsAfter('function isAddress'), Object.keys(SavedAddressSchema.entries)],
  [
    'a new menu item',
    fieldsAfter('&& request.resource.data.keys().hasOnly([\n'),
    ['id', ...MENU_ITEM_FIELDS, ...WRITTEN],
  ],
  ['a changed menu item', fieldsAfter('&& !isSettings(resource.data)\n'), [...MENU_ITEM_FIELDS, ...WRITTEN]],
  ['a profile', fieldsAfter('allow create: if isOwn(uid)'), Object.keys(UserSchema.entries)],
  ['a draft', fieldsAfter('function isDraft'), [...Object.keys(DraftSchema.entries), 'updated_at']],
  ["a user's drafts' keys", fieldsAfter('&& (key in '), [...USER_DRAFT_KEYS]],
  ["a member's drafts' keys", fieldsAfter('&& key in '), [...MEMBER_DRAFT_KEYS]],
  ['a view', fieldsAfter('function isView'), [...Object.keys(SavedViewSchema.entries), 'updated_at']],
  ['a receipt', fieldsAfter('function isReceipt'), Object.keys(deliveryReceipts.schema.entries)],
  ['settings', fieldsAfter('function isSettings'), Object.keys(DeliverySettingsSchema.entries)],
])('The names of %s are those of the model', (_what, inRules, declared) => {
  expect(inRules.sort()).toEqual([...declared].sort());
});

test('The credit limit, and what a delivery without a price holds of it, are those of the model', () => {
  const [, limit] = /data\.limit : (\d+)\)/.exec(RULES) ?? [];
  expect(Number(limit)).toBe(DEFAULT_CREDIT_LIMIT);
  const [, reserve] = /get\(\['price', 'total'\], (\d{2,})\)/.exec(RULES) ?? [];
  expect(Number(reserve)).toBe(UNPRICED_RESERVE);
});

test('The places of addresses and of menu items are those of the model', () => {
  const { count, digits } = BOOK_PLACES;
  expect(count).toBe(10 ** digits);
  const asked = [...RULES.matchAll(/(\w+)\.matches\('\[0-9\]\{(\d)\}'\)/g)];
  expect(asked.map(([, id, most]) => `${id} ${most}`)).toEqual([`addressID ${digits}`, `itemID ${digits}`]);
});

import { readFileSync } from 'node:fs';
import * as model from '@fleetfoot/shared/model';

const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

const DECLARED = Object.values(model).filter((entry) => typeof entry === 'object' && 'template' in entry);

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
    Object.keys(model.DeliverySchema.entries).filter((field) => !model.SERVER_FIELDS.includes(field)),
  ],
  [
    'an edit',
    [...fieldsAfter('function isEdit'), ...WINDOWS],
    [...model.EDITABLE_FIELDS, ...model.WAY_FIELDS, ...model.PRICE_FIELDS, ...WRITTEN],
  ],
  ['an address', fieldsAfter('function isAddress'), Object.keys(model.SavedAddressSchema.entries)],
  [
    'a new menu item',
    fieldsAfter('&& request.resource.data.keys().hasOnly([\n'),
    ['id', ...model.MENU_ITEM_FIELDS, ...WRITTEN],
  ],
  [
    'a changed menu item',
    fieldsAfter('&& !isSettings(resource.data)\n'),
    [...model.MENU_ITEM_FIELDS, ...WRITTEN],
  ],
  ['a profile', fieldsAfter('allow create: if isOwn(uid)'), Object.keys(model.UserSchema.entries)],
  ['a draft', fieldsAfter('function isDraft'), [...Object.keys(model.DraftSchema.entries), 'updated_at']],
  ["a user's drafts' keys", fieldsAfter('&& (key in '), [...model.USER_DRAFT_KEYS]],
  ["a member's drafts' keys", fieldsAfter('&& key in '), [...model.MEMBER_DRAFT_KEYS]],
  ['a view', fieldsAfter('function isView'), [...Object.keys(model.SavedViewSchema.entries), 'updated_at']],
  ['a receipt', fieldsAfter('function isReceipt'), Object.keys(model.deliveryReceipts.schema.entries)],
  ['settings', fieldsAfter('function isSettings'), Object.keys(model.DeliverySettingsSchema.entries)],
])('The names of %s are those of the model', (_what, inRules, declared) => {
  expect(inRules.sort()).toEqual([...declared].sort());
});

test('The credit limit, and what a delivery without a price holds of it, are those of the model', () => {
  const [, limit] = /data\.limit : (\d+)\)/.exec(RULES) ?? [];
  expect(Number(limit)).toBe(model.DEFAULT_CREDIT_LIMIT);
  const [, reserve] = /get\(\['price', 'total'\], (\d{2,})\)/.exec(RULES) ?? [];
  expect(Number(reserve)).toBe(model.UNPRICED_RESERVE);
});

test('The places of addresses and of menu items are those of the model', () => {
  const { count, digits } = model.BOOK_PLACES;
  expect(count).toBe(10 ** digits);
  const asked = [...RULES.matchAll(/(\w+)\.matches\('\[0-9\]\{(\d)\}'\)/g)];
  expect(asked.map(([, id, most]) => `${id} ${most}`)).toEqual([`addressID ${digits}`, `itemID ${digits}`]);
});

import { HIGHEST_PRICE, MENU_SETTINGS, MENU_ITEM_TEXTS as MOST } from '@fleetfoot/shared/model';
import { serverTimestamp, Timestamp } from './client-sdk';
import { inDays, newMenuItem } from './new-documents';
import { ANY_TYPE, NO_NUMBER, NO_TEXT } from './wrong-types';

type Changes = Readonly<Record<string, unknown>>;

/** What is changed in a right menu item. */
type MenuTable = readonly (readonly [what: string, changes: Changes])[];

const long = (length: number) => 'x'.repeat(length);

export const RIGHT_ITEMS: MenuTable = [
  ['name of one character', { name: '☆' }],
  [`name of ${MOST.name} characters`, { name: long(MOST.name) }],
  ['an empty description', { description: '' }],
  [`description of ${MOST.description} characters`, { description: long(MOST.description) }],
  ['a price of nothing', { price: 0 }],
  ['the highest price', { price: HIGHEST_PRICE }],
  ['no price', { price: undefined }],
  ['an empty category', { category: '' }],
  [`category of ${MOST.category} characters`, { category: long(MOST.category) }],
  ['soldOutUntil in a year', { soldOutUntil: inDays(365) }],
  ['soldOutUntil long past', { soldOutUntil: Timestamp.fromMillis(0) }],
  ['soldOutUntil now', { soldOutUntil: serverTimestamp() }],
  ['position of one digit', { position: 'z' }],
  ['position of 100 digits', { position: `${'0'.repeat(99)}1` }],
];

const NO_MOMENT = ANY_TYPE.filter(([type]) => type !== 'null' && type !== 'a timestamp');

function wrongTypes([field, value]: [string, unknown]): MenuTable {
  const types = typeof value === 'string' ? NO_TEXT : typeof value === 'number' ? NO_NUMBER : ANY_TYPE;
  const wrong = field === 'soldOutUntil' ? NO_MOMENT : types;
  return wrong.map(([type, other]) => [`${field} that is ${type}`, { [field]: other }]);
}

export const WRONG_ITEMS: MenuTable = [
  ['soldOutUntil beyond a year', { soldOutUntil: inDays(367) }],
  ...Object.entries(newMenuItem('x', 'member')).flatMap(wrongTypes),
  ['keys too many', { photo: 'kota.jpg' }],
  ["another's id", { id: 'full' }],
  ['an empty name', { name: '' }],
  ['a blank name', { name: ' \u00a0' }],
  ['name of two lines', { name: 'Kota\nwith russian' }],
  [`name of ${MOST.name + 1} characters`, { name: long(MOST.name + 1) }],
  ['name of the settings', { name: MENU_SETTINGS }],
  [`description of ${MOST.description + 1} characters`, { description: long(MOST.description + 1) }],
  ['price below nothing', { price: -1 }],
  ['price beyond the highest', { price: HIGHEST_PRICE + 1 }],
  ['price with half a cent', { price: 4_500.5 }],
  ['price that is not a number', { price: Number.NaN }],
  ['a blank category', { category: ' ' }],
  ['category of two lines', { category: 'Kotas\nand more' }],
  [`category of ${MOST.category + 1} characters`, { category: long(MOST.category + 1) }],
  ['an empty position', { position: '' }],
  ['position of 101 digits', { position: `${'0'.repeat(100)}1` }],
  ['position with a zero at its end', { position: 'V0' }],
  ['position with another character', { position: 'V-1' }],
  ['another updated_by', { updated_by: 'admin' }],
  ["the client's updated_at", { updated_at: Timestamp.now() }],
  ['no name', { name: undefined }],
  ['no updated_at', { updated_at: undefined }],
  ['no updated_by', { updated_by: undefined }],
];

/** Asked of a new item; one that another system wrote may be without. */
export const NEEDED_WHEN_NEW: MenuTable = ['description', 'category', 'soldOutUntil', 'position'].map(
  (field) => [`no ${field}`, { [field]: undefined }],
);

import { cleanText, formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { foldedText } from './address-text';

/** Places that were renamed: people search for one name while the map writes the other. As `foldedText` leaves them. */
const OTHER_NAMES: readonly (readonly string[])[] = [
  ['port elizabeth', 'gqeberha'],
  ['king williams town', 'qonce'],
  ['grahamstown', 'makhanda'],
  ['uitenhage', 'kariega'],
  ['queenstown', 'komani'],
  ['umtata', 'mthatha'],
  ['pretoria', 'tshwane'],
  ['durban', 'ethekwini'],
  ['nelspruit', 'mbombela'],
  ['witbank', 'emalahleni'],
  ['pietersburg', 'polokwane'],
  ['potgietersrus', 'mokopane'],
  ['louis trichardt', 'makhado'],
  ['warmbaths', 'bela bela'],
  ['nylstroom', 'modimolle'],
  ['ellisras', 'lephalale'],
  ['piet retief', 'emkhondo'],
  ['stanger', 'kwadukuza'],
];

/** What is found by words. The gate code is no word to look for. */
function wordsOf(address: SavedAddress): string {
  const text = foldedText(
    [
      address.label,
      address.name,
      address.buildingName,
      address.unitNumber,
      address.fullAddressString,
      address.streetAddress,
      address.city,
      address.landmark,
      address.instructions,
      address.contactName,
    ].join(' '),
  );
  const others = OTHER_NAMES.filter((names) => names.some((name) => text.includes(name)));
  return [text, ...others.flat()].join(' ');
}

function numberMatches({ contactPhoneNumber }: SavedAddress, digits: string): boolean {
  const own = contactPhoneNumber.slice(1);
  return own.includes(digits) || formatPhoneNumber(contactPhoneNumber).replaceAll(' ', '').includes(digits);
}

/**
 * The addresses in which every word of the text occurs, in their order. Renamed places are found by either name, a
 * telephone number however it is spaced.
 */
export function searchAddresses(addresses: readonly SavedAddress[], text: string): readonly SavedAddress[] {
  const words = foldedText(text).split(' ').filter(Boolean);
  const digits = cleanText(text).replace(/[\s()+.-]/g, '');
  const isNumber = /^\d{4,}$/.test(digits);
  return addresses.filter((address) => {
    if (isNumber && numberMatches(address, digits)) return true;
    const all = wordsOf(address);
    return words.every((word) => all.includes(word));
  });
}

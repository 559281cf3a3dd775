import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { foldedText } from './folded-text';
import { OTHER_NAMES } from './other-names';
import type { SavedAddress } from './saved-address';

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
  const digits = text.replace(/[\s()+.-]/g, '');
  const isNumber = /^\d{4,}$/.test(digits);
  return addresses.filter((address) => {
    if (isNumber && numberMatches(address, digits)) return true;
    const all = wordsOf(address);
    return words.every((word) => all.includes(word));
  });
}

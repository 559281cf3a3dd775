import { cleanText } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';

type Named = Pick<
  SavedAddress,
  'label' | 'name' | 'buildingName' | 'unitNumber' | 'streetAddress' | 'fullAddressString'
>;

/** What an address is called in a list: by its label, else by what best tells it from others. */
export function addressTitle(address: Named): string {
  if (address.label) return address.label;
  const place = address.buildingName || address.name || address.streetAddress || address.fullAddressString;
  return address.unitNumber ? `${address.unitNumber}, ${place}` : place;
}

/** A text as it is compared: without case, accents, punctuation and extra space. */
export function foldedText(text: string): string {
  return cleanText(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

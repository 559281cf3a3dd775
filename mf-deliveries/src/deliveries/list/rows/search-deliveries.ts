import { cleanText } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { plainText } from '../plain-text';

const NATIONAL_PREFIX = /^\+27/;
const LOOKS_LIKE_A_NUMBER = /^\+?[\d\s().-]{4,}$/;

// As with sorting: once per row.
const known = new WeakMap<Delivery, string>();

/** The searched texts of a delivery; telephone numbers with and without their country code. */
function searchedText(delivery: Delivery): string {
  const found = known.get(delivery);
  if (found !== undefined) return found;
  const phones = [delivery.dropoff_phone_number, delivery.pickup_phone_number];
  const text = plainText(
    [
      delivery.external_id,
      delivery.id,
      delivery.dropoff_name,
      delivery.pickup_name,
      delivery.dropoff_address,
      delivery.pickup_address,
      ...phones,
      ...phones.map((phone) => phone.replace(NATIONAL_PREFIX, '0')),
    ].join('\n'),
  );
  known.set(delivery, text);
  return text;
}

/** A test for deliveries in which every word of the search occurs, or its telephone number. */
export function searchTest(search: string): (delivery: Delivery) => boolean {
  const words = plainText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  const typed = cleanText(search);
  const number = LOOKS_LIKE_A_NUMBER.test(typed) ? typed.replace(/[^\d+]/g, '') : '';
  return (delivery) => {
    const text = searchedText(delivery);
    return (number !== '' && text.includes(number)) || words.every((word) => text.includes(word));
  };
}

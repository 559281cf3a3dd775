import * as v from '@fleetfoot/shared/schema';
import { cleanString, contactNumber, optionalLine, optionalText, requiredText } from '../fields';
import type { Directions } from './delivery-choices';
import { ADDRESS_TEXTS, addressTexts, type SavedAddress } from './saved-address';

/** What helps to find the door of an address, as a delivery has it. */
export function directionsOf(
  address: Pick<SavedAddress, 'unitNumber' | 'buildingName' | 'landmark' | 'gateCode'>,
): Record<keyof Directions, string> {
  const { unitNumber, buildingName, landmark, gateCode } = address;
  return { unit: [unitNumber, buildingName].filter(Boolean).join(', '), landmark, gate_code: gateCode };
}

function degrees(most: number) {
  return v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
}

const optionalNumber = v.union(
  [v.pipe(cleanString(), v.literal('')), contactNumber('the phone number')],
  'Enter a phone number such as 082 123 4567, or leave it empty.',
);

/** Checks what a member enters of an address, before it has an id and times. The phone number comes out in E.164. */
export const AddressDetailsSchema = v.object({
  latitude: degrees(90),
  longitude: degrees(180),
  ...addressTexts(optionalLine),
  instructions: optionalText(ADDRESS_TEXTS.instructions),
  fullAddressString: requiredText('the full address', ADDRESS_TEXTS.fullAddressString),
  contactPhoneNumber: optionalNumber,
});

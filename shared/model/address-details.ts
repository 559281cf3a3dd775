import * as v from '@fleetfoot/shared/schema';
import { forward, partialCheck } from 'valibot';
import { DELIVERY_TEXTS } from './delivery-input';
import { contactNumber, optionalLine, optionalText, requiredText } from './fields';
import { ADDRESS_TEXTS, addressTexts, type SavedAddress } from './saved-address';

/** The instructions of a delivery hold the courier's directions to an address. */
const COURIER_LIMIT = DELIVERY_TEXTS.instructions;

type Directions = Pick<
  SavedAddress,
  'unitNumber' | 'buildingName' | 'landmark' | 'gateCode' | 'instructions'
>;

/** All that a courier needs beside the street, as the instructions of a delivery. */
export function courierInstructions(address: Directions): string {
  const { unitNumber, buildingName, landmark, gateCode, instructions } = address;
  const lines = [
    [unitNumber, buildingName].filter(Boolean).join(', '),
    landmark && `Landmark: ${landmark}`,
    gateCode && `Gate code: ${gateCode}`,
    instructions,
  ];
  return lines.filter(Boolean).join('\n');
}

function degrees(most: number) {
  return v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
}

const optionalNumber = v.union(
  [v.pipe(v.string(), v.trim(), v.literal('')), contactNumber('the phone number')],
  'Enter a phone number such as 082 123 4567, or leave it empty.',
);

/** Checks what a member enters of an address, before it has an id and times. The phone number comes out in E.164. */
export const AddressDetailsSchema = v.pipe(
  v.object({
    latitude: degrees(90),
    longitude: degrees(180),
    ...addressTexts(optionalLine),
    instructions: optionalText(ADDRESS_TEXTS.instructions),
    fullAddressString: requiredText('the full address', ADDRESS_TEXTS.fullAddressString),
    contactPhoneNumber: optionalNumber,
  }),
  /* @__PURE__ */ forward(
    /* @__PURE__ */ partialCheck(
      [['unitNumber'], ['buildingName'], ['landmark'], ['gateCode'], ['instructions']],
      (address) => courierInstructions(address).length <= COURIER_LIMIT,
      `Shorten this: with building, unit, landmark and gate code the courier gets at most ${COURIER_LIMIT} characters.`,
    ),
    ['instructions'],
  ),
);

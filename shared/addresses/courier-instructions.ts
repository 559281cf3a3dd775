import type { SavedAddress } from './saved-address';

/** Most characters that a delivery's instructions may have. */
export const COURIER_LIMIT = 500;

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

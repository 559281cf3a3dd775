import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { foldedText } from './address-text';
import { distance } from './distance';

/** In metres: pins closer than this may mean the same door. */
const SAME_PLACE = 30;

type Place = Pick<
  SavedAddress,
  'latitude' | 'longitude' | 'fullAddressString' | 'buildingName' | 'unitNumber'
>;

function unitOf({ unitNumber }: Place): string {
  // `Unit 4`, `4` and `no. 4` are one door.
  return foldedText(unitNumber).replace(
    /^(unit|apartment|apt|flat|shop|suite|no|nr|number|eenheid|woonstel) /,
    '',
  );
}

function textOf({ fullAddressString, buildingName }: Place): string {
  return foldedText(`${fullAddressString} ${buildingName}`);
}

/**
 * The saved address that a new one repeats: the same unit within 30 m, or the same unit of the same text.
 * @param id of the candidate itself, when it is saved already
 */
export function findDuplicate(
  saved: readonly SavedAddress[],
  candidate: Place,
  id?: string,
): SavedAddress | undefined {
  return saved.find(
    (address) =>
      address.id !== id &&
      unitOf(address) === unitOf(candidate) &&
      (distance(address, candidate) <= SAME_PLACE || textOf(address) === textOf(candidate)),
  );
}

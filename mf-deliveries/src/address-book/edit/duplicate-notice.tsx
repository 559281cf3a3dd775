import { Notice } from '@fleetfoot/shared/forms';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { richText } from '@fleetfoot/shared/texts';
import { Button } from '@fleetfoot/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressTitle } from '../../addresses/address-text';
import { findDuplicate } from '../../addresses/find-duplicate';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import { NoticeSlot } from '../notice-style';
import type { AddressFormValues } from './address-form-values';

interface DuplicateNoticeProps {
  readonly saved: readonly SavedAddress[];
  /** Of the address being edited. */
  readonly id: string | undefined;
  readonly onOpen: (address: SavedAddress) => void;
}

/** Says that the address seems to be saved already. Saving it again stays possible: two doors may share a pin. */
export function DuplicateNotice({ saved, id, onOpen }: DuplicateNoticeProps) {
  const { control } = useFormContext<AddressFormValues>();
  const [position, fullAddressString, buildingName, unitNumber] = useWatch({
    control,
    name: ['position', 'fullAddressString', 'buildingName', 'unitNumber'],
  });
  const duplicate =
    position && findDuplicate(saved, { ...position, fullAddressString, buildingName, unitNumber }, id);
  return (
    <NoticeSlot role="status">
      {duplicate && (
        <Notice>
          <p>
            {richText(ADDRESS_BOOK.form.duplicate, <strong translate="no">{addressTitle(duplicate)}</strong>)}
          </p>
          <Button variant="secondary" onClick={() => onOpen(duplicate)}>
            {ADDRESS_BOOK.form.open}
          </Button>
        </Notice>
      )}
    </NoticeSlot>
  );
}

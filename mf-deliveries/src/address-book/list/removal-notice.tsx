import { Notice, useAction } from '@fleetfoot/shared/forms';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { useServices } from '@fleetfoot/shared/remote';
import { richText } from '@fleetfoot/shared/texts';
import { Button, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef } from 'react';
import { addressTitle } from '../../addresses/address-text';
import { ADDRESS_BOOK } from '../../texts/english/address-book';

const TEXTS = ADDRESS_BOOK.list;

interface RemovalNoticeProps {
  readonly removed: SavedAddress;
  /** Brings the address back; rejects when it is not back. */
  readonly onUndo: () => Promise<void>;
  readonly onDismiss: () => void;
}

/** Stays until it is dismissed, so that undoing needs no haste. */
export function RemovalNotice({ removed, onUndo, onDismiss }: RemovalNoticeProps) {
  const { report } = useServices();
  const undo = useRef<HTMLButtonElement>(null);
  const { busy, error, run } = useAction({
    doubt: ADDRESS_BOOK.return(addressTitle(removed)),
    wording: (reason) => ADDRESS_BOOK.notBack(addressTitle(removed), reason),
    onFailure: (failure) =>
      report(failure, { message: 'A deleted address was not brought back.', addressID: removed.id }),
  });
  // The pressed button was removed together with its address.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Stack gap={2}>
      <Notice>
        <p>{richText(ADDRESS_BOOK.isDeleted, <strong translate="no">{addressTitle(removed)}</strong>)}</p>
        <Row gap={2}>
          <Button ref={undo} variant="secondary" busy={busy} onClick={() => run(onUndo)}>
            {TEXTS.undo}
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            {TEXTS.dismiss}
          </Button>
        </Row>
      </Notice>
      {error && <FormError>{error}</FormError>}
    </Stack>
  );
}

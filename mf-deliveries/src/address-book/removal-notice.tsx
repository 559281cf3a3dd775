import { addressTitle, type SavedAddress } from '@fleetfoot/shared/addresses';
import { Button, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef } from 'react';
import { Notice } from './notice';

interface RemovalNoticeProps {
  readonly removed: SavedAddress;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Stays until it is dismissed: nobody has to be quick to undo. */
export function RemovalNotice({ removed, busy, error, onUndo, onDismiss }: RemovalNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its address.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Stack gap={2}>
      <Notice>
        <p>
          <strong>{addressTitle(removed)}</strong> is deleted.
        </p>
        <Row gap={2}>
          <Button ref={undo} variant="secondary" busy={busy} onClick={onUndo}>
            Undo
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            Dismiss
          </Button>
        </Row>
      </Notice>
      {error && <FormError>{error}</FormError>}
    </Stack>
  );
}

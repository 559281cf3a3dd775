import { Button, FormError, LinkButton, Row, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef } from 'react';
import { Notice } from './notice';

interface RemovedItemProps {
  readonly name: string;
  readonly menuPath: string;
  readonly busy: boolean;
  /** Why it did not come back. */
  readonly error: string | undefined;
  readonly onUndo: () => void;
}

/** In place of the item, for as long as the user stays: nobody has to be quick to undo. */
export function RemovedItem({ name, menuPath, busy, error, onUndo }: RemovedItemProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with the item.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Stack>
      <Notice>
        <p>
          <strong>{name}</strong> is deleted.
        </p>
        <Row gap={2}>
          <Button ref={undo} variant="secondary" busy={busy} onClick={onUndo}>
            Undo
          </Button>
          <LinkButton variant="quiet" href={menuPath}>
            Back to the menu
          </LinkButton>
        </Row>
      </Notice>
      {error && <FormError>It is still deleted. {error}</FormError>}
    </Stack>
  );
}

import { Button, ConfirmDialog } from '@fleetfoot/shared/ui';
import { useState } from 'react';

interface RemoveEntryProps {
  readonly title: string;
  /** Whether it was sent before without an answer, so that the server may have it. */
  readonly wasTried: boolean;
  readonly onRemove: () => Promise<void>;
}

export function RemoveEntry({ title, wasTried, onRemove }: RemoveEntryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} aria-label={`Delete ${title}`}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        title="Delete what is saved on this device?"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => {
          setOpen(false);
          void onRemove();
        }}
        onCancel={() => setOpen(false)}
      >
        Delivery {title} is deleted from this device and will not be sent.
        {wasTried && ' It was sent before without an answer: look in the list whether it is there already.'}
      </ConfirmDialog>
    </>
  );
}

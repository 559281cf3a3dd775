import { Button, Dialog } from '@fleetfoot/shared/ui';
import { type ReactNode, useId } from 'react';
import { CardFormArea } from './card-form-area';
import { type NewCard, useNewCard } from './use-new-card';

interface AddCardDialogProps extends NewCard {
  readonly title: string;
  /** The effect of saving this card. */
  readonly children: ReactNode;
}

/** A dialog with the fields for one card; mounted only while it is open. */
export function AddCardDialog({ title, children, ...card }: AddCardDialogProps) {
  const form = useNewCard(card);
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={form.leave}
      footer={
        <>
          <Button variant="secondary" disabled={form.phase === 'saving'} onClick={form.leave}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={form.phase === 'loading' || form.phase === 'missing'}
            busy={form.phase === 'saving' || form.phase === 'doubt'}
          >
            Save
          </Button>
        </>
      }
    >
      <CardFormArea id={id} form={form}>
        {children}
      </CardFormArea>
    </Dialog>
  );
}

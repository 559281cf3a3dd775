import { useAction } from '@fleetfoot/shared/forms';
import type { SavedView } from '@fleetfoot/shared/model';
import { Button, ConfirmDialog, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import type { ListQuery } from '../query/list-query';
import { namedView, viewNamed, viewNameProblem } from './name-view';
import { type ViewOwner, viewWrites } from './view-writes';

interface SaveViewDialogProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  readonly owner: ViewOwner;
  readonly onClose: () => void;
}

/** Asks for a name for the list as it is; there for as long as it is open. */
export function SaveViewDialog({ views, query, owner, onClose }: SaveViewDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const saving = useAction({ doubt: 'the view was saved' });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const found = viewNameProblem(views, name);
    setProblem(found);
    if (found !== undefined) return;
    if (await saving.run(() => viewWrites(owner).save(namedView(views, name, query), views))) onClose();
  }

  const isTaken = viewNamed(views, name) !== undefined;
  return (
    <Dialog
      open
      title="Save view"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving.busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label="Name"
            hint={isTaken ? 'The view of this name will be replaced.' : 'Search, filters and order are kept.'}
            error={problem}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <FormError>{saving.error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}

interface DeleteViewDialogProps {
  readonly view: SavedView;
  readonly owner: ViewOwner;
  readonly onClose: () => void;
}

/** There for as long as it is open. */
export function DeleteViewDialog({ view, owner, onClose }: DeleteViewDialogProps) {
  const { busy, error, run } = useAction({ doubt: 'the view was deleted' });
  async function confirm(): Promise<void> {
    if (await run(() => viewWrites(owner).remove(view))) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={`Delete the view “${view.name}”?`}
      confirmLabel="Delete view"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      The deliveries in it stay as they are.
    </ConfirmDialog>
  );
}

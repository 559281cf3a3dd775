import { toAppError } from '@fleetfoot/shared/domain';
import { Button, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import type { ListQuery } from './list-query';
import { namedView, viewNamed, viewNameProblem } from './name-view';
import type { SavedView } from './saved-views';
import type { ViewStore } from './views.queries';

interface SaveViewDialogProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  readonly store: Pick<ViewStore, 'newId' | 'save'>;
  readonly onClose: () => void;
}

/** Asks for a name for the list as it is; there for as long as it is open. */
export function SaveViewDialog({ views, query, store, onClose }: SaveViewDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const found = viewNameProblem(views, name);
    setProblem(found);
    setFailure(undefined);
    if (found !== undefined || isSaving) return;
    setSaving(true);
    try {
      await store.save(namedView(views, name, query, store.newId));
      onClose();
    } catch (error) {
      setFailure(toAppError(error).userMessage);
      setSaving(false);
    }
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
          <Button type="submit" form={formId} busy={isSaving}>
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
          <FormError>{failure}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}

import { useAction } from '@fleetfoot/shared/forms';
import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import { Button, ConfirmDialog, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { dialogWords } from '../../../texts/dialogs';
import { useFailureWords } from '../../../texts/failure-words';
import { usePageTexts } from '../../../texts/page-texts';
import { Translated } from '../../../texts/translated';
import { viewsTexts } from '../../../texts/views';
import type { ListQuery } from '../query/list-query';
import { fullText, namedView, viewNamed, viewNameProblem } from './name-view';
import { type ViewOwner, viewWrites } from './view-writes';

interface SaveViewDialogProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  readonly owner: ViewOwner;
  readonly onClose: () => void;
}

/** Asks for a name for the list as it is; there for as long as it is open. */
export function SaveViewDialog(props: SaveViewDialogProps) {
  return (
    <Translated groups={dialogWords}>
      <SaveForm {...props} />
    </Translated>
  );
}

function SaveForm({ views, query, owner, onClose }: SaveViewDialogProps) {
  const texts = usePageTexts(viewsTexts);
  const say = useFailureWords();
  const formId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const saving = useAction({ doubt: 'the view was saved' });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const found = viewNameProblem(views, name, texts);
    setProblem(found);
    if (found !== undefined) return;
    if (await saving.run(() => viewWrites(owner).save(namedView(views, name, query), views))) onClose();
  }

  const isTaken = viewNamed(views, name) !== undefined;
  return (
    <Dialog
      open
      title={texts.save}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label={texts.name}
            hint={isTaken ? texts.replaces : texts.keeps}
            error={problem}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <FormError>{saving.error === fullText() ? fullText(texts) : say(saving.error)}</FormError>
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
export function DeleteViewDialog(props: DeleteViewDialogProps) {
  return (
    <Translated groups={dialogWords}>
      <DeleteQuestion {...props} />
    </Translated>
  );
}

function DeleteQuestion({ view, owner, onClose }: DeleteViewDialogProps) {
  const texts = usePageTexts(viewsTexts);
  const say = useFailureWords();
  const { busy, error, run } = useAction({ doubt: 'the view was deleted' });
  async function confirm(): Promise<void> {
    if (await run(() => viewWrites(owner).remove(view))) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={texts.question(view.name)}
      confirmLabel={texts.remove}
      cancelLabel={texts.cancel}
      tone="danger"
      busy={busy}
      error={say(error)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {texts.text}
    </ConfirmDialog>
  );
}

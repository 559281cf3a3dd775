import { useAction } from '@fleetfoot/shared/forms';
import { OTHER_PROBLEM } from '@fleetfoot/shared/model/delivery/problem';
import { checkProblem } from '@fleetfoot/shared/model/delivery/problem-details';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Note, SelectField, Stack, TextAreaField } from '@fleetfoot/shared/ui';
import { type ComponentProps, type FormEvent, use, useId, useRef, useState } from 'react';
import { OptionalLabel } from './optional-label';
import { PhotoField } from './photo-field';
import { ThreadLanguage } from './thread-texts';

/** What is typed and chosen of a problem. */
interface TypedProblem {
  readonly reason: string;
  readonly note: string;
  readonly photo?: string | undefined;
  /** One of the days; nothing for all of them. */
  readonly day?: string | undefined;
}

/** What is reported. */
export interface ReportedProblem<Reason extends string> {
  readonly reason: Reason;
  readonly note: string;
  /** A JPEG in Base64. */
  readonly photo?: string;
  /** Where only one of the days is meant. */
  readonly day?: string;
}

interface ReportDialogProps<Reason extends string> {
  readonly title: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** What it is about: what is typed is kept by it until it is reported. */
  readonly subject: string;
  /** Rejects with an AppError when it is not reported. */
  readonly onReport: (problem: ReportedProblem<Reason>) => Promise<void>;
  /** Whether a photo may come with it. */
  readonly takesPhoto?: boolean;
  /** The days that it may be about, where it is about a day: values with labels, and first that of all of them, with an empty value. */
  readonly days?: ComponentProps<typeof SelectField>['options'];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Wrong {
  readonly field: 'reason' | 'note';
  readonly message: string;
}

const NOTHING_TYPED: TypedProblem = { reason: '', note: '' };

/** Asks what is wrong. What is typed is there when the dialog, or its page, is opened again. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title, reasons, subject, takesPhoto = false, days, onReport, onDone, onClose } = props;
  const { announce } = useServices();
  const { texts: all, say } = use(ThreadLanguage);
  const texts = all.report;
  const draft = useDraft<TypedProblem>(`report-problem ${subject}`);
  const [typed, setTyped] = useState(draft.value ?? NOTHING_TYPED);
  // A photo is there some time after it was chosen; what is typed meanwhile stays.
  const latest = useRef(typed);
  const [isPreparing, setPreparing] = useState(false);
  const [wrong, setWrong] = useState<Wrong>();
  const { busy, error, run } = useAction({ doubt: 'it was reported' });
  const reason = useRef<HTMLSelectElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const entries = Object.entries(reasons) as [Reason, string][];
  const errorOf = (field: Wrong['field']) => (wrong?.field === field ? say(wrong.message) : undefined);

  function type(changes: Partial<TypedProblem>) {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setTyped(next);
    draft.write(next);
    setWrong(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkProblem(typed, reasons);
    if ('message' in checked) {
      setWrong(checked);
      (checked.field === 'reason' ? reason : note).current?.focus();
      return;
    }
    const { photo, day } = typed;
    const more = { ...(photo !== undefined && { photo }), ...(day && { day }) };
    if (!(await run(() => onReport({ ...checked, ...more })))) return;
    draft.discard();
    onDone();
  }

  return (
    <Dialog
      open
      title={title}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy || isPreparing}>
            {texts.report}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <SelectField
            ref={reason}
            label={texts.reason}
            error={errorOf('reason')}
            value={typed.reason}
            options={[
              { value: '', label: texts.choose },
              ...entries.map(([value, label]) => ({ value, label: say(label) })),
            ]}
            onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
          />
          {days && (
            <SelectField
              label={texts.day}
              value={typed.day ?? ''}
              options={days}
              onChange={({ currentTarget }) => type({ day: currentTarget.value })}
            />
          )}
          <TextAreaField
            ref={note}
            label={typed.reason === OTHER_PROBLEM ? texts.note : <OptionalLabel>{texts.note}</OptionalLabel>}
            hint={texts.hint}
            error={errorOf('note')}
            value={typed.note}
            onChange={({ currentTarget }) => type({ note: currentTarget.value })}
          />
          {takesPhoto && (
            <PhotoField
              photo={typed.photo}
              onChange={(photo) => type({ photo })}
              isPreparing={isPreparing}
              onPreparing={setPreparing}
              disabled={busy}
              announce={announce}
            />
          )}
          <Note>{texts.text}</Note>
          <FormError>{say(error)}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}

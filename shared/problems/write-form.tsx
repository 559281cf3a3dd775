import { useAction } from '@fleetfoot/shared/forms';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import { ProblemMessageSchema } from '@fleetfoot/shared/model/delivery/problem-details';
import { RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import * as v from '@fleetfoot/shared/schema';
import { Button, FormError, Row, Stack, TextAreaField } from '@fleetfoot/shared/ui';
import { type FormEvent, use, useRef, useState } from 'react';
import type { ThreadWrites } from './data';
import { ThreadLanguage } from './thread-texts';

interface WriteFormProps {
  readonly problem: Problem;
  readonly writes: ThreadWrites;
}

/** Writes about a problem, or closes it. */
export function WriteForm({ problem, writes }: WriteFormProps) {
  const { announce } = useServices();
  const { texts: all, say } = use(ThreadLanguage);
  const texts = all.write;
  const draft = useDraft<string>(`write-problem ${problem.id}`);
  const [text, setText] = useState(draft.value ?? '');
  const [wrong, setWrong] = useState<string>();
  const send = useAction({ doubt: 'the message was sent' });
  const close = useAction({ doubt: 'the problem was closed' });
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { success, output, issues } = v.safeParse(ProblemMessageSchema, text);
    if (!success) {
      setWrong(issues[0].message);
      field.current?.focus();
      return;
    }
    if (await send.run(() => writes.write(problem, output))) {
      setText('');
      draft.discard();
      announce(texts.sent);
    }
  }

  async function finish() {
    if (await close.run(() => writes.close(problem))) announce(texts.closed);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextAreaField
          ref={field}
          label={texts.message}
          rows={2}
          hint={problem.reportedBy === RECIPIENT ? texts.toBoth : texts.toSupport}
          error={say(wrong)}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            draft.write(currentTarget.value);
            setWrong(undefined);
          }}
        />
        <Row>
          <Button type="submit" variant="secondary" busy={send.busy}>
            {texts.send}
          </Button>
          <Button variant="quiet" busy={close.busy} onClick={finish}>
            {texts.close}
          </Button>
        </Row>
        <FormError>{say(send.error ?? close.error)}</FormError>
      </Stack>
    </form>
  );
}

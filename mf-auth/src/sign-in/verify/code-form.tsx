import { CODE_LENGTH } from '@fleetfoot/shared/domain';
import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, Stack } from '@fleetfoot/shared/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { signInTexts } from '../../texts/sign-in';
import { stepTexts } from '../../texts/steps';
import { CodeField } from './code-field';

const CONTROLS = 'a, button, input, select, textarea';

/** Whether a key begins an entry of digits: one of them, or pasting. */
function beginsEntry({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'v';
  return !altKey && /^\d$/.test(key);
}

/** While no control has the focus, digits and pastes go to the one field of the screen: the browser types them there. */
function useTypeAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function keyDown(event: KeyboardEvent): void {
      if (beginsEntry(event) && !document.activeElement?.matches(CONTROLS)) field.current?.focus();
    }
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [field]);
}

interface CodeFormProps {
  /** When the code was sent: a new one empties the field. */
  readonly sentAt: number;
  /** The code was right and the user is being moved on. */
  readonly done: boolean;
  /** Resolves with what is wrong, if anything is. */
  confirmCode(code: string): Promise<SignInProblem | undefined>;
}

export function CodeForm({ sentAt, done, confirmCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const texts = useTexts(stepTexts);
  const { problems } = useTexts(signInTexts);
  const [problem, setProblem] = useState<SignInProblem | 'incomplete'>();
  const [busy, setBusy] = useState(false);
  const confirming = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const seen = useRef(sentAt);
  useTypeAnywhere(field);

  useEffect(() => {
    if (seen.current === sentAt) return;
    seen.current = sentAt;
    setCode('');
    setProblem(undefined);
    field.current?.focus();
  }, [sentAt]);

  async function confirm(digits: string) {
    // The state is a render behind; a paste and a press of Enter must not send the code twice.
    if (confirming.current || done) return;
    confirming.current = true;
    setBusy(true);
    setProblem(undefined);
    const wrong = await confirmCode(digits);
    confirming.current = false;
    setBusy(false);
    if (!wrong) return;
    setProblem(wrong);
    // A connection that came back can take the same code.
    if (wrong !== 'offline') setCode('');
    field.current?.focus();
  }

  function change(digits: string) {
    if (confirming.current || done) return;
    setCode(digits);
    if (digits !== '') setProblem(undefined);
    if (digits.length === CODE_LENGTH && digits !== code) void confirm(digits);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === CODE_LENGTH) return void confirm(code);
    if (confirming.current) return;
    setProblem('incomplete');
    field.current?.focus();
  }

  const error =
    problem === 'incomplete' ? texts.incompleteCode(String(CODE_LENGTH)) : problem && problems[problem];
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <CodeField
          ref={field}
          label={texts.code}
          value={code}
          error={error}
          disabled={busy || done}
          onChange={change}
        />
        <Button type="submit" busy={busy || done} fullWidth>
          {texts.continue}
        </Button>
      </Stack>
    </form>
  );
}

import { type MobileNumberProblem, parseMobileNumber, SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { MobileNumberField } from '@fleetfoot/shared/forms';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, Note, Stack } from '@fleetfoot/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { signInTexts } from '../../texts/sign-in';

function PrivacyLine() {
  const { privacy } = useTexts(signInTexts);
  return (
    <Note>
      <span>{privacy}</span> <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
    </Note>
  );
}

/** Why no code was sent. */
type Refusal = { readonly number: MobileNumberProblem } | { readonly sending: SignInProblem };

function problemOf(refusal: Refusal): SignInProblem {
  if ('sending' in refusal) return refusal.sending;
  return refusal.number === 'missing' ? 'missing-phone-number' : 'invalid-phone-number';
}

interface PhoneFormProps {
  /** What the field starts with; any form of a number. */
  readonly initialNumber: string;
  onFirstFocus(): void;
  announce(message: string): void;
  /** Sends a code to an E.164 number and moves to the next page; resolves with the problem, if there is one. */
  sendCode(number: string, botCheckContainer: HTMLElement): Promise<SignInProblem | undefined>;
}

export function PhoneForm({ initialNumber, onFirstFocus, announce, sendCode }: PhoneFormProps) {
  const [text, setText] = useState(initialNumber);
  const texts = useTexts(signInTexts);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const focused = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const botCheck = useRef<HTMLDivElement>(null);

  function refuse(why: Refusal) {
    setRefusal(why);
    // Moving the focus reads the message out; where the focus is there already, nothing would.
    if (document.activeElement === field.current) announce(texts.problems[problemOf(why)]);
    else field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The state is a render behind; a second press of Enter must not send a second message.
    if (sending.current || !botCheck.current) return;
    const number = parseMobileNumber(text);
    if (!number.ok) return refuse({ number: number.problem });
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    const problem = await sendCode(number.value, botCheck.current);
    sending.current = false;
    setBusy(false);
    if (problem) refuse({ sending: problem });
  }

  function focusOnce() {
    if (focused.current) return;
    focused.current = true;
    onFirstFocus();
  }

  const hint =
    refusal && 'number' in refusal && refusal.number !== 'missing'
      ? texts.numberHints[refusal.number]
      : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <MobileNumberField
          ref={field}
          label={texts.mobileNumber}
          grouped
          autoComplete="tel-national"
          name="phoneNumber"
          value={text}
          hint={hint ?? texts.example}
          error={refusal && texts.problems[problemOf(refusal)]}
          onFocus={focusOnce}
          onChange={(typed) => {
            setText(typed);
            setRefusal(undefined);
          }}
        />
        <PrivacyLine />
        <Button type="submit" busy={busy} fullWidth>
          {texts.continue}
        </Button>
      </Stack>
      <div ref={botCheck} />
    </form>
  );
}

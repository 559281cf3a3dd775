import { parseMobileNumber, SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { MobileNumberField } from '@fleetfoot/shared/forms';
import { Button, Note, Stack } from '@fleetfoot/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { numberHint, numberMessage, signInMessage } from '../sign-in-message';

function PrivacyLine() {
  return (
    <Note>
      We use your number to send you the code, to find your invitations and to show your team who you are. You
      may object at any time: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
    </Note>
  );
}

const EXAMPLE = 'For example 82 123 4567. We send a six-digit code to it.';

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
  const [error, setError] = useState<{ message: string; hint?: string | undefined }>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const focused = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const botCheck = useRef<HTMLDivElement>(null);

  function refuse(message: string, hint?: string) {
    setError({ message, hint });
    // Moving the focus reads the message out; where the focus is there already, nothing would.
    if (document.activeElement === field.current) announce(message);
    else field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The state is a render behind; a second press of Enter must not send a second message.
    if (sending.current || !botCheck.current) return;
    const number = parseMobileNumber(text);
    if (!number.ok) return refuse(numberMessage(number.problem), numberHint(number.problem));
    sending.current = true;
    setBusy(true);
    setError(undefined);
    const problem = await sendCode(number.value, botCheck.current);
    sending.current = false;
    setBusy(false);
    if (problem) refuse(signInMessage(problem));
  }

  function focusOnce() {
    if (focused.current) return;
    focused.current = true;
    onFirstFocus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <MobileNumberField
          ref={field}
          label="Mobile number"
          grouped
          autoComplete="tel-national"
          name="phoneNumber"
          value={text}
          hint={error?.hint ?? EXAMPLE}
          error={error?.message}
          onFocus={focusOnce}
          onChange={(typed) => {
            setText(typed);
            setError(undefined);
          }}
        />
        <PrivacyLine />
        <Button type="submit" busy={busy} fullWidth>
          Continue
        </Button>
      </Stack>
      <div ref={botCheck} />
    </form>
  );
}

import type { SignInProblem } from '@fleetfoot/shared/firebase';
import { Button, FormError, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Muted } from '../muted';
import { signInMessage } from './sign-in-message';
import { useCountdown } from './use-countdown';

/** Time to wait before another code may be asked for, in milliseconds. */
export const RESEND_AFTER_MS = 30_000;

interface ResendCodeProps {
  /** When the last code was sent, in milliseconds since the page began to load. */
  readonly sentAt: number;
  resend(botCheckContainer: HTMLElement): Promise<SignInProblem | undefined>;
  announce(message: string): void;
}

export function ResendCode({ sentAt, resend, announce }: ResendCodeProps) {
  const seconds = useCountdown(sentAt + RESEND_AFTER_MS);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const botCheck = useRef<HTMLDivElement>(null);
  const waited = useRef(false);

  useEffect(() => {
    if (seconds > 0) waited.current = true;
    else if (waited.current) {
      waited.current = false;
      announce('You can ask for a new code now.');
    }
  }, [seconds, announce]);

  async function send() {
    if (busy || !botCheck.current) return;
    setBusy(true);
    setError(undefined);
    const problem = await resend(botCheck.current);
    setBusy(false);
    if (problem) setError(signInMessage(problem));
    else announce('A new code is on its way.');
  }

  return (
    <div>
      <Stack>
        {error && <FormError>{error}</FormError>}
        {seconds > 0 ? (
          <Muted>No message yet? You can ask for a new code in {seconds} s.</Muted>
        ) : (
          <Button type="button" variant="secondary" busy={busy} onClick={send} fullWidth>
            Send a new code
          </Button>
        )}
      </Stack>
      <div ref={botCheck} />
    </div>
  );
}

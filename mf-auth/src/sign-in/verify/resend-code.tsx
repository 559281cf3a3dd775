import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, FormError, Note, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { signInTexts } from '../../texts/sign-in';
import { stepTexts } from '../../texts/steps';

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}

/**
 * Whole seconds left until a moment, counting down to 0.
 * @param moment milliseconds since the page began to load, a clock that cannot be set
 */
export function useCountdown(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Counted from the clock: a page in the background gets few and late timers.
    function tick() {
      const left = secondsUntil(moment);
      setSeconds(left);
      if (left > 0) timer = setTimeout(tick, (moment - performance.now()) % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [moment]);

  return seconds;
}

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
  const texts = useTexts(stepTexts);
  const { problems } = useTexts(signInTexts);
  const { canResend } = texts;
  const [problem, setProblem] = useState<SignInProblem>();
  const botCheck = useRef<HTMLDivElement>(null);
  const waited = useRef(false);

  useEffect(() => {
    if (seconds > 0) waited.current = true;
    else if (waited.current) {
      waited.current = false;
      announce(canResend);
    }
  }, [seconds, announce, canResend]);

  async function send() {
    if (busy || !botCheck.current) return;
    setBusy(true);
    setProblem(undefined);
    const refused = await resend(botCheck.current);
    setBusy(false);
    if (refused) setProblem(refused);
    else announce(texts.resent);
  }

  return (
    <div>
      <Stack>
        {problem && <FormError>{problems[problem]}</FormError>}
        {seconds > 0 ? (
          <Note>{texts.nextCode(String(seconds))}</Note>
        ) : (
          <Button type="button" variant="secondary" busy={busy} onClick={send} fullWidth>
            {texts.resend}
          </Button>
        )}
      </Stack>
      <div ref={botCheck} />
    </div>
  );
}

import { CODE_LENGTH, codeIn, formatPhoneNumber, toAppError } from '@fleetfoot/shared/domain';
import { type PendingCode, sendCode } from '@fleetfoot/shared/firebase';
import { Button, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { SESSIONS } from '../texts/english/sessions';

const { code: TEXTS } = SESSIONS;

interface FreshCodeDialogProps {
  /** E.164; the code goes to this number and to no other. */
  readonly phoneNumber: string;
  /** Called with whether a code was entered. */
  readonly onEnd: (isEntered: boolean) => void;
}

function problemOf(error: unknown): string {
  const { code, userMessage } = toAppError(error);
  return code === 'invalid-argument' ? TEXTS.wrong : userMessage;
}

/** Asks for a new code before something risky goes on; what the page shows stays as it is. */
export function FreshCodeDialog({ phoneNumber, onEnd }: FreshCodeDialogProps) {
  const [pending, setPending] = useState<PendingCode>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const botCheck = useRef<HTMLDivElement>(null);
  const isRunning = useRef(false);

  async function run(step: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await step();
    } catch (cause) {
      setError(problemOf(cause));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  function send() {
    return run(async () => {
      if (botCheck.current) setPending(await sendCode(phoneNumber, botCheck.current));
    });
  }

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (code.length !== CODE_LENGTH) return setError(TEXTS.incomplete(String(CODE_LENGTH)));
    return run(async () => {
      await pending?.confirm(code);
      onEnd(true);
    });
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={() => onEnd(false)}>
        {TEXTS.cancel}
      </Button>
      {pending ? (
        <Button type="submit" form="fresh-code" busy={busy}>
          {TEXTS.confirm}
        </Button>
      ) : (
        <Button busy={busy} onClick={send}>
          {TEXTS.send}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={TEXTS.title} onClose={() => onEnd(false)} footer={footer}>
      <Stack>
        {pending ? (
          <form id="fresh-code" onSubmit={confirm} noValidate>
            <TextField
              label={TEXTS.label}
              hint={TEXTS.sent(formatPhoneNumber(phoneNumber))}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_LENGTH}
              autoFocus
              value={code}
              error={error}
              onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
              onPaste={(event) => {
                event.preventDefault();
                setCode(codeIn(event.clipboardData.getData('text')).slice(0, CODE_LENGTH));
              }}
            />
          </form>
        ) : (
          <>
            <p>{TEXTS.why(formatPhoneNumber(phoneNumber))}</p>
            <FormError>{error}</FormError>
          </>
        )}
        <div ref={botCheck} />
      </Stack>
    </Dialog>
  );
}

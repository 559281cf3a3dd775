import { cleanText } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { PRIVACY_CLOCK } from '@fleetfoot/shared/model/privacy/privacy';
import { Button, Card, FormError, Row, SavedLine, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { CLOCK } from '../../texts/privacy';

const { least, most } = PRIVACY_CLOCK;

/** Whole days within the bounds; `undefined` for anything else. */
function daysOf(typed: string): number | undefined {
  const text = cleanText(typed);
  const days = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return days >= least && days <= most ? days : undefined;
}

interface ClockFormProps {
  readonly keepDays: number;
  readonly onSave: (keepDays: number) => Promise<unknown>;
  announce(message: string): void;
}

export function ClockForm({ keepDays, onSave, announce }: ClockFormProps) {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState(false);
  const [saved, setSaved] = useState<string>();
  const { busy, error, run } = useAction();
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const days = daysOf(typed ?? String(keepDays));
    setRefused(days === undefined);
    if (days === undefined) {
      field.current?.focus();
      return;
    }
    const isSaved = await run(
      async () => {
        await onSave(days);
      },
      { doubt: CLOCK.doubt },
    );
    if (!isSaved) return;
    setTyped(undefined);
    setSaved(CLOCK.saved(String(days)));
    announce(CLOCK.saved(String(days)));
  }

  return (
    <Card title={CLOCK.title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{CLOCK.intro}</p>
          <TextField
            ref={field}
            label={CLOCK.days}
            inputMode="numeric"
            hint={CLOCK.bounds(String(least), String(most))}
            error={refused ? CLOCK.wrong(String(least), String(most)) : undefined}
            value={typed ?? String(keepDays)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setRefused(false);
            }}
          />
          <FormError>{error}</FormError>
          <Row gap={2}>
            <Button type="submit" variant="secondary" busy={busy}>
              {CLOCK.save}
            </Button>
            <SavedLine>{typed === undefined ? saved : undefined}</SavedLine>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

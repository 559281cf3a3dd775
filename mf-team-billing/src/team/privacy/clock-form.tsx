import { useAction } from '@fleetfoot/shared/forms';
import { PRIVACY_CLOCK } from '@fleetfoot/shared/model';
import { Button, Card, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useRef, useState } from 'react';

const { least, most } = PRIVACY_CLOCK;

/** Whole days within the bounds; `undefined` for anything else. */
function daysOf(typed: string): number | undefined {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
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
      { doubt: 'this was saved' },
    );
    if (!isSaved) return;
    setTyped(undefined);
    announce(`Recipients' details are kept for ${days} days.`);
  }

  return (
    <Card title="How long recipients are kept">
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>
            This many days after a delivery, the names, phone numbers, addresses, instructions and gate codes
            on it are removed for good. Its reference, dates and amounts stay. A recurring delivery that has
            been paused or over for as long is deleted.
          </p>
          <TextField
            ref={field}
            label="Days after a delivery"
            inputMode="numeric"
            hint={`From ${least} to ${most}.`}
            error={refused ? `Enter a number of days from ${least} to ${most}.` : undefined}
            value={typed ?? String(keepDays)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setRefused(false);
            }}
          />
          <FormError>{error}</FormError>
          <Row gap={2}>
            <Button type="submit" variant="secondary" busy={busy}>
              Save
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

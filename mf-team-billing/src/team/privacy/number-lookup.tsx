import { downloadFile } from '@fleetfoot/shared/csv';
import { formatPhoneNumber, parseContactNumber } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  FormError,
  Note,
  Row,
  Stack,
  TextField,
} from '@fleetfoot/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { answerCsv } from './answer-file';
import type { NumberAnswer, PrivacyWrites } from './data';
import { HeldTable } from './held-table';

interface EraseDialogProps {
  readonly answer: NumberAnswer;
  readonly onErase: () => Promise<void>;
  readonly onClose: () => void;
}

function EraseDialog({ answer, onErase, onClose }: EraseDialogProps) {
  const { busy, error, run } = useAction();
  const kept = answer.entries.filter(({ keptBecause }) => keptBecause !== undefined).length;
  return (
    <ConfirmDialog
      open
      title={`Erase what is held about ${formatPhoneNumber(answer.phoneNumber)}?`}
      confirmLabel="Erase"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={() => void run(onErase)}
      onCancel={onClose}
    >
      Names, numbers, addresses, instructions and gate codes are removed from {answer.entries.length - kept}{' '}
      of {answer.entries.length} entries{answer.more && ', and from those that are not listed'}. This cannot
      be undone.
    </ConfirmDialog>
  );
}

interface AnswerProps {
  readonly answer: NumberAnswer;
  readonly writes: PrivacyWrites;
  readonly onErased: (count: number) => Promise<void>;
}

function Answer({ answer, writes, onErased }: AnswerProps) {
  const download = useAction();
  const [isErasing, setIsErasing] = useState(false);
  const { phoneNumber, entries, more } = answer;
  if (entries.length === 0) {
    return (
      <EmptyState icon="search" title={`Nothing is held about ${formatPhoneNumber(phoneNumber)}`}>
        Drafts that members have not sent are their own, and are deleted after 30 days.
      </EmptyState>
    );
  }

  const save = (form: 'json' | 'csv') =>
    download.run(
      async () => {
        const full = await writes.find(phoneNumber, true);
        const name = `held-about-${phoneNumber.slice(1)}`;
        if (form === 'csv') downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', answerCsv(full));
        else downloadFile(`${name}.json`, 'application/json', JSON.stringify(full, undefined, 2));
      },
      { doubt: 'the file is there' },
    );
  const canErase = more || entries.some(({ keptBecause }) => keptBecause === undefined);
  return (
    <Stack>
      <HeldTable entries={entries} />
      {more && <Note>There is more than is listed. Erasing takes all of it.</Note>}
      <FormError>{download.error}</FormError>
      <Row gap={2}>
        <Button variant="secondary" busy={download.busy} onClick={() => save('csv')}>
          Download CSV
        </Button>
        <Button variant="secondary" disabled={download.busy} onClick={() => save('json')}>
          Download JSON
        </Button>
        {canErase && (
          <Button variant="danger-outline" onClick={() => setIsErasing(true)}>
            Erase
          </Button>
        )}
      </Row>
      {isErasing && (
        <EraseDialog
          answer={answer}
          onErase={async () => {
            const count = await writes.erase(phoneNumber);
            setIsErasing(false);
            await onErased(count);
          }}
          onClose={() => setIsErasing(false)}
        />
      )}
    </Stack>
  );
}

interface NumberLookupProps {
  readonly writes: PrivacyWrites;
  announce(message: string): void;
}

export function NumberLookup({ writes, announce }: NumberLookupProps) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const [answer, setAnswer] = useState<NumberAnswer>();
  const { busy, error, run } = useAction();
  const field = useRef<HTMLInputElement>(null);

  async function look(phoneNumber: string): Promise<void> {
    const found = await writes.find(phoneNumber, false);
    setAnswer(found);
    announce(`Entries found: ${found.entries.length}.`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = parseContactNumber(typed);
    setRefused(number === undefined);
    setAnswer(undefined);
    if (number === undefined) field.current?.focus();
    else void run(() => look(number), { doubt: 'this was looked up' });
  }

  return (
    <Card title="What do you hold about this number?">
      <Stack>
        <form onSubmit={submit} noValidate>
          <Stack>
            <p>
              Somebody may ask what you know about them, and to have it erased. Look in deliveries, the
              address book, the team, invitations and the audit trail.
            </p>
            <TextField
              ref={field}
              label="Phone number"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              error={refused ? 'Enter a phone number such as 082 123 4567.' : undefined}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setRefused(false);
              }}
            />
            <FormError>{error}</FormError>
            <Row gap={2}>
              <Button type="submit" busy={busy}>
                Look up
              </Button>
            </Row>
          </Stack>
        </form>
        {answer && (
          <Answer
            key={answer.phoneNumber}
            answer={answer}
            writes={writes}
            onErased={async (count) => {
              await run(() => look(answer.phoneNumber));
              announce(`Entries erased: ${count}.`);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

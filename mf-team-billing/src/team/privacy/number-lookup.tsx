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
import { ERASURE, LOOKUP } from '../../texts/privacy';
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
  const erasable = answer.entries.filter(({ keptBecause }) => keptBecause === undefined).length;
  const details = answer.more ? ERASURE.detailsAndMore : ERASURE.details;
  return (
    <ConfirmDialog
      open
      title={ERASURE.question(formatPhoneNumber(answer.phoneNumber))}
      confirmLabel={ERASURE.confirm}
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={() => void run(onErase)}
      onCancel={onClose}
    >
      {details(String(erasable), String(answer.entries.length))}
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
      <EmptyState icon="search" title={LOOKUP.none(formatPhoneNumber(phoneNumber))}>
        {LOOKUP.noneDetails}
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
      { doubt: LOOKUP.downloadDoubt },
    );
  const canErase = more || entries.some(({ keptBecause }) => keptBecause === undefined);
  return (
    <Stack>
      <HeldTable entries={entries} />
      {more && <Note>{LOOKUP.more}</Note>}
      <FormError>{download.error}</FormError>
      <Row gap={2}>
        <Button variant="secondary" busy={download.busy} onClick={() => save('csv')}>
          {LOOKUP.asCsv}
        </Button>
        <Button needsConnection variant="secondary" disabled={download.busy} onClick={() => save('json')}>
          {LOOKUP.asJson}
        </Button>
        {canErase && (
          <Button needsConnection variant="danger-outline" onClick={() => setIsErasing(true)}>
            {ERASURE.open}
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
    announce(LOOKUP.found(String(found.entries.length)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = parseContactNumber(typed);
    setRefused(number === undefined);
    setAnswer(undefined);
    if (number === undefined) field.current?.focus();
    else void run(() => look(number), { doubt: LOOKUP.doubt });
  }

  return (
    <Card title={LOOKUP.title}>
      <Stack>
        <form onSubmit={submit} noValidate>
          <Stack>
            <p>{LOOKUP.intro}</p>
            <TextField
              ref={field}
              label={LOOKUP.number}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              error={refused ? LOOKUP.wrongNumber : undefined}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setRefused(false);
              }}
            />
            <FormError>{error}</FormError>
            <Row gap={2}>
              <Button type="submit" busy={busy}>
                {LOOKUP.submit}
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
              announce(ERASURE.erased(String(count)));
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

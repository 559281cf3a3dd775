import { cleanText, toAppError } from '@fleetfoot/shared/domain';
import { AddressCombobox } from '@fleetfoot/shared/maps';
import { stopSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import { ADDRESS_LENGTH, type AddressAnswer, type FoundCandidate } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import * as v from '@fleetfoot/shared/schema';
import { Button, Columns, FormError, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { getDotPath } from 'valibot';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { AddressQuestion } from './address-question';
import { type Place, soleCandidate } from './resolve-stop';
import type { FindAddresses } from './use-address-search';

type TypedStop = TypedDelivery['pickup'];

const UNAVAILABLE = 'The address could not be looked up just now. Try again, or choose it from the list.';
const NOT_FOUND = 'This address was not found. Type it again and choose it from the list.';

/** What is wrong with a stop, by field; where it is, is found when all else is right. */
function problemsOf(stop: TypedStop): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(stopSchema('pickup'), stop);
  const found = issues
    .map((issue) => [getDotPath(issue) ?? '', issue.message] as const)
    .filter(([path]) => path !== 'address' || cleanText(stop.address.text) === '')
    .map(([path, message]) => [path.split('.')[0], message] as const);
  // Of what is wrong with a field the first is told.
  return Object.fromEntries(found.toReversed());
}

interface PickupFormProps {
  /** How many rows are collected there. */
  readonly rows: number;
  readonly stop: TypedStop;
  readonly find: FindAddresses;
  readonly onType: (changes: Partial<TypedStop>) => void;
  readonly onDone: (pickup: TypedStop) => void;
  /** Missing where there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
}

/** Asks where all rows are collected. */
export function PickupForm({ rows, stop, find, onType, onDone, onCancel }: PickupFormProps) {
  const { pickup: texts } = usePageTexts(importTexts);
  const say = useInWords();
  const { report } = useServices();
  const [candidates, setCandidates] = useState<readonly FoundCandidate[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempts = useRef(0);
  const { text, coordinates } = stop.address;

  /** What is under way no longer counts. */
  function abandon(): void {
    attempts.current += 1;
    setBusy(false);
  }

  useEffect(
    () => () => {
      attempts.current += 1;
    },
    [],
  );

  function change(changes: Partial<TypedStop>): void {
    abandon();
    onType(changes);
    setProblems({});
    setFailure(undefined);
  }

  function setAddress(address: TypedStop['address']): void {
    setCandidates([]);
    change({ address });
  }

  /** @returns whether nothing is wrong with it but where it is */
  function check(): boolean {
    const found = problemsOf(stop);
    setProblems(found);
    setFailure(undefined);
    return Object.keys(found).length === 0;
  }

  /** Ends with the only place, or shows what else was found. */
  function take(answer: AddressAnswer | undefined): void {
    if (!answer || 'failure' in answer) {
      setFailure(UNAVAILABLE);
      return;
    }
    const { candidates: found } = answer;
    const sole = soleCandidate(found);
    if (sole) {
      const { latitude, longitude } = sole;
      onDone({ ...stop, address: { text, coordinates: { latitude, longitude } } });
      return;
    }
    setCandidates(found);
    if (found.length === 0) setProblems({ address: NOT_FOUND });
  }

  async function locate(): Promise<void> {
    abandon();
    const attempt = attempts.current;
    setBusy(true);
    try {
      const [answer] = await find([text.slice(0, ADDRESS_LENGTH)]);
      if (attempts.current !== attempt) return;
      take(answer);
    } catch (error) {
      report(error, { asking: 'addresses' });
      if (attempts.current !== attempt) return;
      const { isInDoubt, userMessage } = toAppError(error);
      setFailure(isInDoubt ? UNAVAILABLE : userMessage);
    }
    setBusy(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || !check()) return;
    if (coordinates) onDone(stop);
    else void locate();
  }

  function choose({ text: chosen, coordinates: place }: Place): void {
    abandon();
    const address = { text: chosen, coordinates: place };
    if (check()) onDone({ ...stop, address });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <AddressCombobox
          label={say('Pickup address')}
          error={say(problems['address'])}
          text={text}
          say={say}
          onTextChange={(typed) => typed !== text && setAddress({ text: typed })}
          onSelect={({ fullAddressString, latitude, longitude }) =>
            setAddress({ text: fullAddressString, coordinates: { latitude, longitude } })
          }
        />
        {candidates.length > 0 && (
          <AddressQuestion
            address={{ key: text, text, rows, state: 'question', candidates }}
            onChoose={choose}
          />
        )}
        <Columns>
          <TextField
            label={say('Pickup name')}
            error={say(problems['name'])}
            value={stop.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={say('Pickup phone number')}
            type="tel"
            error={say(problems['phone_number'])}
            value={stop.phone_number}
            onChange={({ target }) => change({ phone_number: target.value })}
          />
        </Columns>
        <FormError>{say(failure)}</FormError>
        <Row justify="end">
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit" busy={isBusy}>
            {texts.done}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

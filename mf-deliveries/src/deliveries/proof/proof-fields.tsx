import { cleanText } from '@fleetfoot/shared/domain';
import { ChoiceField } from '@fleetfoot/shared/forms';
import { PROOF_KINDS, PROOF_LABELS, proofForValue } from '@fleetfoot/shared/model';
import { Card, Note, TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OptionalLabel } from '../../texts/optional-label';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { tripTexts } from '../../texts/trip';
import { SideBySide } from '../side-by-side-style';
import type { DeliveryFormValues } from '../typed-delivery';

/** Cents of an amount as it is typed: `1 200`, `R1200,50`. */
function centsOf(typed: string): number | undefined {
  const plain = cleanText(typed).replace(/[\sR]/gi, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** What the courier brings back from the door. What the goods are worth chooses it, and so may the user. */
export function ProofFields() {
  const { control, register, setValue } = useFormContext<DeliveryFormValues>();
  const texts = usePageTexts(tripTexts);
  const say = useInWords();
  const [worth, setWorth] = useState('');
  const [isChosen, setChosen] = useState(false);
  const proof = useWatch({ control, name: 'proof' });
  const field = register('proof');
  const isWrong = cleanText(worth) !== '' && centsOf(worth) === undefined;

  function choose(typed: string) {
    setWorth(typed);
    const cents = centsOf(typed);
    const isAmount = cents !== undefined || cleanText(typed) === '';
    if (isAmount && !isChosen) setValue('proof', proofForValue(cents));
  }

  return (
    <Card>
      <SideBySide>
        <TextField
          label={<OptionalLabel>{texts.worth}</OptionalLabel>}
          hint={texts.worthHint}
          inputMode="decimal"
          autoComplete="off"
          error={isWrong ? texts.amount : undefined}
          value={worth}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <ChoiceField
          legend={texts.proof}
          options={PROOF_KINDS.map((value) => ({ value, label: say(PROOF_LABELS[value]) }))}
          {...field}
          onChange={(event) => {
            setChosen(true);
            return field.onChange(event);
          }}
        />
      </SideBySide>
      {proof === 'pin' && <Note>{texts.sharePin}</Note>}
    </Card>
  );
}

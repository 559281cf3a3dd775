import { DIRECTIONS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { Button, TextField, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { formTexts } from '../texts/form';
import { OptionalLabel } from '../texts/optional-label';
import { useInWords } from '../texts/page-language';
import { usePageTexts } from '../texts/page-texts';
import { stopsTexts } from '../texts/stops';
import { hintOfEmpty } from './hint-of-empty';

type Direction = (typeof DIRECTIONS)[number];
type Stop = 'pickup' | 'dropoff';

// Its text begins where the fields begin.
const Offer = styled.div`
  margin-inline: calc(-1 * var(--space-2) - 1px);
  button { text-align: start; }
`;

interface StopDirectionsProps {
  /** What the names of the fields begin with in the form. */
  readonly prefix: `${Stop}.` | `${Stop}_`;
  readonly stop: Stop;
}

/** Unit, landmark and gate code of a stop, for any form with fields of these names. A button until there are some. */
export function StopDirections({ prefix, stop }: StopDirectionsProps) {
  const { control, register, setFocus, getFieldState, formState } = useFormContext<
    Record<Stop, Partial<Record<Direction, string>>> & Record<`${Stop}_${Direction}`, string>
  >();
  const { add, directionHints } = usePageTexts(formTexts);
  const { [stop]: texts } = usePageTexts(stopsTexts);
  const say = useInWords();
  const names = DIRECTIONS.map((field) => `${prefix}${field}` as const);
  const values = useWatch({ control, name: names });
  const [isShown, show] = useState(false);
  const [isAsked, ask] = useState(false);
  // Once they are there they stay: one that is emptied is still being typed.
  if (!isShown && (isAsked || values.some(Boolean))) show(true);

  useEffect(() => {
    if (isAsked) setFocus(`${prefix}unit`);
  }, [isAsked, setFocus, prefix]);

  if (!isShown) {
    const [before, after] = add('|').split('|');
    return (
      <Offer>
        <Button variant="quiet" onClick={() => ask(true)}>
          <span>
            <span>{before}</span>
            <VisuallyHidden>{texts.ofIt}</VisuallyHidden>
            <span>{after}</span>
          </span>
        </Button>
      </Offer>
    );
  }
  return DIRECTIONS.map((field, index) => (
    <TextField
      key={field}
      label={<OptionalLabel>{texts[field]}</OptionalLabel>}
      hint={hintOfEmpty(values[index], directionHints[field])}
      autoComplete="off"
      error={say(getFieldState(`${prefix}${field}`, formState).error?.message)}
      {...register(`${prefix}${field}`)}
    />
  ));
}

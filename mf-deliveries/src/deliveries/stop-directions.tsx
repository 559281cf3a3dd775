import { DIRECTION_LABELS, DIRECTIONS } from '@fleetfoot/shared/model';
import { Button, TextField, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { hintOfEmpty } from './hint-of-empty';

type Direction = (typeof DIRECTIONS)[number];
type Stop = 'pickup' | 'dropoff';

const HINTS = {
  unit: 'Such as Unit 4, Mutual Heights.',
  landmark: 'Something to see from the street.',
  gate_code: 'Printed large on the waybill.',
} as const satisfies Record<Direction, string>;

// Its text begins where the fields begin.
const Offer = styled.div`
  margin-inline: calc(-1 * var(--space-4));
  button { text-align: start; }
`;

interface StopDirectionsProps {
  /** What the names of the fields begin with in the form. */
  readonly prefix: `${Stop}.` | `${Stop}_`;
  /** Of the stop: Pickup. */
  readonly title: string;
}

/** Unit, landmark and gate code of a stop, for any form with fields of these names. A button until there are some. */
export function StopDirections({ prefix, title }: StopDirectionsProps) {
  const { control, register, setFocus, getFieldState, formState } = useFormContext<
    Record<Stop, Partial<Record<Direction, string>>> & Record<`${Stop}_${Direction}`, string>
  >();
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
    return (
      <Offer>
        <Button variant="quiet" onClick={() => ask(true)}>
          <span>
            Add <VisuallyHidden>{title.toLowerCase()} </VisuallyHidden>unit, landmark or gate code
          </span>
        </Button>
      </Offer>
    );
  }
  return DIRECTIONS.map((field, index) => (
    <TextField
      key={field}
      label={`${title} ${DIRECTION_LABELS[field].toLowerCase()}`}
      hint={hintOfEmpty(values[index], HINTS[field])}
      optional
      autoComplete="off"
      error={getFieldState(`${prefix}${field}`, formState).error?.message}
      {...register(`${prefix}${field}`)}
    />
  ));
}

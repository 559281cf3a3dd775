import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { onDataChoice } from '../device/data-choice';
import { isDataLight } from '../device/is-data-light';
import { Button } from '../ui/button';

const Centred = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
`;

/** What stands in the place of a map until somebody asks for it, or saves data no more. */
export function WaitingMap({ onAsk }: { readonly onAsk: () => void }) {
  const choose = useEffectEvent(() => {
    if (!isDataLight()) onAsk();
  });
  useEffect(() => onDataChoice(choose), []);

  function press({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    // The button that has the focus goes.
    currentTarget.closest<HTMLElement>('[role=group]')?.focus();
    onAsk();
  }
  return (
    <Centred>
      <Button variant="secondary" onClick={press}>
        Show map
      </Button>
    </Centred>
  );
}

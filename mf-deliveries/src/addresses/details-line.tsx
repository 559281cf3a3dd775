import { useServices } from '@fleetfoot/shared/remote';
import { Button } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { HelpLine } from './help-line-style';

// Room around a button that has an edge. On a phone the button stands below the text.
const Offer = styled(HelpLine)`
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-3);
  p { flex-basis: 15rem; padding: 0; }
`;

const Details = styled.span`
  display: block;
  color: var(--muted);
`;

interface DetailsLineProps {
  /** The details that can be put in, as they are saved. */
  readonly offered: readonly string[];
  /** Whether what was typed can be put back. */
  readonly isReturnable: boolean;
  readonly texts: {
    readonly differ: string;
    readonly use: string;
    readonly used: string;
    readonly putBack: string;
  };
  readonly onUse: () => void;
  readonly onPutBack: () => void;
  /** Called when the line has gone with the focus in it. */
  readonly onGone: () => void;
}

/** Offers saved details where something else was typed, and the way back once they are put in. */
export function DetailsLine(props: DetailsLineProps) {
  const { offered, isReturnable, texts, onUse, onPutBack, onGone } = props;
  const { announce } = useServices();
  const id = useId();
  const wasPressed = useRef(false);
  const isOffer = offered.length > 0;
  const details = isOffer ? offered.join(' · ') : '';
  const said = isOffer ? `${texts.differ} ${details}` : isReturnable ? texts.used : '';
  const tell = useEffectEvent((text: string) => {
    if (text !== '') announce(text);
    else if (wasPressed.current) onGone();
    wasPressed.current = false;
  });
  useEffect(() => tell(said), [said]);
  if (said === '') return undefined;
  return (
    <Offer>
      <p id={id}>
        <span>{isOffer ? texts.differ : texts.used}</span>
        {isOffer && <Details>{details}</Details>}
      </p>
      <Button
        variant="secondary"
        aria-describedby={id}
        onClick={() => {
          wasPressed.current = true;
          (isOffer ? onUse : onPutBack)();
        }}
      >
        {isOffer ? texts.use : texts.putBack}
      </Button>
    </Offer>
  );
}

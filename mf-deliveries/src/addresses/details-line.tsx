import { useServices } from '@fleetfoot/shared/remote';
import { Button } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { HelpLine } from './help-line-style';
import { type Filling, openOffer, returnable } from './typed-first';

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

export interface DetailsLineProps<Field extends string> {
  readonly filling: Filling<Field>;
  /** Texts of the form at present. */
  readonly now: Readonly<Record<Field, string>>;
  /** Says that something beside these texts can be put back, too. */
  readonly hasMoreToReturn?: boolean;
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
export function DetailsLine<Field extends string>(props: DetailsLineProps<Field>) {
  const { filling, now, hasMoreToReturn = false, texts, onUse, onPutBack, onGone } = props;
  const offered = Object.values(openOffer(filling, now));
  const isReturnable = hasMoreToReturn || Object.keys(returnable(filling, now)).length > 0;
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

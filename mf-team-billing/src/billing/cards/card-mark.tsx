import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { Icon } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// A brand's mark keeps its own colours, so its ground is white in both schemes.
const Face = styled.span`
  display: grid;
  place-items: center;
  width: 46px;
  height: 32px;
  overflow: hidden;
  background: var(--sunken);
  border: 1px solid var(--border);
  border-radius: 6px;
  color: var(--muted);
  &[data-brand] { background: #fff; }
  text { font-family: Arial, sans-serif; font-weight: 800; text-anchor: middle; }
`;

/** Drawn, not said: the same in every language. */
const LETTERS = { visa: 'VISA', amex: 'AMEX' } as const;

const MARKS: Readonly<Record<string, ReactNode>> = {
  visa: (
    <text
      x="22"
      y="20.5"
      fontSize="15"
      fontStyle="italic"
      textLength="34"
      lengthAdjust="spacingAndGlyphs"
      fill="#1a1f71"
    >
      {LETTERS.visa}
    </text>
  ),
  mastercard: (
    <>
      <circle cx="17" cy="15" r="9" fill="#eb001b" />
      <circle cx="27" cy="15" r="9" fill="#f79e1b" />
      <path d="M22 7.52a9 9 0 0 1 0 14.96 9 9 0 0 1 0-14.96z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <rect width="44" height="30" fill="#006fcf" />
      <text x="22" y="19" fontSize="11" textLength="34" lengthAdjust="spacingAndGlyphs" fill="#fff">
        {LETTERS.amex}
      </text>
    </>
  ),
};

/** The mark of a card's brand; of one without, a card. Decoration: the name beside it says the brand. */
export function CardMark({ method: { card } }: { readonly method: PaymentMethod }) {
  const mark = Object.hasOwn(MARKS, card.brand) ? MARKS[card.brand] : undefined;
  if (mark === undefined) {
    return (
      <Face>
        <Icon name="billing" />
      </Face>
    );
  }
  return (
    <Face data-brand={card.brand}>
      <svg width="44" height="30" viewBox="0 0 44 30" aria-hidden="true" focusable="false">
        {mark}
      </svg>
    </Face>
  );
}

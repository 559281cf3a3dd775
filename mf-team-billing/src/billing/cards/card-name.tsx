import { cardBrand, cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Name = styled.span`
  font-weight: 550;
  font-variant-numeric: tabular-nums;
`;

const Digits = styled.span`
  white-space: nowrap;
`;

/** A card with its number masked. */
export function CardName({ method }: { readonly method: PaymentMethod }) {
  return (
    <Name>
      <span aria-hidden="true">
        {cardBrand(method)} <Digits>•••• {method.card.last4}</Digits>
      </span>
      <VisuallyHidden>{cardLabel(method)}</VisuallyHidden>
    </Name>
  );
}

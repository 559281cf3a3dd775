import { cardBrand, cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { Badge, Icon, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Frame = styled(Row)`
  padding: var(--space-3);
  background: var(--sunken);
  border-radius: var(--radius);
  font-variant-numeric: tabular-nums;
  svg { color: var(--muted); }
  b { font-weight: 550; white-space: nowrap; }
`;

/** The card that pays, with its number masked. */
export function ChargedCard({ card }: { readonly card: PaymentMethod }) {
  return (
    <Frame gap={2}>
      <Icon name="billing" />
      <b aria-hidden="true">
        {cardBrand(card)} •••• {card.card.last4}
      </b>
      <VisuallyHidden>Card: {cardLabel(card)}</VisuallyHidden>
      <Badge tone="success">Default</Badge>
    </Frame>
  );
}

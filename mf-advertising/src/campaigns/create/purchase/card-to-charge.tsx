import { cardBrand, cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import {
  Badge,
  Button,
  FormError,
  Icon,
  type LiveResult,
  Row,
  SelectField,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PURCHASE } from '../../../texts/purchase';
import { WarningStrip } from '../../warning-strip';

const CardFrame = styled(Row)`
  padding: var(--space-3);
  background: var(--sunken);
  border-radius: var(--radius);
  font-variant-numeric: tabular-nums;
  svg { color: var(--muted); }
  b { font-weight: 550; white-space: nowrap; }
`;

/** The card that pays, with its number masked. */
function ChargedCard({ card }: { readonly card: PaymentMethod }) {
  return (
    <CardFrame gap={2}>
      <Icon name="billing" />
      <b aria-hidden="true">{`${cardBrand(card)} •••• ${card.card.last4}`}</b>
      <VisuallyHidden>{PURCHASE.card.said(cardLabel(card))}</VisuallyHidden>
      {card.isDefault && <Badge tone="success">{PURCHASE.card.default}</Badge>}
    </CardFrame>
  );
}

interface CardChoice {
  /** The card to charge. */
  readonly chosen: PaymentMethod | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (paymentMethodID: string) => void;
  readonly onAdd: () => void;
}

interface CardsToChooseProps extends CardChoice {
  readonly cards: readonly PaymentMethod[];
}

function optionLabel(card: PaymentMethod): string {
  return card.isDefault ? PURCHASE.card.defaultOption(cardLabel(card)) : cardLabel(card);
}

/** The chosen card, and the ways to another one. */
function CardsToChoose({ cards, chosen, isBusy, onChoose, onAdd }: CardsToChooseProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={2}>
      {chosen && !isOpen && <ChargedCard card={chosen} />}
      {chosen && isOpen && (
        <SelectField
          label={PURCHASE.card.label}
          value={chosen.id}
          disabled={isBusy}
          options={cards.map((card) => ({ value: card.id, label: optionLabel(card) }))}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
      {!chosen && (
        <WarningStrip>
          <Icon name="billing" />
          <span>{PURCHASE.card.none}</span>
        </WarningStrip>
      )}
      <Row gap={1}>
        {cards.length > 1 && !isOpen && (
          <Button variant="quiet" disabled={isBusy} onClick={() => setIsOpen(true)}>
            {PURCHASE.card.change}
          </Button>
        )}
        <Button needsConnection variant={chosen ? 'quiet' : 'secondary'} disabled={isBusy} onClick={onAdd}>
          {PURCHASE.card.add}
        </Button>
      </Row>
    </Stack>
  );
}

interface CardToChargeProps extends CardChoice {
  readonly cards: LiveResult<readonly PaymentMethod[]>;
}

/** The card that a deposit is charged to, with its loading and failure states. */
export function CardToCharge({ cards, ...choice }: CardToChargeProps) {
  if (cards.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{PURCHASE.card.lookingUp}</VisuallyHidden>
        <Skeleton height="48px" />
      </div>
    );
  }
  if (cards.status === 'error') {
    return (
      <>
        <FormError>{PURCHASE.card.notFound(cards.error.userMessage)}</FormError>
        <Button variant="secondary" onClick={cards.retry}>
          {PURCHASE.card.lookAgain}
        </Button>
      </>
    );
  }
  return <CardsToChoose cards={cards.data} {...choice} />;
}

import { useLoaded } from '@fleetfoot/shared/parts';
import { Button, FormError, Note, Spinner, Stack } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CARD_FORM_FAILED } from './card-messages';
import type { NewCardForm } from './use-new-card';

const Fields = styled.div`
  position: relative;
  min-height: 176px;
`;

const Wait = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--muted);
  font-size: var(--text-lg);
`;

// Stripe's code comes with this door: only the card form needs it.
async function loadPayments() {
  const payments = await import('@fleetfoot/shared/payments');
  // Stripe.js loads while the server is asked for the setup intent; the fields tell of its failure.
  payments.loadStripeClient().catch(() => undefined);
  return payments;
}

interface LoadedFormProps {
  readonly id: string;
  readonly form: NewCardForm;
}

function LoadedForm({ id, form }: LoadedFormProps) {
  const { value: payments } = useLoaded(loadPayments, () => form.loadFailed(CARD_FORM_FAILED));
  // Nothing is typed before it is known that the card can be saved.
  if (!payments || !form.hasSecret) return undefined;
  return (
    <payments.CardForm
      id={id}
      onReady={form.ready}
      onLoadError={form.loadFailed}
      onSubmit={form.submit}
      onEscape={form.leave}
    />
  );
}

interface CardFormAreaProps extends LoadedFormProps {
  readonly children: ReactNode;
}

/** The fields for a card, with their loading and failure states. */
export function CardFormArea({ id, form, children }: CardFormAreaProps) {
  const isMissing = form.phase === 'missing';
  return (
    <Stack>
      <Note as="div">{children}</Note>
      {!isMissing && (
        <Fields>
          {form.phase === 'loading' && (
            <Wait>
              <Spinner label="Loading the card form…" />
            </Wait>
          )}
          <LoadedForm key={form.round} id={id} form={form} />
        </Fields>
      )}
      <FormError>{form.problem}</FormError>
      {isMissing && (
        <Button variant="secondary" onClick={form.loadAgain}>
          Try again
        </Button>
      )}
    </Stack>
  );
}

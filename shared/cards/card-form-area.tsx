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

const Safe = styled(Note)`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  svg { flex: none; margin-block-start: 1px; }
`;

/** Who keeps the card; drawn here, because no other page has a lock. */
function KeptByStripe() {
  return (
    <Safe>
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2" />
      </svg>
      Your card is kept by Stripe, not by us. We see its brand, last four digits and expiry.
    </Safe>
  );
}

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
      <KeptByStripe />
      <FormError>{form.problem}</FormError>
      {isMissing && (
        <Button variant="secondary" onClick={form.loadAgain}>
          Try again
        </Button>
      )}
    </Stack>
  );
}

import { Button, FormError, Spinner, Stack } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CARD_FORM_LATE } from './card-words';
import { useChunk } from './use-chunk';
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

const Note = styled.div`
  color: var(--muted);
  font-size: var(--text-sm);
`;

// With it comes everything of Stripe's: nobody else on this page needs it.
const loadPayments = () => import('@fleetfoot/shared/payments');

interface LoadedFormProps {
  readonly id: string;
  readonly form: NewCardForm;
}

function LoadedForm({ id, form }: LoadedFormProps) {
  const payments = useChunk(loadPayments, () => form.loadFailed(CARD_FORM_LATE));
  if (!payments) return undefined;
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

/** The fields for a card, what stands in for them, and what went wrong. */
export function CardFormArea({ id, form, children }: CardFormAreaProps) {
  const isMissing = form.phase === 'missing';
  return (
    <Stack>
      <Note>{children}</Note>
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

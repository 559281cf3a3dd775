import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, LiveView, Row, Section, SkeletonRows, Spinner, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { CardDialogs, type OpenDialog } from './card-dialogs';
import { CardList } from './card-list';
import { CardNotice } from './card-notice';
import type { CardService } from './card-service';
import { BANK_DECIDES, refusal } from './card-words';
import { useCardActions } from './use-card-actions';
import { useCards } from './use-cards';
import { useReturnedCard } from './use-returned-card';

interface PaymentMethodsProps {
  readonly service: CardService;
  /** Whether the user may do more than add a card. */
  readonly isAdmin: boolean;
}

/** The cards of the organisation and everything that can be done to them. */
export function PaymentMethods({ service, isAdmin }: PaymentMethodsProps) {
  const { now } = useServices();
  const { result, reload } = useCards(service.list);
  const work = useCardActions(service, reload);
  const [dialog, setDialog] = useState<OpenDialog>();
  const place = useRef<HTMLDivElement>(null);
  const isAsking = useReturnedCard({
    onOutcome(outcome) {
      if (outcome.status === 'saved') void work.added(outcome.paymentMethodID);
      else if (outcome.status === 'processing') work.tell({ kind: 'news', text: BANK_DECIDES });
      else work.tell({ kind: 'problem', text: `The card was not saved. ${refusal(outcome) ?? ''}` });
    },
    onFailure: (text) => work.tell({ kind: 'problem', text }),
  });

  async function makeDefault(method: PaymentMethod): Promise<void> {
    const isDone = await work.makeDefault(method);
    // The button that was pressed goes: the focus stays near it, unless it has gone elsewhere meanwhile.
    const { activeElement } = document;
    const isHere = activeElement === document.body || place.current?.contains(activeElement);
    if (isDone && isHere) place.current?.focus();
  }
  return (
    <Section
      title="Payment methods"
      actions={
        <Button variant="secondary" onClick={() => setDialog({ kind: 'add' })}>
          + Add payment method
        </Button>
      }
    >
      <Stack gap={3} ref={place} tabIndex={-1}>
        {isAsking && (
          <Row gap={2} role="status">
            <Spinner /> Asking about your card…
          </Row>
        )}
        <CardNotice notice={work.notice} />
        <LiveView result={result} skeleton={<SkeletonRows rows={2} label="Loading payment methods" />}>
          {(methods) => (
            <CardList
              methods={methods}
              now={now()}
              busyId={work.busyId}
              actions={
                isAdmin
                  ? {
                      makeDefault: (method) => void makeDefault(method),
                      replace: (method) => setDialog({ kind: 'replace', method }),
                      remove: (method) => setDialog({ kind: 'delete', method, others: methods.length - 1 }),
                    }
                  : undefined
              }
            />
          )}
        </LiveView>
      </Stack>
      <CardDialogs dialog={dialog} service={service} work={work} onClose={() => setDialog(undefined)} />
    </Section>
  );
}

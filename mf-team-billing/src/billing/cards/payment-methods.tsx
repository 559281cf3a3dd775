import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { CARD_PROCESSING, refusalMessage } from '@fleetfoot/shared/cards';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { useServices } from '@fleetfoot/shared/remote';
import type { Request } from '@fleetfoot/shared/requests';
import { Button, LiveView, Row, Section, SkeletonRows, Spinner, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { CARD_DIALOGS, CARD_NEWS, CARDS } from '../../texts/cards';
import { useReturnedCard } from './add/use-returned-card';
import { CardDialogs, type OpenDialog } from './card-dialogs';
import { CardList } from './card-list';
import { CardNotice } from './card-notice';
import type { CardWrites } from './data';
import { useCardActions } from './use-card-actions';

interface PaymentMethodsProps {
  readonly cards: Request<readonly PaymentMethod[]>;
  readonly writes: CardWrites;
  readonly role: Role;
}

/** The cards of the organisation with all their actions. */
export function PaymentMethods({ cards: { result, reload }, writes, role }: PaymentMethodsProps) {
  const { now } = useServices();
  const canManage = may(role, 'card.setDefault') && may(role, 'card.delete');
  const cardActions = useCardActions(writes, reload);
  const [dialog, setDialog] = useState<OpenDialog>();
  const place = useRef<HTMLDivElement>(null);
  const isAsking = useReturnedCard({
    onOutcome(outcome) {
      if (outcome.status === 'saved') void cardActions.added(outcome.paymentMethodID);
      else if (outcome.status === 'processing') cardActions.notify({ kind: 'news', text: CARD_PROCESSING });
      else
        cardActions.notify({
          kind: 'problem',
          text: CARD_NEWS.notSaved(refusalMessage(outcome) ?? ''),
        });
    },
    onFailure: (text) => cardActions.notify({ kind: 'problem', text }),
  });

  async function makeDefault(method: PaymentMethod): Promise<void> {
    const isDone = await cardActions.makeDefault(method);
    // The pressed button is removed: the focus stays near it, unless the user has moved it meanwhile.
    const { activeElement } = document;
    const isHere = activeElement === document.body || place.current?.contains(activeElement);
    if (isDone && isHere) place.current?.focus();
  }
  return (
    <Section
      title={CARDS.title}
      actions={
        <Button needsConnection variant="secondary" onClick={() => setDialog({ kind: 'add' })}>
          {CARD_DIALOGS.open}
        </Button>
      }
    >
      <Stack gap={3} ref={place} tabIndex={-1}>
        {isAsking && (
          <Row gap={2} role="status">
            <Spinner /> {CARDS.asking}
          </Row>
        )}
        <CardNotice notice={cardActions.notice} />
        <LiveView result={result} skeleton={<SkeletonRows rows={2} label={CARDS.loading} />}>
          {(methods) => (
            <CardList
              methods={methods}
              now={now()}
              busyID={cardActions.busyID}
              actions={
                canManage
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
      <CardDialogs
        dialog={dialog}
        writes={writes}
        actions={cardActions}
        // Another one may be open by the time the outcome of this one is known.
        onClose={() => setDialog((open) => (open === dialog ? undefined : open))}
      />
    </Section>
  );
}

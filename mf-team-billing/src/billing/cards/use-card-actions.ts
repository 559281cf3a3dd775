import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { toAppError } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { useState } from 'react';
import type { Notice } from './card-notice';
import type { CardService } from './card-service';
import type { Cards } from './use-cards';

export interface CardWork {
  readonly notice: Notice | undefined;
  readonly busyId: string | undefined;
  tell(notice: Notice): void;
  /** After a card was saved: takes it into the list, in the place of another one if there is one to replace. */
  added(paymentMethodID: string, replaced?: PaymentMethod): Promise<void>;
  /** Whether it is the default now. */
  makeDefault(method: PaymentMethod): Promise<boolean>;
  /** @throws AppError when the card stays */
  remove(method: PaymentMethod): Promise<void>;
}

/** What is done to cards: the server's answer first, then the list afresh, then the news. */
export function useCardActions(service: CardService, reload: Cards['reload']): CardWork {
  const { announce } = useServices();
  const [notice, setNotice] = useState<Notice>();
  const [busyId, setBusyId] = useState<string>();

  function tell(news: Notice): void {
    setNotice(news);
    // A problem is an alert and speaks for itself.
    if (news.kind !== 'problem') announce(news.text);
  }

  async function retire(old: PaymentMethod, successorId: string): Promise<Notice | undefined> {
    try {
      if (old.isDefault) await service.makeDefault(successorId);
      await service.remove(old.id);
      return undefined;
    } catch (error) {
      const reason = toAppError(error).userMessage;
      return {
        kind: 'problem',
        text: `The new card was added, but ${cardLabel(old)} could not be taken out. ${reason}`,
      };
    }
  }

  return {
    notice,
    busyId,
    tell,
    async added(paymentMethodID, replaced) {
      setNotice(undefined);
      const problem = replaced && (await retire(replaced, paymentMethodID));
      const methods = await reload();
      const method = methods?.find(({ id }) => id === paymentMethodID);
      const name = method ? cardLabel(method) : 'The card';
      const deed = replaced ? `has replaced ${cardLabel(replaced)}.` : 'was added.';
      tell(problem ?? { kind: 'done', text: `${name} ${deed}` });
    },
    async makeDefault(method) {
      setNotice(undefined);
      setBusyId(method.id);
      try {
        await service.makeDefault(method.id);
        await reload();
        tell({ kind: 'done', text: `${cardLabel(method)} is now the default card.` });
        return true;
      } catch (error) {
        tell({ kind: 'problem', text: toAppError(error).userMessage });
        return false;
      } finally {
        setBusyId(undefined);
      }
    },
    async remove(method) {
      setNotice(undefined);
      await service.remove(method.id);
      await reload();
      tell({ kind: 'done', text: `${cardLabel(method)} was deleted.` });
    },
  };
}

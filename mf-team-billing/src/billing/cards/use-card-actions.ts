import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { toAppError } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { useServices } from '@fleetfoot/shared/remote';
import type { Request } from '@fleetfoot/shared/requests';
import { useState } from 'react';
import { CARD_NEWS } from '../../texts/cards';
import type { Notice } from './card-notice';
import type { CardWrites } from './data';

export interface CardActions {
  readonly notice: Notice | undefined;
  readonly busyID: string | undefined;
  notify(notice: Notice): void;
  /** Reads the list again after a card was saved, and deletes the replaced card, if any. */
  added(paymentMethodID: string, replaced?: PaymentMethod): Promise<void>;
  /** Resolves with whether the card is the default now. */
  makeDefault(method: PaymentMethod): Promise<boolean>;
  /** @throws AppError when the card stays */
  remove(method: PaymentMethod): Promise<void>;
}

/** The actions on cards: first the server's answer, then the list read again, then the notice. */
export function useCardActions(
  writes: CardWrites,
  reload: Request<readonly PaymentMethod[]>['reload'],
): CardActions {
  const { announce } = useServices();
  const [notice, setNotice] = useState<Notice>();
  const [pressedID, setPressedID] = useState<string>();
  const { busy, error, run, clear } = useAction();

  function notify(next: Notice): void {
    clear();
    setNotice(next);
    // A problem is an alert, which is announced by itself.
    if (next.kind !== 'problem') announce(next.text);
  }

  async function removeReplaced(old: PaymentMethod, successorID: string): Promise<Notice | undefined> {
    try {
      if (old.isDefault) await writes.makeDefault(successorID);
      await writes.remove(old.id);
      return undefined;
    } catch (error) {
      const reason = toAppError(error).userMessage;
      return {
        kind: 'problem',
        text: CARD_NEWS.oldStays(cardLabel(old), reason),
      };
    }
  }

  return {
    notice: error === undefined ? notice : { kind: 'problem', text: error },
    busyID: busy ? pressedID : undefined,
    notify,
    async added(paymentMethodID, replaced) {
      setNotice(undefined);
      const problem = replaced && (await removeReplaced(replaced, paymentMethodID));
      const methods = await reload();
      const method = methods?.find(({ id }) => id === paymentMethodID);
      const name = method ? cardLabel(method) : CARD_NEWS.card;
      const text = replaced ? CARD_NEWS.replaced(name, cardLabel(replaced)) : CARD_NEWS.added(name);
      notify(problem ?? { kind: 'done', text });
    },
    async makeDefault(method) {
      setNotice(undefined);
      setPressedID(method.id);
      const name = cardLabel(method);
      const change = async () => {
        await writes.makeDefault(method.id);
        await reload();
      };
      const isDone = await run(change, { doubt: CARD_NEWS.defaultDoubt(name) });
      if (isDone) notify({ kind: 'done', text: CARD_NEWS.isDefault(name) });
      return isDone;
    },
    async remove(method) {
      setNotice(undefined);
      await writes.remove(method.id);
      await reload();
      notify({ kind: 'done', text: CARD_NEWS.deleted(cardLabel(method)) });
    },
  };
}

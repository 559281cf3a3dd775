import { useServices } from '@fleetfoot/shared/remote';
import { type ComponentType, useEffect, useState } from 'react';
import type { CampaignChoice } from '../campaign-choice';
import type { Purchase } from './purchase';
import { PurchaseDialog } from './purchase-dialog';
import type { PurchaseService } from './purchase-service';
import { useDefaultCard } from './use-default-card';
import type { PurchaseState } from './use-purchase';

interface BuyingDialogProps {
  /** What is bought; a purchase that was confirmed before is gone on with. */
  readonly subject: CampaignChoice | Purchase;
  readonly purchase: PurchaseState;
  readonly service: PurchaseService;
  readonly onClose: () => void;
}

/** The popup that pays, with the card and the bank behind it; there for as long as it is open. */
export function BuyingDialog({ subject, purchase, service, onClose }: BuyingDialogProps) {
  const { report } = useServices();
  const card = useDefaultCard(service.defaultCard);
  const [AsideStyle, setAsideStyle] = useState<ComponentType>();
  // With it comes everything of Stripe's: nobody else in this remote needs it.
  useEffect(() => {
    let mounted = true;
    import('@fleetfoot/shared/payments').then(
      (payments) => mounted && setAsideStyle(() => payments.AsideStyle),
      (error) => report(error, { message: 'Payments could not be loaded' }),
    );
    return () => {
      mounted = false;
    };
  }, [report]);

  async function ask(element: Element | null, clientSecret: string): Promise<void> {
    const { askBank } = await import(/* webpackChunkName: "ask-bank" */ './ask-bank');
    await askBank(element, clientSecret);
  }
  return (
    <>
      {AsideStyle && <AsideStyle />}
      <PurchaseDialog
        choice={subject}
        isInterrupted={'attemptID' in subject}
        card={card}
        purchase={purchase}
        onConfirm={(element) => purchase.run(subject, (clientSecret) => ask(element, clientSecret))}
        onClose={onClose}
      />
    </>
  );
}

import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { Page, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { CAMPAIGN_NEWS } from '../campaign-news';
import { type CampaignChoice, CampaignChoiceSchema, FIRST_CHOICE } from './campaign-choice';
import { CampaignForm } from './campaign-form';
import { CreatedNotice } from './created-notice';
import { BuyingDialog } from './purchase/buying-dialog';
import type { SeenPurchase } from './purchase/choose-purchase';
import type { Purchase } from './purchase/purchase';
import type { PurchaseService } from './purchase/purchase-service';
import { UnfinishedCampaign } from './purchase/unfinished-campaign';
import { usePurchase } from './purchase/use-purchase';
import type { Unfinished } from './purchase/use-unfinished';
import { useWithdrawal } from './purchase/use-withdrawal';

const GIVEN_UP = 'The campaign was given up. Nothing was charged.';
const CREATED = 'Your campaign has been created. It is in review.';

interface NewCampaignProps {
  readonly service: PurchaseService;
  readonly unfinished: Unfinished;
}

/** Choosing a campaign, confirming it, and going on with one that was interrupted. */
export function NewCampaign({ service, unfinished }: NewCampaignProps) {
  const { purchase: kept, created, toFinish } = unfinished;
  const { navigate, announce } = useServices();
  const draft = useDraft<unknown>('mf-advertising.new-campaign');
  const news = useDraft<string>(CAMPAIGN_NEWS);
  const [choice, setChoice] = useState<CampaignChoice>(() =>
    v.is(CampaignChoiceSchema, draft.value) ? draft.value : FIRST_CHOICE,
  );
  // What the open popup is about.
  const [subject, setSubject] = useState<CampaignChoice | Purchase>();
  const [seen, setSeen] = useState<SeenPurchase>();
  const purchase = usePurchase({ service, seen, onCreated: finish });
  const withdrawal = useWithdrawal(service, () => announce(GIVEN_UP));
  const isBusy = purchase.step !== undefined;
  const isOwn = kept?.attemptID === purchase.attemptID;

  function finish(): void {
    draft.discard();
    news.write(CREATED);
    navigate('/advertising');
    announce(CREATED);
  }
  function choose(next: CampaignChoice): void {
    setChoice(next);
    draft.write(next);
  }
  function ask(): void {
    setSeen(unfinished.seen);
    setSubject(choice);
  }
  function close(): void {
    setSubject(undefined);
    purchase.clear();
  }

  // Whatever became of its answer, the campaign is there.
  const settle = useEffectEvent(() => {
    if (isBusy) return;
    if (toFinish) service.finish(toFinish).catch(() => undefined);
    if (created?.id === purchase.attemptID) finish();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may be what it waits for.
  useEffect(() => {
    if (created) settle();
  }, [created, toFinish?.attemptID, isBusy]);
  // Another window has begun to pay: this one must not begin as well.
  const startedElsewhere = kept !== undefined && !isOwn && !isBusy;
  const giveWay = useEffectEvent(() => purchase.ending === undefined && close());
  useEffect(() => {
    if (startedElsewhere) giveWay();
  }, [startedElsewhere]);

  return (
    <Page
      title="Create Campaign"
      description="Your name on our delivery bikes, and a report of where it was seen after every month."
      back={{ href: '/advertising', label: 'Advertising' }}
    >
      <Stack gap={6}>
        {created && !isBusy && <CreatedNotice campaign={created} />}
        {kept ? (
          <UnfinishedCampaign purchase={kept} withdrawal={withdrawal} onGoOn={() => setSubject(kept)} />
        ) : (
          <CampaignForm choice={choice} onChange={choose} onCreate={ask} />
        )}
      </Stack>
      {subject && <BuyingDialog subject={subject} purchase={purchase} service={service} onClose={close} />}
    </Page>
  );
}

import { useDraft, useServices } from '@fleetfoot/shared/remote';
import * as v from '@fleetfoot/shared/schema';
import { richText } from '@fleetfoot/shared/texts';
import { Page, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NEW_CAMPAIGN } from '../../texts/new-campaign';
import { CAMPAIGN_NEWS, DoneNotice } from '../done-notice';
import { NOTHING_TYPED, type TypedBrief, TypedBriefSchema } from './brief/typed-brief';
import { type CampaignChoice, CampaignChoiceSchema, FIRST_CHOICE } from './campaign-choice';
import { CampaignForm } from './campaign-form';
import type { PurchaseWrites } from './purchase/data';
import type { Purchase, SeenPurchase } from './purchase/purchase';
import { PurchaseDialog } from './purchase/purchase-dialog';
import { UnfinishedPurchase } from './purchase/unfinished-purchase';
import { usePurchase } from './purchase/use-purchase';
import type { UnfinishedState } from './purchase/use-unfinished-purchase';
import { useWithdrawal } from './purchase/use-withdrawal';

/** What the form holds, as a draft keeps it. */
const FormSchema = v.object({
  ...CampaignChoiceSchema.entries,
  typed: TypedBriefSchema,
});

function formOf(draft: unknown): v.InferOutput<typeof FormSchema> {
  const { success, output } = v.safeParse(FormSchema, draft);
  return success ? output : { ...FIRST_CHOICE, typed: NOTHING_TYPED };
}

interface NewCampaignProps {
  readonly orgID: string;
  readonly writes: PurchaseWrites;
  readonly unfinished: UnfinishedState;
}

/** Chooses a campaign, confirms it, and resumes an interrupted purchase. */
export function NewCampaign({ orgID, writes, unfinished }: NewCampaignProps) {
  const { purchase: interrupted, created, toFinish, request } = unfinished;
  const { navigate, announce, now } = useServices();
  const draft = useDraft<unknown>('mf-advertising.new-campaign');
  const news = useDraft<string>(CAMPAIGN_NEWS);
  const [{ typed, ...choice }, setForm] = useState(() => formOf(draft.value));
  // The subject of the open dialog.
  const [subject, setSubject] = useState<CampaignChoice | Purchase>();
  const opener = useRef<Element>(null);
  const [seen, setSeen] = useState<SeenPurchase>({ finished: undefined });
  const purchase = usePurchase({
    ...{ writes, seen, onCreated: finish },
    isApproved: request?.status === 'approved' || request?.status === 'done',
  });
  const withdrawal = useWithdrawal(writes, () => announce(NEW_CAMPAIGN.givenUp));
  const isBusy = purchase.step !== undefined;
  const isOwn = interrupted?.attemptID === purchase.attemptID;

  // Behind the dialog that pays, the page stays as it was: what is being paid is not unfinished.
  const isPayingHere = isOwn && isBusy && subject !== undefined && !('attemptID' in subject);

  function finish(): void {
    draft.discard();
    news.write(NEW_CAMPAIGN.created);
    navigate('/advertising');
    announce(NEW_CAMPAIGN.created);
  }
  function change(next: CampaignChoice, nextTyped: TypedBrief): void {
    const form = { ...next, typed: nextTyped };
    setForm(form);
    draft.write(form);
  }
  function ask(chosen: CampaignChoice): void {
    opener.current = document.activeElement;
    setSeen(unfinished.seen ?? { askedAt: now() });
    setSubject(chosen);
  }
  function close(): void {
    setSubject(undefined);
    purchase.clear();
    // A dialog that gave way to another in between has forgotten who opened it.
    const { current } = opener;
    setTimeout(() => current instanceof HTMLElement && current.isConnected && current.focus());
  }

  // The campaign exists even if the answer to its creation was lost.
  const settle = useEffectEvent(() => {
    if (isBusy) return;
    if (toFinish) writes.finish(toFinish).catch(() => undefined);
    if (created?.id === purchase.attemptID) finish();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these may complete the purchase.
  useEffect(() => {
    if (created) settle();
  }, [created, toFinish?.attemptID, isBusy]);
  // Another window has begun to pay: this window must not begin a second purchase.
  const startedElsewhere = interrupted !== undefined && !isOwn && !isBusy;
  const closeIfIdle = useEffectEvent(() => purchase.outcome === undefined && close());
  useEffect(() => {
    if (startedElsewhere) closeIfIdle();
  }, [startedElsewhere]);

  return (
    <Page
      title={NEW_CAMPAIGN.title}
      description={NEW_CAMPAIGN.description}
      back={{ href: '/advertising', label: NEW_CAMPAIGN.back }}
    >
      <Stack gap={6}>
        {created && !isBusy && (
          <DoneNotice>
            {richText(
              NEW_CAMPAIGN.createdAs,
              <a href={`/advertising/${encodeURIComponent(created.id)}`}>{created.name}</a>,
            )}
          </DoneNotice>
        )}
        {interrupted && !isPayingHere ? (
          <UnfinishedPurchase
            purchase={interrupted}
            request={request}
            isRunning={isBusy && isOwn}
            withdrawal={withdrawal}
            onResume={() => {
              opener.current = document.activeElement;
              setSubject(interrupted);
            }}
          />
        ) : (
          <CampaignForm choice={choice} typed={typed} onChange={change} onCreate={ask} />
        )}
      </Stack>
      {subject && (
        <PurchaseDialog
          orgID={orgID}
          subject={subject}
          purchase={purchase}
          writes={writes}
          isApproved={request?.status === 'approved'}
          onClose={close}
        />
      )}
    </Page>
  );
}

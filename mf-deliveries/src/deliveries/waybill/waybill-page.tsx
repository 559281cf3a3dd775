import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams, useSearchParams } from '@fleetfoot/shared/remote';
import { Button, EmptyState, LinkButton, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { memo, useEffect, useState } from 'react';
import { deliveryWords } from '../../texts/groups/delivery';
import { notFoundTexts } from '../../texts/not-found';
import { PageInLanguage, useTitle } from '../../texts/page-in-language';
import { PageLiveView } from '../../texts/page-live-view';
import { usePageTexts } from '../../texts/page-texts';
import { together } from '../../texts/together';
import { waybillTexts, waybillWords } from '../../texts/waybill';
import { deliveryQuery } from '../data';
import { DeliveryNotFound } from '../delivery-not-found';
import { Waybill } from './waybill';
import { Sheet, WaybillPrintStyle } from './waybill-style';
import { waybillIDs } from './waybills-path';

interface WaybillSheetProps {
  readonly deliveryID: string;
  /** Told whether there is a sheet, once that is known. Stable. */
  readonly onKnown: (deliveryID: string, isThere: boolean) => void;
}

/** Drawn again only for its own delivery, not for each that becomes known. */
const WaybillSheet = memo(function WaybillSheet({ deliveryID, onKnown }: WaybillSheetProps) {
  const { id: orgID, name } = useOrganization();
  const { loading } = usePageTexts(waybillTexts);
  const notFound = usePageTexts(notFoundTexts);
  const live = useLiveDocument(deliveryQuery(orgID, deliveryID));
  const isKnown = live.status !== 'loading';
  const isThere = live.status === 'ready' && live.data !== undefined;
  useEffect(() => {
    if (isKnown) onKnown(deliveryID, isThere);
  }, [deliveryID, isKnown, isThere, onKnown]);
  return (
    <Sheet data-there={isThere}>
      <PageLiveView result={live} skeleton={<SkeletonRows rows={8} label={loading} />}>
        {(delivery) =>
          delivery ? (
            <Waybill
              delivery={delivery}
              organizationName={name}
              address={new URL(`/deliveries/${deliveryID}`, window.location.origin).href}
            />
          ) : (
            <DeliveryNotFound texts={notFound} />
          )
        }
      </PageLiveView>
    </Sheet>
  );
});

function Waybills() {
  const texts = usePageTexts(waybillTexts);
  const { deliveryID } = useRouteParams();
  const params = useSearchParams();
  const ids = deliveryID === undefined ? waybillIDs(params) : [deliveryID];
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [note] = useState(() => (id: string, isThere: boolean) => {
    setKnown((before) => new Map(before).set(id, isThere));
  });
  const isReady = ids.every((id) => known.has(id)) && ids.some((id) => known.get(id));
  const title = deliveryID === undefined ? texts.titleOfSeveral : texts.title;
  useTitle(title);
  return (
    <Page
      title={title}
      back={
        deliveryID === undefined
          ? { href: '/deliveries', label: texts.backToAll }
          : { href: `/deliveries/${deliveryID}`, label: texts.back }
      }
      actions={
        isReady && (
          <Button data-key="p" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )
      }
    >
      <WaybillPrintStyle />
      <div data-print>
        {ids.length === 0 && (
          <EmptyState
            icon="deliveries"
            title={texts.none}
            action={<LinkButton href="/deliveries">{texts.all}</LinkButton>}
          >
            {texts.noneText}
          </EmptyState>
        )}
        {ids.map((id) => (
          <WaybillSheet key={id} deliveryID={id} onKnown={note} />
        ))}
      </div>
    </Page>
  );
}

const GROUPS = together(deliveryWords, waybillWords);

/** The waybill of a delivery, or those of all that the address names as one document with a sheet for each. */
export function WaybillPage() {
  return (
    <PageInLanguage groups={GROUPS}>
      <Waybills />
    </PageInLanguage>
  );
}

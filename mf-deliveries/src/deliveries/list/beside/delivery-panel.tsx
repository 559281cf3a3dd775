import { useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { useOrganization } from '@fleetfoot/shared/remote';
import { richText } from '@fleetfoot/shared/texts';
import { Button, FormError, LinkButton, Note, OldDataNotice, SkeletonRows } from '@fleetfoot/shared/ui';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { detailTexts } from '../../../texts/detail';
import { detailWords } from '../../../texts/groups/detail';
import { type SayWord, useInWords } from '../../../texts/page-language';
import { PageLiveView } from '../../../texts/page-live-view';
import { usePageTexts } from '../../../texts/page-texts';
import { panelTexts } from '../../../texts/panel';
import { Translated } from '../../../texts/translated';
import { deliveryQuery } from '../../data';
import { deliveryName } from '../../delivery-name';
import { DeliveryStatus } from '../../delivery-status';
import { EditDelivery } from '../../edit/edit-delivery';
import { useEdits } from '../../edit/use-edits';
import { ShareDialog } from '../table/share-dialog';
import { PanelDetails } from './panel-details';
import { PanelFrame } from './panel-frame';

/** Who goes on along the rows sooner has asked for nothing, in milliseconds. */
const REST_MS = 400;

interface PanelProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

interface ShownDeliveryProps extends PanelProps {
  readonly delivery: Delivery;
  readonly notice: ReactNode;
  /** Whether it is among the rows. */
  readonly isListed: boolean;
}

function ShownDelivery({ delivery, notice, isListed, ...frame }: ShownDeliveryProps) {
  const { id, status } = delivery;
  const { ask, edit } = useEdits();
  const [isSharing, setSharing] = useState(false);
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const { open, notListed } = usePageTexts(panelTexts);
  const { waybill } = usePageTexts(detailTexts);
  const say: SayWord = useInWords();
  const isCarried = status !== CANCELLED;
  return (
    <PanelFrame
      {...frame}
      name={deliveryName(delivery)}
      actions={
        <>
          <div>
            <DeliveryStatus delivery={delivery} />
          </div>
          <div>
            <LinkButton href={`/deliveries/${id}`}>{open}</LinkButton>
            {isCarried && (
              <>
                <EditDelivery delivery={delivery} ask={ask} onEdit={edit} />
                <LinkButton variant="secondary" href={`/deliveries/${id}/waybill`} data-key="p">
                  {waybill}
                </LinkButton>
                <LinkButton variant="secondary" href={`/newdelivery?repeat=${id}`}>
                  {say('Repeat')}
                </LinkButton>
                <Button variant="secondary" onClick={() => setSharing(true)}>
                  {say('Share')}
                </Button>
              </>
            )}
          </div>
        </>
      }
    >
      <div role="status">{!isListed && <Note>{notListed}</Note>}</div>
      {notice}
      <PanelDetails delivery={delivery} isAtRest={isAtRest} />
      {isSharing && <ShareDialog delivery={delivery} onClose={() => setSharing(false)} />}
    </PanelFrame>
  );
}

type Read = ReturnType<typeof useLiveDocument<Delivery>>;

const LOADING = { status: 'loading' } as const;

interface ReaderProps {
  readonly deliveryID: string;
  /** Stable. */
  readonly onRead: (read: Read) => void;
}

/** Reads a delivery that the list has not, as long as it is in the page. */
function Reader({ deliveryID, onRead }: ReaderProps) {
  const { id: orgID } = useOrganization();
  const read = useLiveDocument(deliveryQuery(orgID, deliveryID));
  useEffect(() => onRead(read), [read, onRead]);
  useEffect(() => () => onRead(LOADING), [onRead]);
  return undefined;
}

function Gone({ deliveryID }: { readonly deliveryID: string }) {
  const { gone, page } = usePageTexts(panelTexts);
  return <p>{richText(gone, <a href={`/deliveries/${encodeURIComponent(deliveryID)}`}>{page}</a>)}</p>;
}

/** What is to be said of a delivery that was seen, by what is read of it now. */
function SeenNotice({ deliveryID, read }: { readonly deliveryID: string; readonly read: Read }) {
  const say = useInWords();
  if (read.status === 'loading') return undefined;
  if (read.status === 'error') return <FormError>{say(read.error.userMessage)}</FormError>;
  if (read.offline || read.asOf) {
    return <OldDataNotice {...read} />;
  }
  return read.data ? undefined : <Gone deliveryID={deliveryID} />;
}

interface DeliveryPanelProps extends PanelProps {
  readonly deliveryID: string;
  /** As the list has it, if it does. */
  readonly known: Delivery | undefined;
  readonly isListed: boolean;
}

function PanelOfOne({ deliveryID, known, isListed, ...frame }: DeliveryPanelProps) {
  const [read, setRead] = useState<Read>(LOADING);
  const present = known ?? (read.status === 'ready' ? read.data : undefined);
  // A dialog over it stays with what was typed, whatever becomes of the row.
  const [seen, setSeen] = useState(present);
  if (present && present !== seen) setSeen(present);
  const delivery = present ?? seen;
  const { name } = usePageTexts(panelTexts);
  const { loading } = usePageTexts(detailTexts);
  return (
    <>
      {!known && <Reader deliveryID={deliveryID} onRead={setRead} />}
      {delivery ? (
        <ShownDelivery
          delivery={delivery}
          isListed={isListed}
          notice={!known && <SeenNotice deliveryID={deliveryID} read={read} />}
          {...frame}
        />
      ) : (
        <PanelFrame name={name} {...frame}>
          <PageLiveView result={read} skeleton={<SkeletonRows rows={5} label={loading} />}>
            {() => <Gone deliveryID={deliveryID} />}
          </PageLiveView>
        </PanelFrame>
      )}
    </>
  );
}

/** One delivery beside the list. What the list knows is not read again. */
export function DeliveryPanel(props: DeliveryPanelProps) {
  const say: SayWord = useInWords();
  const { deliveryID, known: _, isListed: __, ...frame } = props;
  const waiting = (
    <PanelFrame name={say('Delivery')} {...frame}>
      <SkeletonRows rows={5} label={say('Loading the side panel')} />
    </PanelFrame>
  );
  return (
    <Translated groups={detailWords} waiting={waiting}>
      <PanelOfOne key={deliveryID} {...props} />
    </Translated>
  );
}

import { CANCELLED, type CancelledDelivery, type Delivery } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Page, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { detailTexts } from '../../texts/detail';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { deliveryName } from '../delivery-name';
import { DeliveryStatus } from '../delivery-status';
import { StatusBadge } from '../status-badge';

/* The description runs on behind the title: its first part, the status, stands in the title's line and is no part of its name. */
const TitleLine = styled.div`
  display: contents;
  h1, h1 + p { display: inline; }
  h1 { padding-inline-end: var(--space-3); }
`;

const Status = styled.span`
  > span {
    grid-auto-flow: column;
    gap: var(--space-2);
    /* On the middle of the title's capitals, within its line: the line is as high without it. */
    vertical-align: 4px;
  }
  /* A line of its own, there from the beginning: neither its arrival nor a longer status moves the page. */
  @media (max-width: 480px) {
    display: block;
    min-height: 24px;
    margin-top: var(--space-1);
    > span { vertical-align: top; }
  }
`;

const Below = styled.span`
  display: block;
  max-width: 60ch;
  margin-top: var(--space-1);
`;

interface DeliveryFrameProps {
  /** Nothing while it is not known. */
  readonly delivery: Delivery | CancelledDelivery | undefined;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a delivery, which is named by it and says first how far it is, in its tab, too, for who has many. */
export function DeliveryFrame({ delivery, description, ...page }: DeliveryFrameProps) {
  const texts = usePageTexts(detailTexts);
  const { titlePage } = useServices();
  const say = useInWords();
  const isCancelled = delivery && 'cancelled_at' in delivery;
  const name = delivery && deliveryName(delivery);
  const title = delivery && `${name}, ${say(isCancelled ? CANCELLED : delivery.status)}`;
  useEffect(() => {
    if (title !== undefined) titlePage(title);
  }, [title, titlePage]);
  return (
    <TitleLine>
      <Page
        {...page}
        title={name ?? texts.name}
        isNamed={name !== undefined}
        back={{ href: '/deliveries', label: texts.back }}
        description={
          <>
            <Status>
              {delivery && (
                <>
                  <VisuallyHidden>{`${texts.summary.status}: `}</VisuallyHidden>
                  {isCancelled ? <StatusBadge status={CANCELLED} /> : <DeliveryStatus delivery={delivery} />}
                </>
              )}
            </Status>
            {description && <Below>{description}</Below>}
          </>
        }
      />
    </TitleLine>
  );
}

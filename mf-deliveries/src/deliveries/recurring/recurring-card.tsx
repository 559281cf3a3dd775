import { useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { recurringOf } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { useOrganization } from '@fleetfoot/shared/remote';
import { richText } from '@fleetfoot/shared/texts';
import { Card, LinkButton, Row, Skeleton } from '@fleetfoot/shared/ui';
import { belowTexts } from '../../texts/below';
import { belowWords } from '../../texts/groups/below';
import { usePageTexts } from '../../texts/page-texts';
import { translated } from '../../texts/translated';
import { recurringQuery } from './data';

interface RecurringCardProps {
  readonly delivery: Delivery;
}

function Origin({ recurringID }: { readonly recurringID: string }) {
  const { id: orgID } = useOrganization();
  const { recurring: texts } = usePageTexts(belowTexts);
  const live = useLiveDocument(recurringQuery(orgID, recurringID));
  if (live.status === 'ready' && !live.data) {
    return <p>{texts.deleted}</p>;
  }
  const name = live.status === 'ready' ? live.data?.name : undefined;
  return <p>{richText(texts.by, <a href={`/recurring/${recurringID}`}>{name ?? texts.unnamed}</a>)}</p>;
}

function RecurringOrigin({ delivery: { id, blanked_at } }: RecurringCardProps) {
  const { recurring: texts } = usePageTexts(belowTexts);
  const origin = recurringOf(id);
  if (!origin && blanked_at) return undefined;
  return (
    <Card title={texts.title}>
      {origin ? (
        <Origin recurringID={origin.id} />
      ) : (
        <Row justify="between">
          <p>{texts.question}</p>
          <LinkButton variant="secondary" href={`/recurring/new?of=${id}`}>
            {texts.repeat}
          </LinkButton>
        </Row>
      )}
    </Card>
  );
}

/** Which recurring delivery a delivery is of, or how it becomes one. */
export const RecurringCard = translated(belowWords, RecurringOrigin, <Skeleton height={104} />);

import { useNow } from '@fleetfoot/shared/clock';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { belowWords } from '../../texts/groups/below';
import { translated } from '../../texts/translated';
import { holdQuery, holdWrites, keepDaysQuery } from './data';
import { PrivacyCard } from './privacy-card';

interface LivePrivacyCardProps {
  readonly delivery: Delivery;
}

function LivePrivacy({ delivery }: LivePrivacyCardProps) {
  const { announce } = useServices();
  const { id: orgID, role } = useOrganization();
  const keepDays = useLiveDocument(keepDaysQuery(orgID));
  const hold = useLiveDocument(holdQuery(orgID, delivery.id));
  const now = useNow();
  const writes = useMemo(() => holdWrites(orgID, delivery.id), [orgID, delivery.id]);
  const shown = { delivery, keepDays, hold, role, now, writes, announce };
  return <PrivacyCard {...shown} />;
}

/** The card with what it needs to know, live. */
export const LivePrivacyCard = translated(belowWords, LivePrivacy, <Skeleton height={104} />);

import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams, useServices, useSession } from '@fleetfoot/shared/remote';
import { usePageLanguage } from '@fleetfoot/shared/texts';
import { deliveryWords } from '../../texts/groups/delivery';
import { detailWords } from '../../texts/groups/detail';
import { InPageLanguage } from '../../texts/in-page-language';
import { usePageTranslation } from '../../texts/page-translation';
import { together } from '../../texts/together';
import { LazyChanges } from '../changes/lazy-changes';
import { deliveryQuery, deliveryWrites } from '../data';
import { useEdits } from '../edit/use-edits';
import { DeliveryPrivacy } from '../privacy/delivery-privacy';
import { DeliveryProblems } from '../problems/delivery-problems';
import { DeliveryProof } from '../proof/delivery-proof';
import { DeliveryRecurring } from '../recurring/delivery-recurring';
import { useCourierRide } from '../ride/use-courier-ride';
import { DeliveryTracking } from '../tracking/delivery-tracking';
import { DeliveryView } from './delivery-view';
import { GoneDelivery } from './gone-delivery';
import { useStory } from './use-story';

const GROUPS = together(deliveryWords, detailWords);

export function DeliveryDetailPage() {
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { deliveryID = '' } = useRouteParams();
  const { now } = useServices();
  const { cancel } = deliveryWrites(orgID, uid, now);
  const live = useLiveDocument(deliveryQuery(orgID, deliveryID));
  const story = useStory(orgID, deliveryID, live.status === 'ready' ? live.data : undefined);

  const ride = useCourierRide(orgID, deliveryID, live.status === 'ready' ? live.data : undefined);
  const { ask, edit } = useEdits();
  const translation = usePageTranslation(GROUPS);
  usePageLanguage(GROUPS);

  return (
    <InPageLanguage translation={translation}>
      {live.status === 'ready' && live.data && !live.isSeen && <LazyChanges deliveries={[live.data]} />}
      <DeliveryView
        key={deliveryID}
        live={live}
        story={story}
        ride={ride}
        edit={edit}
        ask={ask}
        cancel={cancel}
        gone={<GoneDelivery orgID={orgID} deliveryID={deliveryID} />}
        proofOf={(shown) => <DeliveryProof delivery={shown} />}
        trackingOf={(shown) => <DeliveryTracking delivery={shown} />}
        problemsOf={(shown) => <DeliveryProblems delivery={shown} />}
        recurringOf={(shown) => <DeliveryRecurring delivery={shown} />}
        privacyOf={(shown) => <DeliveryPrivacy delivery={shown} />}
      />
    </InPageLanguage>
  );
}

import { useNow } from '@fleetfoot/shared/clock';
import { formatDateTime } from '@fleetfoot/shared/domain';
import { type PresentSession, useLiveCollection } from '@fleetfoot/shared/firebase';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { useRequest } from '@fleetfoot/shared/requests';
import { usePageLanguage, useTexts } from '@fleetfoot/shared/texts';
import { EmptyState, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { accountTexts } from '../texts/account';
import { PageLiveView } from '../texts/page-live-view';
import { presentSession, sessionsQuery, sessionWrites } from './data';
import { DevicesView } from './devices-view';
import { SharedDevice } from './shared-device';

function Devices({ uid, presentID }: { readonly uid: string; readonly presentID: string }) {
  const { announce, signOut } = useServices();
  const found = useLiveCollection(sessionsQuery(uid));
  const writes = useMemo(() => sessionWrites(uid), [uid]);
  return <DevicesView {...{ found, presentID, writes, announce, signOut }} now={useNow()} />;
}

/** On a guarded sign-in the list is not shown: whoever has the user's number only must not see where they are. */
function WaitingDevice({ guardedUntil }: { readonly guardedUntil: number }) {
  const texts = useTexts(accountTexts);
  return (
    <EmptyState icon="team" title={texts.isNew}>
      {guardedUntil < Date.UTC(9999)
        ? texts.approveOrWait(formatDateTime(new Date(guardedUntil)))
        : texts.approve}
    </EmptyState>
  );
}

export function DevicesPage() {
  const texts = useTexts(accountTexts);
  usePageLanguage(accountTexts, texts.yourDevices);
  const uid = useSession((state) => state.uid) ?? '';
  const { result } = useRequest<PresentSession>(presentSession);
  return (
    <Page
      title={texts.yourDevices}
      description={texts.yourDevicesIntro}
      back={{ href: '/profile', label: texts.profile }}
      width="narrow"
    >
      <PageLiveView result={result} skeleton={<SkeletonRows rows={2} label={texts.loadingDevices} />}>
        {({ sessionID, guardedUntil }) =>
          guardedUntil === undefined ? (
            <Devices uid={uid} presentID={sessionID} />
          ) : (
            <WaitingDevice guardedUntil={guardedUntil} />
          )
        }
      </PageLiveView>
      <SharedDevice uid={uid} />
    </Page>
  );
}

import { useNow } from '@fleetfoot/shared/clock';
import { formatDateTime } from '@fleetfoot/shared/domain';
import { type PresentSession, useLiveCollection } from '@fleetfoot/shared/firebase';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { useRequest } from '@fleetfoot/shared/requests';
import { EmptyState, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
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
  const end =
    guardedUntil < Date.UTC(9999) ? ` or wait until ${formatDateTime(new Date(guardedUntil))},` : '';
  return (
    <EmptyState icon="team" title="This device is new">
      Approve it on a device that you used before, ask an Admin to approve it,{end} to see your devices here.
    </EmptyState>
  );
}

export function DevicesPage() {
  const uid = useSession((state) => state.uid) ?? '';
  const { result } = useRequest<PresentSession>(presentSession);
  return (
    <Page
      title="Your devices"
      description="Where you are signed in. End what you do not know."
      back={{ href: '/profile', label: 'Your profile' }}
      width="narrow"
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={2} label="Loading your devices" />}>
        {({ sessionID, guardedUntil }) =>
          guardedUntil === undefined ? (
            <Devices uid={uid} presentID={sessionID} />
          ) : (
            <WaitingDevice guardedUntil={guardedUntil} />
          )
        }
      </LiveView>
      <SharedDevice uid={uid} />
    </Page>
  );
}

import { LazyPart } from '@fleetfoot/shared/parts';
import { standing } from '@fleetfoot/shared/session';
import { useState } from 'react';
import { useAuthState, useShell, useShellContext } from '../chrome/use-shell';
import { NotLoadedDialog } from '../keys/not-loaded-dialog';
import { report } from '../report';
import { KEYS } from '../texts/english/keys';

const loadDialog = async () => (await import('./fresh-code-dialog')).FreshCodeDialog;
const loadNoticeCenter = async () =>
  (await import(/* webpackChunkName: "notice-center" */ '../notices/notice-center')).NoticeCenter;
const loadShortcuts = async () =>
  (await import(/* webpackChunkName: "shortcuts" */ '../keys/shortcuts')).Shortcuts;
// In one chunk with the notices, which come for everybody.
const loadDay = async () => (await import(/* webpackChunkName: "notice-center" */ '../day/day')).Day;
const loadAccount = async () =>
  (await import(/* webpackChunkName: "notice-center" */ '../account/follow-account')).FollowAccount;
const loadTour = async () =>
  (await import(/* webpackChunkName: "notice-center" */ '../tour/tour-place')).TourPlace;
const loadReadsBar = async () =>
  (await import(/* webpackChunkName: "notice-center" */ '../saving/reads-bar')).ReadsBar;
const loadNotices = async () =>
  (await import(/* webpackChunkName: "session-notices" */ './session-notices')).SessionNotices;

function failed(error: unknown): void {
  report(error, { shell: 'sessions' });
}

/**
 * Notices, single keys, what there is to do today and at the account, the tour, how old a page is where data is dear, the dialog that asks
 * for a new code and what is told of sign-ins on new devices; each loads when it is needed.
 */
export function SessionParts() {
  const { shell } = useShellContext();
  const request = useShell((state) => state.codeRequest);
  const areKeysListed = useShell((state) => state.areKeysListed === true);
  /** Of the code of the keys: a press of their button asks for it again, and is told of another failure. */
  const [failures, setFailures] = useState(0);
  const place = useShell((state) => state.dayPlace);
  const session = useShell((state) => state.session);
  const user = useAuthState((state) => state.user);
  const isSignedIn = useAuthState((state) => state.isSignedIn);
  const isSetUp = useAuthState((state) => standing(state) === 'set-up');
  const organization = useAuthState((state) => state.selectedOrganization);

  // Without the dialog's code nobody can enter one: what asked for it is told.
  function dialogFailed(error: unknown): void {
    failed(error);
    request?.finish(false);
  }
  function keysFailed(error: unknown): void {
    failed(error);
    setFailures(areKeysListed && failures > 0 ? 2 : 1);
  }
  function closeKeys(): void {
    setFailures(1);
    shell.setState({ areKeysListed: false });
  }
  const own = isSetUp && user && organization && { uid: user.id, orgID: organization.id };
  const key = own && `${own.uid} ${own.orgID}`;
  return (
    <>
      {own && <LazyPart key={`notices ${key}`} load={loadNoticeCenter} props={own} onFailure={failed} />}
      {own && <LazyPart key={`tour ${key}`} load={loadTour} props={own} onFailure={failed} />}
      {own && (
        <LazyPart
          key={`keys ${key} ${failures > 0 && areKeysListed}`}
          load={loadShortcuts}
          props={own}
          onFailure={keysFailed}
        />
      )}
      {own && place !== undefined && (
        // Of another role everything is read anew.
        <LazyPart
          key={`day ${key} ${organization.role}`}
          load={loadDay}
          props={{ ...own, place }}
          onFailure={failed}
        />
      )}
      {own && (
        <LazyPart
          key={`account ${key} ${organization.role}`}
          load={loadAccount}
          props={{}}
          onFailure={failed}
        />
      )}
      {isSignedIn && <LazyPart load={loadReadsBar} props={{}} onFailure={failed} />}
      {failures > 1 && areKeysListed && <NotLoadedDialog title={KEYS.title} onClose={closeKeys} />}
      {isSetUp && session && user && organization && (
        <LazyPart
          load={loadNotices}
          props={{ uid: user.id, session, organization, key: session.sessionID }}
          onFailure={failed}
        />
      )}
      {request && user && (
        <LazyPart
          load={loadDialog}
          props={{ phoneNumber: user.phoneNumber, onEnd: request.finish }}
          onFailure={dialogFailed}
        />
      )}
    </>
  );
}

import { LazyPart } from '@fleetfoot/shared/parts';
import { standing } from '@fleetfoot/shared/session';
import { useAuthState, useShell } from '../chrome/use-shell';
import { report } from '../report';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "fresh-code" */ './fresh-code-dialog')).FreshCodeDialog;
const loadNoticeCenter = async () =>
  (await import(/* webpackChunkName: "notice-center" */ '../notices/notice-center')).NoticeCenter;
const loadNotices = async () =>
  (await import(/* webpackChunkName: "session-notices" */ './session-notices')).SessionNotices;

function failed(error: unknown): void {
  report(error, { shell: 'sessions' });
}

/** Notices, the dialog that asks for a new code and what is told of sign-ins on new devices; each loads when it is needed. */
export function SessionParts() {
  const request = useShell((state) => state.codeRequest);
  const session = useShell((state) => state.session);
  const user = useAuthState((state) => state.user);
  const isSetUp = useAuthState((state) => standing(state) === 'set-up');
  const organization = useAuthState((state) => state.selectedOrganization);

  // Without the dialog's code nobody can enter one: what asked for it is told.
  function dialogFailed(error: unknown): void {
    failed(error);
    request?.finish(false);
  }
  return (
    <>
      {isSetUp && user && organization && (
        <LazyPart
          key={`${user.id} ${organization.id}`}
          load={loadNoticeCenter}
          props={{ uid: user.id, orgID: organization.id }}
          onFailure={failed}
        />
      )}
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

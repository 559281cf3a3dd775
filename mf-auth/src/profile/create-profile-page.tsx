import { PRODUCT_NAME, type ProfileDetails } from '@fleetfoot/shared/domain';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { LiveView, NarrowPage } from '@fleetfoot/shared/ui';
import { MoveOnFailed } from '../move-on-failed';
import { SignOutLine } from '../sign-out-line';
import { useMoveOn } from '../use-move-on';
import { useSignOut } from '../use-sign-out';
import { createProfile } from './profile.queries';
import { ProfileForm } from './profile-form';
import { ProfileSkeleton } from './profile-skeleton';
import { useAuthUser } from './use-auth-user';

export function CreateProfilePage() {
  const { announce } = useServices();
  const authUser = useAuthUser();
  const draft = useDraft<ProfileDetails>('profile');
  const { state, moveOn } = useMoveOn();
  const signOut = useSignOut();

  return (
    <NarrowPage title={`Welcome to ${PRODUCT_NAME}`} description="Complete Your Profile">
      {state.status === 'failed' ? (
        <MoveOnFailed
          achieved="Your profile is saved."
          message={state.message}
          retrying={state.retrying}
          onRetry={moveOn}
        />
      ) : (
        <LiveView result={authUser} skeleton={<ProfileSkeleton />}>
          {(user) => (
            <ProfileForm
              phoneNumber={user.phoneNumber}
              draft={draft}
              done={state.status === 'moving'}
              announce={announce}
              save={async (details) => {
                await createProfile(user, details);
                void moveOn();
              }}
            />
          )}
        </LiveView>
      )}
      <SignOutLine
        phoneNumber={authUser.status === 'ready' ? authUser.data.phoneNumber : undefined}
        onSignOut={signOut}
      />
    </NarrowPage>
  );
}

import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import type { ProfileDetails } from '@fleetfoot/shared/model';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { LiveView, NarrowPage, Skeleton, Stack } from '@fleetfoot/shared/ui';
import { MoveOnFailed } from '../move-on-failed';
import { SignOutLine, useSignOut } from '../sign-out-line';
import { useMoveOn } from '../use-move-on';
import { createProfile, useAuthUser } from './data';
import { ProfileForm } from './profile-form';

/** The shape of the form, so that nothing moves when it comes. */
function ProfileSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={92} />
      <Skeleton height={44} />
    </Stack>
  );
}

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

import type { ProfileDetails } from '@fleetfoot/shared/model/team/onboarding-details';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { usePageLanguage, useTexts } from '@fleetfoot/shared/texts';
import { NarrowPage, Skeleton, Stack } from '@fleetfoot/shared/ui';
import { MoveOnFailed } from '../move-on-failed';
import { SignOutLine, useSignOut } from '../sign-out-line';
import { PageLiveView } from '../texts/page-live-view';
import { stepTexts } from '../texts/steps';
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
  const texts = useTexts(stepTexts);
  usePageLanguage(stepTexts, texts.titles.profile);
  const authUser = useAuthUser();
  const draft = useDraft<ProfileDetails>('profile');
  const { state, moveOn } = useMoveOn();
  const signOut = useSignOut();

  return (
    <NarrowPage title={texts.welcome} description={texts.complete}>
      {state.status === 'failed' ? (
        <MoveOnFailed
          achieved={texts.profileSaved}
          error={state.error}
          retrying={state.retrying}
          onRetry={moveOn}
        />
      ) : (
        <PageLiveView result={authUser} skeleton={<ProfileSkeleton />}>
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
        </PageLiveView>
      )}
      <SignOutLine
        phoneNumber={authUser.status === 'ready' ? authUser.data.phoneNumber : undefined}
        onSignOut={signOut}
      />
    </NarrowPage>
  );
}

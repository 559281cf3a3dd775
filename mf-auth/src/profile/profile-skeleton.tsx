import { Skeleton, Stack } from '@fleetfoot/shared/ui';

/** The shape of the form, so that nothing moves when it comes. */
export function ProfileSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={92} />
      <Skeleton height={44} />
    </Stack>
  );
}

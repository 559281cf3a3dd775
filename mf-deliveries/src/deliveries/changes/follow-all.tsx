import { FollowAnswers } from './answered-problems';
import { FollowChanges, type FollowChangesProps } from './follow-changes';
import { FollowMissedRuns } from './missed-runs';

/** Everything that becomes a notice, in one chunk. */
export function FollowAll(props: FollowChangesProps) {
  return (
    <>
      <FollowChanges {...props} />
      <FollowMissedRuns />
      <FollowAnswers />
    </>
  );
}

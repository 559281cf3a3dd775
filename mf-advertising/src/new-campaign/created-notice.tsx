import type { Campaign } from '@fleetfoot/shared/domain';
import { DoneNotice } from '../done-notice';

interface CreatedNoticeProps {
  readonly campaign: Pick<Campaign, 'id' | 'name'>;
}

/** A campaign that was paid for, and was created while this page was not looking. */
export function CreatedNotice({ campaign: { id, name } }: CreatedNoticeProps) {
  return (
    <DoneNotice>
      Your campaign <a href={`/advertising/${encodeURIComponent(id)}`}>{name}</a> has been created. It is in
      review.
    </DoneNotice>
  );
}

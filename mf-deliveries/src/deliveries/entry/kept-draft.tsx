import { formatDate, formatTime } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { Button } from '@fleetfoot/shared/ui';
import { HelpLine } from '../../addresses/help-line-style';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryTexts } from '../../texts/translation';
import type { DeliveryDraft } from '../drafts/delivery-draft';

export interface KeptDraftProps {
  /** What is in the form again; `undefined` once it is cleared. */
  readonly kept: DeliveryDraft | undefined;
  /** Whether what is in the form is being saved, and can no longer be cleared. */
  readonly isSaving: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** That it was kept, and since when: with its date when that was not today. */
function keptText(texts: DeliveryTexts['entry'], at: number | undefined, now: Date): string {
  if (at === undefined) return texts.kept;
  const [date, time] = [formatDate(new Date(at)), formatTime(new Date(at))];
  return date === formatDate(now) ? texts.keptAt(time) : texts.keptOn(date, time);
}

/** Says that what was typed before is in the form again, and clears it; one press brings it back. */
export function KeptDraft({ kept, isSaving, onClear, onUndo }: KeptDraftProps) {
  const { now } = useServices();
  const texts = usePageTexts(entryTexts);
  return (
    <HelpLine>
      <p role="status">{kept ? keptText(texts, kept.at, now()) : texts.cleared}</p>
      <Button variant="quiet" disabled={isSaving} onClick={kept ? onClear : onUndo}>
        {kept ? texts.clear : texts.undo}
      </Button>
    </HelpLine>
  );
}

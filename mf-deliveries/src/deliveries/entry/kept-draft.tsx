import { formatDate, formatTime } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { Button } from '@fleetfoot/shared/ui';
import type { DeliveryDraft } from '../drafts/delivery-draft';
import { HelpLine } from './help-line-style';

export interface KeptDraftProps {
  /** What is in the form again; `undefined` once it is cleared. */
  readonly kept: DeliveryDraft | undefined;
  /** Whether what is in the form is being saved, and can no longer be cleared. */
  readonly isSaving: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** `at 14:05`, or with its date when that was not today. */
function whenText(at: number | undefined, now: Date): string {
  if (at === undefined) return '';
  const time = new Date(at);
  const day = formatDate(time) === formatDate(now) ? '' : ` on ${formatDate(time)}`;
  return `${day} at ${formatTime(time)}`;
}

/** Says that what was typed before is in the form again, and clears it; one press brings it back. */
export function KeptDraft({ kept, isSaving, onClear, onUndo }: KeptDraftProps) {
  const { now } = useServices();
  return (
    <HelpLine>
      <p role="status">
        {kept ? `We kept what you typed${whenText(kept.at, now())}.` : 'What you typed is cleared.'}
      </p>
      <Button variant="quiet" disabled={isSaving} onClick={kept ? onClear : onUndo}>
        {kept ? 'Clear' : 'Undo'}
      </Button>
    </HelpLine>
  );
}

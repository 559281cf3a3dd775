import { SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isUncollected, stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import { richText } from '@fleetfoot/shared/texts';
import { cancelTexts } from '../../texts/cancel';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';

interface CancellationHelpProps {
  readonly delivery: Delivery;
}

/** What to do instead of a cancellation that comes too late. */
export function CancellationHelp({ delivery }: CancellationHelpProps) {
  const { help, helpAfter, paid, late } = usePageTexts(cancelTexts);
  const say = useInWords();
  const { id, status } = delivery;
  const stage = stageOf(status);
  return richText(
    stage === 'endedWell' || stage === 'endedBadly' ? helpAfter : help,
    isUncollected(status) ? paid : late(say(status)),
    <a href={`mailto:${SUPPORT_EMAIL}?subject=Delivery ${id}`}>{SUPPORT_EMAIL}</a>,
  );
}

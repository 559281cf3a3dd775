import { OthersNotice, type useOthersChanges } from '@fleetfoot/shared/forms';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import type { TypedRecurring } from '@fleetfoot/shared/model/delivery/recurring-details';
import { belowWords } from '../../../texts/groups/below';
import { othersTexts } from '../../../texts/others';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringFormTexts, recurringTexts } from '../../../texts/recurring';
import { recurringChangesTexts } from '../../../texts/recurring-changes';
import { translated } from '../../../texts/translated';
import { partText } from './recurring-parts';

type Part = keyof TypedRecurring;

interface RecurringOthersProps {
  readonly changes: ReturnType<
    typeof useOthersChanges<RecurringDelivery, TypedRecurring, unknown, Part>
  >['changes'];
  /** Whether the last change is the user's own, from another window. */
  readonly isOwn: boolean;
  readonly onUseTheirs: (part: Part) => void;
}

function Others(props: RecurringOthersProps) {
  const others = usePageTexts(othersTexts);
  const changes = usePageTexts(recurringChangesTexts);
  const recurring = usePageTexts(recurringTexts);
  const form = usePageTexts(recurringFormTexts);
  const say = useInWords();
  return (
    <OthersNotice
      {...props}
      names={changes.parts}
      textOf={(saved, part) => partText(saved, part, { recurring, form, changes, say })}
      texts={others}
    />
  );
}

/** What others changed of a recurring delivery while its form was open. Its texts come with the form of an edit alone. */
export const RecurringOthers = translated(belowWords, Others);

import { RECURRING_CHANGES } from './english/recurring-changes';
import { recurringPart } from './recurring';

export const recurringChangesTexts = recurringPart('changes', RECURRING_CHANGES);

import { createCatalogues } from '@fleetfoot/shared/texts';
import { RECURRING } from './english/recurring';
import { RECURRING_FORM } from './english/recurring-form';
import type { RecurringTexts } from './recurring-texts';

export const recurringTranslations = {
  zu: () => import(/* webpackChunkName: "zu-recurring" */ './zu/recurring'),
  af: () => import(/* webpackChunkName: "af-recurring" */ './af/recurring'),
  xh: () => import(/* webpackChunkName: "xh-recurring" */ './xh/recurring'),
  st: () => import(/* webpackChunkName: "st-recurring" */ './st/recurring'),
};

export const recurringPart = createCatalogues<RecurringTexts>(recurringTranslations);

export const recurringWords = recurringPart('words', {});
export const recurringTexts = recurringPart('recurring', RECURRING);
export const recurringFormTexts = recurringPart('form', RECURRING_FORM);

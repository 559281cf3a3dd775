import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { waybillTexts, waybillTranslations } from './waybill';

translationSuite({ waybill: waybillTexts.english, words: {} }, waybillTranslations);

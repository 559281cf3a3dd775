import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { accountTexts } from './account';
import { translations } from './catalogue-of';
import { noticeTexts } from './notices';
import { savingTexts } from './saving';
import { tourTexts } from './tour';

translationSuite(
  {
    account: accountTexts.english,
    saving: savingTexts.english,
    notices: noticeTexts.english,
    tour: tourTexts.english,
  },
  translations,
);

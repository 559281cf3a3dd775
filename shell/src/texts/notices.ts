import { catalogueOf } from './catalogue-of';
import { NOTICES } from './english/notices';

export const noticeTexts = catalogueOf('notices', NOTICES);

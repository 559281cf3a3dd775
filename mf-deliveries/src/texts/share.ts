import { dialogsCatalogueOf } from './dialogs';
import { SHARE } from './english/share';

export const shareTexts = dialogsCatalogueOf('share', SHARE);

import { dialogsCatalogueOf } from './dialogs';
import { VIEWS } from './english/views';

export const viewsTexts = dialogsCatalogueOf('views', VIEWS);

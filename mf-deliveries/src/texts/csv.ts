import { dialogsCatalogueOf } from './dialogs';
import { CSV } from './english/csv';

export const csvTexts = dialogsCatalogueOf('csv', CSV);

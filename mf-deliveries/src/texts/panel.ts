import { PANEL } from './english/panel';
import { listPart } from './groups/list';

export const panelTexts = listPart('panel', PANEL);

import { MAP } from './english/map';
import { listPart } from './groups/list';

export const mapTexts = listPart('map', MAP);

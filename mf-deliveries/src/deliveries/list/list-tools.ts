// What a list can do once it has rows, in one chunk.
export { LazyChanges } from '../changes/lazy-changes';
export { BesideButtons } from './beside/beside-buttons';
export { ListBeside } from './beside/list-beside';
export { SelectAll } from './selection/select-all';
export { SelectBox } from './selection/select-box';
export { afterStep, selectedText } from './selection/selection';
export { SelectionPart } from './selection/selection-part';
export { ShareDialog } from './table/share-dialog';
export { KeptPlace } from './table/use-kept-place';
export { SavedViewsPart } from './views/saved-views-part';
export { ViewButton } from './views/view-button';

// What a list can do once it has rows, in one chunk.
export { LazyChanges } from '../changes/lazy-changes';
export { BesideButtons } from './beside/beside-buttons';
export { ListBeside } from './beside/list-beside';
export { ExportButton } from './export-button';
export { MoreControls } from './more-controls';
export { NoDeliveries, NothingFound } from './no-deliveries';
export { ExactMatches } from './rows/use-exact-matches';
export { SelectAll } from './selection/select-all';
export { SelectBox } from './selection/select-box';
export { SelectedText } from './selection/selected-text';
export { afterStep } from './selection/selection';
export { SelectionPart } from './selection/selection-part';
export { ShareDialog } from './table/share-dialog';
export { KeptPlace } from './table/use-kept-place';
export { SavedViewsPart } from './views/saved-views-part';
export { ViewButton } from './views/view-button';

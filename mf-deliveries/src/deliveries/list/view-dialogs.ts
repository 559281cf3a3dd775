// Loaded together when the first of them is opened.
export { DeleteViewDialog } from './delete-view-dialog';
export { SaveViewDialog } from './save-view-dialog';

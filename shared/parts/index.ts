// What is loaded only when it is shown: parts of pages, dialogs, code. Not federated: who has such parts bundles this.
export { LazyPart } from './lazy-part';
export { PartButton } from './part-button';
export { PicturePlace } from './picture-place';
export { useLoaded } from './use-loaded';

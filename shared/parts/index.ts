// Parts of pages whose code is loaded when they are shown. Not federated: who has such parts bundles this.
export { LazyPart } from './lazy-part';
export { PartButton } from './part-button';

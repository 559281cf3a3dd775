// Paper. Not federated: who can be printed bundles this.
export { PrintStyle } from './print-style';

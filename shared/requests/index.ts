// One-off reads. Not federated: who asks bundles it.
export { type Request, useRequest } from './use-request';

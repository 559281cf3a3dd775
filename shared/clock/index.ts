// The moment as screens show it. Not federated: who shows it bundles it.
export { useNow } from './use-now';

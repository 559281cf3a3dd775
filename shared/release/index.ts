// Signed statements of what is current: who makes, stores, serves or believes one.
export type { RegistryLine } from '../contract/registry-line';
export {
  entryFor,
  inBrief,
  type ReleasedRegistry,
  type ReleasedRemote,
  type Switches,
} from './choose';
export { createReleaseReader, type PublishedRelease } from './reader';
export { ReleaseError } from './release-error';
export {
  keyIDOf,
  type ReleaseTrust,
  signStatement,
  type TeamTrust,
  toBase64,
  verifyStatement,
} from './signature';
export type { ReleaseStatement, SignedStatement } from './statement';

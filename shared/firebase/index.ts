export { type AuthUser, checkAccount, endSession, forgetData, observeAuth, preloadAuth } from './auth';
export {
  answerUntilKnown,
  callFunction,
  callUntilKnown,
  countDocuments,
  postFunction,
  waitUntilKnown,
} from './call-function';
export type { CountQuery } from './count';
export type { Creation } from './documents';
export { fetchCollection, fetchDocument } from './fetch';
export {
  configureFirebase,
  type FirebaseConfig,
  type Reporter,
} from './firebase-config';
export {
  changeDocument,
  createDocument,
  createInPlace,
  createOnce,
  deleteDocument,
  moveDocument,
  setDocument,
  tellExport,
} from './lazy-documents';
export type { Live } from './live';
export type { LoadedPages } from './live-pages';
export { newDocumentID } from './new-document-id';
export { type DocumentObserver, observeDocument } from './observe-document';
export { databaseIsOpen } from './open-firestore';
export { type PresentSession, startSession } from './present-session';
export {
  type CollectionQuery,
  type DocumentQuery,
  type PagedQuery,
  type ParseDocument,
  parseWith,
} from './query';
export { type PendingCode, sendCode } from './send-code';
export { type DocumentData, REMOVED, SERVER_TIME } from './server-time';
export type { Telling } from './told-change';
export { useLiveCollection, useLiveDocument } from './use-live';
export { useLivePages } from './use-live-pages';
export { type AskForCode, askForCodeWith } from './with-trust';

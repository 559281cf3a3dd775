export { type AuthUser, checkAccount, endSession, forgetData, observeAuth, preloadAuth } from './auth';
export { callFunction } from './call-function';
export {
  type Creation,
  changeDocument,
  createDocument,
  createOnce,
  type DocumentData,
  deleteDocument,
  setDocument,
} from './documents';
export { fetchCollection, fetchDocument } from './fetch';
export {
  configureFirebase,
  type EmulatorConfig,
  type FirebaseConfig,
  type Reporter,
} from './firebase-config';
export type { Live } from './live';
export type { LoadedPages } from './live-pages';
export { newDocumentId } from './new-document-id';
export { type DocumentObserver, observeDocument } from './observe-document';
export { parseWith } from './parse-with';
export { postFunction } from './post-function';
export type { CollectionQuery, DocumentQuery, PagedQuery, ParseDocument } from './query';
export { type PendingCode, sendCode } from './send-code';
export { SERVER_TIME } from './server-time';
export { type SignInProblem, signInProblem } from './sign-in-problem';
export { useLiveCollection } from './use-live-collection';
export { useLiveDocument } from './use-live-document';
export { useLivePages } from './use-live-pages';

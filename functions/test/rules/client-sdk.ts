// The rules are tested through the SDK that browsers use: the one place outside shared/firebase that imports it.
export { deleteApp, initializeApp } from 'firebase/app';
export {
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteField,
  doc,
  FieldValue,
  type Firestore,
  getCountFromServer,
  // From the server or not at all: without an answer, a query of the cache would count as allowed.
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  Timestamp,
  type Transaction,
  where,
  writeBatch,
} from 'firebase/firestore';

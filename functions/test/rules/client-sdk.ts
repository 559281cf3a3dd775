// The rules are tested through the SDK that browsers use: the one place outside shared/firebase that imports it.
export { deleteApp, initializeApp } from 'firebase/app';
export {
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';

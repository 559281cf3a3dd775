import { deleteApp, type FirebaseApp } from 'firebase/app';
import { type Firestore, initializeFirestore, memoryLocalCache } from 'firebase/firestore';

export {
  disableNetwork,
  doc,
  enableNetwork,
  increment,
  runTransaction,
  serverTimestamp,
  terminate,
} from 'firebase/firestore';
export { wayOfReading } from './follow';
export { openApp, openTwin } from './sdk-app';
export { keepAnswer, toRawDocument } from './sdk-queries';

/** Its cache is in memory: nothing of a tenant reaches the disk. */
export function openFirestore(app: FirebaseApp): Firestore {
  return initializeFirestore(app, { localCache: memoryLocalCache(), ignoreUndefinedProperties: true });
}

/** Ends a client and its app; what it has not sent yet is never sent. */
export function closeTwin({ app }: Firestore): Promise<void> {
  return deleteApp(app);
}

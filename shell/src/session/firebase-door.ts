import type * as firebase from '@fleetfoot/shared/firebase';

/** The part of the firebase door that the session needs. */
export type FirebaseDoor = Pick<
  typeof firebase,
  | 'askForCodeWith'
  | 'checkAccount'
  | 'endSession'
  | 'fetchCollection'
  | 'fetchDocument'
  | 'forgetData'
  | 'observeAuth'
  | 'observeDocument'
  | 'startSession'
>;

type FirebaseDoor = typeof import('@fleetfoot/shared/firebase');

/** Loads the Firebase door on demand: the sign-in page must be ready to type in before it. */
export function openFirebase(): Promise<FirebaseDoor> {
  return import('@fleetfoot/shared/firebase');
}

export type { FirebaseDoor };

/** Loads the chunk of signed-in users. A failure is not kept: the next call tries again. */
export function loadSignedIn() {
  return import(/* webpackChunkName: "signed-in" */ './signed-in');
}

// One chunk for what a visitor of the sign-in page does not need before they use it.
export { Navigation } from './chrome/navigation';
export { openSession } from './session/open-session';

import { CLOSED_COLLECTIONS } from './closed-writes';
import { testFuzz } from './test-fuzz';

// In a file of their own, the greater half of all writes: a second worker makes them.
testFuzz('demo-fleetfoot-fuzz-closed', CLOSED_COLLECTIONS);

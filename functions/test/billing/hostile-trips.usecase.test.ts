import { testTrips } from './hostile/test-trips';

testTrips(0);

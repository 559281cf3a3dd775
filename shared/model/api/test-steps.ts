// What the buttons of test mode do to a test delivery, by the one table of moves.
import { DELIVERY_MOVES, type DeliveryEvent, transition } from '../delivery/delivery-moves';

/** A move that test mode makes in a courier's place. */
export type TestMove = Exclude<DeliveryEvent, 'cancelled'>;

/** Every move but the one that takes a reason. */
export const PLAIN_TEST_MOVES = (Object.keys(DELIVERY_MOVES) as DeliveryEvent[]).filter(
  (event): event is Exclude<TestMove, 'failed'> => event !== 'cancelled' && event !== 'failed',
);

const ON_ITS_WAY = ['assigned', 'arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'delivered'] as const;
const ON_ITS_WAY_BACK = ['returning', 'returned'] as const;

/** What can be done next to a test delivery; what the table of moves does not allow is missing. */
export interface TestSteps {
  readonly advance: (typeof ON_ITS_WAY)[number] | undefined;
  readonly canFail: boolean;
  readonly back: (typeof ON_ITS_WAY_BACK)[number] | undefined;
}

/**
 * The steps from a status: on to the next one, to a failure, or a step on the way back.
 * @param status as it is stored; one of a later release has no steps
 */
export function testSteps(status: string): TestSteps {
  const moves = (event: TestMove) => transition(status, event).kind === 'moved';
  return { advance: ON_ITS_WAY.find(moves), canFail: moves('failed'), back: ON_ITS_WAY_BACK.find(moves) };
}

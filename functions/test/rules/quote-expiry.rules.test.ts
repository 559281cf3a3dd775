import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { quotes } from '@fleetfoot/shared/model/delivery/quote';
import { rounds } from '../depth';
import { change } from './access';
import { refusalIn } from './check';
import { doc, getDoc, serverTimestamp, type Timestamp } from './client-sdk';
import { newQuote } from './new-delivery';
import { useWorld } from './use-world';

const ROUNDS = rounds({ sample: 12, deep: 50 });
/** The seed's delivery that was priced, and the latitude of its quote to elsewhere. */
const PATH = deliveries.document('acme', 'priced');
const LATITUDE = 1;

const world = useWorld();

type Stored = Omit<Delivery, 'updated_at'> & { readonly updated_at: Timestamp };

async function stored(): Promise<Stored> {
  return (await getDoc(doc(world().as('member'), PATH))).data() as Stored;
}

test(`${ROUNDS} times an edit while its quote expires is stored for the quote's price in time, or not at all`, async () => {
  const member = world().as('member');
  const quote = { ...newQuote('elsewhere'), urgency_level: 'scheduled', dropoff_latitude: LATITUDE };
  const [verdicts, price]: [string[], unknown] = [[], quote.price];
  // Good for about as long as a write takes, in milliseconds: shorter after each that was in time, longer after each that was not.
  let goodFor = 20;
  for (let round = 0; round < ROUNDS; round += 1) {
    await world().restore(PATH);
    const before = await stored();
    const expiresAt = new Date(Date.now() + goodFor);
    await world().put(quotes.document('acme', 'elsewhere'), { ...quote, expiresAt });
    const now = { updated_at: serverTimestamp(), updated_by: 'member' };
    const edit = { ...now, dropoff_latitude: LATITUDE, price, quoteID: 'elsewhere' };
    const verdict = await change(member, PATH, edit).then(() => 'in time', refusalIn);
    verdicts.push(verdict);
    const after = await stored();
    if (verdict === 'in time') {
      expect(after).toMatchObject({ dropoff_latitude: LATITUDE, price, quoteID: 'elsewhere' });
      expect(after.updated_at.toMillis()).toBeLessThan(expiresAt.getTime());
      goodFor *= 0.7;
    } else {
      expect(after).toEqual(before);
      goodFor *= 1.5;
    }
  }
  expect(new Set(verdicts)).toEqual(new Set(['in time', 'permission-denied']));
}, 120_000);

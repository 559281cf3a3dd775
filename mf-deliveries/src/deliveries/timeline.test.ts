import { delivery } from './testing/delivery';
import { peopleOf, timeline } from './timeline';

const at = (time: string) => new Date(`2026-02-03T${time}Z`);
const texts = (...args: Parameters<typeof timeline>) => timeline(...args).map(({ text }) => text);

test('a new delivery was created and no more', () => {
  expect(timeline(delivery(), [])).toEqual([
    { key: 'created', text: 'Created', by: 'uid-thandi', at: delivery().created_at },
  ]);
});

test('an edit is told with its time', () => {
  expect(texts(delivery({ updated_at: at('11:30') }), [])).toEqual(['Last changed', 'Created']);
});

test('statuses stand by their times, the latest first; their own writes are no edits', () => {
  const history = [
    { id: '1', status: 'Created', at: at('11:00'), by: 'u' },
    { id: '2', status: 'Collected', at: at('12:00'), by: 'u' },
    { id: '3', status: 'Delivered', at: at('12:40'), by: 'u' },
  ];
  expect(texts(delivery({ updated_at: at('12:40') }), history)).toEqual([
    'Delivered',
    'Collected',
    'Created',
  ]);
});

test('everybody who did something is named once', () => {
  const history = [
    { id: '1', status: 'Collected', at: at('12:00'), by: 'courier' },
    { id: '2', status: 'Delivered', at: at('12:40'), by: '' },
  ];
  const changed = delivery({ updated_at: at('11:30'), updated_by: 'uid-sipho' });
  expect(peopleOf(timeline(changed, history))).toEqual(['courier', 'uid-sipho', 'uid-thandi']);
});

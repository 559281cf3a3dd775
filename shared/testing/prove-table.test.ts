import { proveTable } from './prove-table';

proveTable<'off' | 'on', 'press' | 'darkness', 'light', 'off' | 'on', 'press' | 'darkness'>({
  transition(state, event) {
    if (state === 'on') return { state: event === 'press' ? 'off' : 'on', effects: [] };
    return { state: 'on', effects: ['light'] };
  },
  states: { off: 'off', on: 'on' },
  events: { press: 'press', darkness: 'darkness' },
  cells: {
    off: { press: { state: 'on', effects: ['light'] }, darkness: { state: 'on', effects: ['light'] } },
    on: { press: { state: 'off' }, darkness: 'ignored' },
  },
});

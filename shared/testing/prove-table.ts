import type { Step } from '../machine/run-machine';

/** What follows from an event in a state: what is left out stays as it is. An `ignored` event changes and does nothing. */
export type Cell<State, Effect> = 'ignored' | Partial<Step<State, Effect>>;

/** Cells of events that mean nothing in a state. */
export function ignores<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, 'ignored'>> {
  return Object.fromEntries(names.map((name) => [name, 'ignored'])) as Record<Name, 'ignored'>;
}

interface MachineTable<State, Event, Effect, StateName extends string, EventName extends string> {
  readonly transition: (state: State, event: Event) => Step<State, Effect>;
  readonly states: Readonly<Record<StateName, State>>;
  readonly events: Readonly<Record<EventName, Event>>;
  readonly cells: Readonly<Record<StateName, Readonly<Record<EventName, Cell<State, Effect>>>>>;
}

/** Proves a machine, cell by cell: the types ask for each event in each state. */
export function proveTable<State, Event, Effect, StateName extends string, EventName extends string>(
  table: MachineTable<State, Event, Effect, StateName, EventName>,
): void {
  const { transition, states, events, cells } = table;
  describe.each(Object.keys(states) as StateName[])('the state "%s"', (name) => {
    const row = (Object.entries(cells[name]) as [EventName, Cell<State, Effect>][]).map(
      ([event, cell]) => [cell === 'ignored' ? 'ignores' : 'takes', event, cell] as const,
    );
    test.each(row)('%s the event "%s"', (_, event, cell) => {
      const step = { state: states[name], effects: [], ...(cell !== 'ignored' && cell) };
      expect(transition(states[name], events[event])).toEqual(step);
    });
  });
}

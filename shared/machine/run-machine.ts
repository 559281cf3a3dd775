/** What follows from an event: the next state, and what is to be done, in order. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

interface Kind {
  readonly kind: string;
}

/** By effect: what is done. */
export type Performers<Effect extends Kind> = {
  readonly [Name in Effect['kind']]: (effect: Effect & { readonly kind: Name }) => void;
};

export interface MachineOptions<State, Event, Effect extends Kind> {
  readonly initial: State;
  /** Does nothing itself. */
  readonly transition: (state: State, event: Event) => Step<State, Effect>;
  readonly perform: Performers<Effect>;
  /** Takes what an effect throws; without it, `dispatch` throws that. */
  readonly onError?: (error: unknown, effect: Effect) => void;
}

export interface Machine<State, Event> {
  getState(): State;
  dispatch(event: Event): void;
}

/** Runs a machine, one event after the other: what an effect sets off waits until the effects before it are done. */
export function runMachine<State, Event, Effect extends Kind>(
  options: MachineOptions<State, Event, Effect>,
): Machine<State, Event> {
  const { transition, perform, onError } = options;
  const events: Event[] = [];
  let state = options.initial;
  let isRunning = false;

  function done(effect: Effect): void {
    try {
      (perform[effect.kind as Effect['kind']] as (effect: Effect) => void)(effect);
    } catch (error) {
      if (!onError) throw error;
      onError(error, effect);
    }
  }

  function dispatch(event: Event): void {
    events.push(event);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = events.shift(); next !== undefined; next = events.shift()) {
        const step = transition(state, next);
        state = step.state;
        step.effects.forEach(done);
      }
    } finally {
      isRunning = false;
    }
  }

  return { getState: () => state, dispatch };
}

import { beginStage, HALT_RULE, type Increment, observe, type SessionCount, verdict } from './halt-rule';

const NOTHING: SessionCount = { sessions: 0, failing: 0 };
const count = (sessions: number, failing: number): SessionCount => ({ sessions, failing });

/** What the rule says after each of these increments. */
function verdicts(percent: number, increments: readonly Increment[], memory = NOTHING): readonly string[] {
  let test = beginStage({ percent, memory });
  return increments.map((increment) => {
    test = observe(test, increment);
    return verdict(test);
  });
}

const repeat = (times: number, increment: Increment): Increment[] => Array(times).fill(increment);

test('a stage without sessions goes on', () => {
  expect(verdicts(5, [{ candidate: NOTHING, stable: NOTHING }])).toEqual(['go on']);
});

test.each([
  [5, 4],
  [25, 8],
])('a candidate whose every session fails at %s percent is halted after %s of them', (percent, most) => {
  const stable = count(100 / percent - 1, 0);
  const said = verdicts(percent, repeat(40, { candidate: count(1, 1), stable }));
  expect(said.indexOf('halt') + 1).toBeGreaterThanOrEqual(HALT_RULE.fewest);
  expect(said.indexOf('halt') + 1).toBeLessThanOrEqual(most);
});

test('a candidate whose every session fails for everybody is halted after five, also when nothing is remembered', () => {
  const said = verdicts(100, repeat(5, { candidate: count(1, 1), stable: NOTHING }));
  expect(said).toEqual(['go on', 'go on', 'go on', 'go on', 'halt']);
});

test('two failing sessions of a candidate never halt it', () => {
  const increment = { candidate: count(2, 2), stable: count(100_000, 0) };
  expect(verdicts(5, [increment])).toEqual(['go on']);
  expect(verdicts(5, [{ ...increment, candidate: count(3, 3) }])).toEqual(['halt']);
});

test('a failure that is counted after the block of its session is evidence of one session', () => {
  const increments = [
    { candidate: count(5, 0), stable: count(95, 0) },
    { candidate: count(0, 2), stable: count(60, 0) },
  ];
  expect(verdicts(5, increments)).toEqual(['go on', 'go on']);
});

test('both sides failing alike never halt the candidate, and do not pass it either', () => {
  const said = verdicts(25, repeat(400, { candidate: count(10, 5), stable: count(30, 15) }));
  expect(new Set(said)).toEqual(new Set(['go on']));
});

test('a stable side of which an eighth fails does not hide a candidate that always fails', () => {
  expect(verdicts(5, repeat(100, { candidate: count(5, 5), stable: count(95, 12) }))).toContain('halt');
});

test('an outage that all remotes see is no evidence against the only version there is', () => {
  const outage = { candidate: count(40, 40), stable: NOTHING };
  const memory = count(4000, 8);
  expect(verdicts(100, [outage], memory)).toEqual(['halt']);
  expect(verdicts(100, [{ ...outage, elsewhere: count(200, 150) }], memory)).toEqual(['go on']);
});

test('a candidate without a failure passes after 492 sessions, whatever the stable side does', () => {
  const said = verdicts(5, repeat(600, { candidate: count(1, 0), stable: count(19, 0) }));
  expect(said.indexOf('pass') + 1).toBe(492);
});

test('shares of traffic that change are no evidence', () => {
  // In bursts of the candidate, one in ten of all sessions fails, on both sides; without them, none does.
  const burst = { candidate: count(500, 50), stable: count(500, 50) };
  const quiet = { candidate: count(10, 0), stable: count(5000, 0) };
  expect(
    verdicts(
      5,
      repeat(30, burst).flatMap((one) => [one, quiet]),
    ),
  ).not.toContain('halt');
});

// Looked up in jest's own scope each time, they would take most of the time.
const { floor, log, log1p, min } = Math;

/** Marsaglia's xorshift, seeded: the same 10 000 releases each time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

const random = generator(20_261_122);

/** How many of so many happen, each with this chance. */
function binomial(count: number, chance: number): number {
  let happened = 0;
  if (chance <= 0) return 0;
  // Jumps from one to the next: most chances here are small.
  const scale = log1p(-min(chance, 1 - 1e-12));
  for (let place = 0; ; place += 1) {
    place += floor(log(1 - random()) / scale);
    if (place >= count) return happened;
    happened += 1;
  }
}

interface Scene {
  readonly percent: number;
  /** Share of the stable version's sessions that fail. */
  readonly base: number;
  /** How many times as often the candidate's do. */
  readonly ratio: number;
}

interface Outcome {
  readonly verdict: 'halt' | 'pass';
  /** Of the candidate, until the verdict. */
  readonly sessions: number;
}

/** Sessions of the stable version that the stages before have left. */
const REMEMBERED = 10_000;
/** Sessions of the candidate at a look, on average. */
const AT_A_LOOK = 20;

/** One stage: every look brings another number of sessions, and for a while everything fails three times as often. */
function runStage({ percent, base, ratio }: Scene): Outcome {
  const memory = count(REMEMBERED, binomial(REMEMBERED, base));
  let test = beginStage({ percent, memory });
  for (let look = 0; ; look += 1) {
    const all = floor((0.5 + random()) * (AT_A_LOOK / (percent / 100)));
    // Who is alone has nothing to tell a bad hour by; the ADR says what that means.
    const rate = base * (percent < 100 && look % 20 > 16 ? 3 : 1);
    const mine = binomial(all, percent / 100);
    const candidate = count(mine, binomial(mine, min(1, rate * ratio)));
    const stable = count(all - mine, binomial(all - mine, rate));
    test = observe(test, { candidate, stable });
    const said = verdict(test);
    if (said !== 'go on') return { verdict: said, sessions: test.candidate.sessions };
  }
}

const BASES = [0.0005, 0.002, 0.01, 0.05];
const STAGES = [5, 25, 100];

test('10 000 healthy releases are halted no more often than stated', () => {
  const releases = 10_000;
  const halted = { all: 0, 5: 0, 25: 0, 100: 0 } as Record<string | number, number>;
  for (let release = 0; release < releases; release += 1) {
    const base = BASES[release % BASES.length] ?? 0;
    const stopped = STAGES.find((percent) => runStage({ percent, base, ratio: 1 }).verdict === 'halt');
    if (stopped === undefined) continue;
    halted['all'] = (halted['all'] ?? 0) + 1;
    halted[stopped] = (halted[stopped] ?? 0) + 1;
  }
  console.log(`False alarms in ${releases} healthy releases: ${JSON.stringify(halted)}`);
  expect((halted['all'] ?? 0) / releases).toBeLessThanOrEqual(HALT_RULE.alpha);
});

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test('a stage misses bad candidates no more often than stated, and halts them soon', () => {
  const rows = [5, 20].flatMap((ratio) =>
    STAGES.flatMap((percent) =>
      [0.002, 0.01, 0.05].map((base) => {
        const outcomes = Array.from({ length: 300 }, () => runStage({ percent, base, ratio }));
        const halts = outcomes.filter((outcome) => outcome.verdict === 'halt');
        const missed = 1 - halts.length / outcomes.length;
        return { ratio, percent, base, missed, 'sessions until halt': median(halts.map((o) => o.sessions)) };
      }),
    ),
  );
  console.table(rows);
  for (const row of rows) expect(row.missed).toBeLessThanOrEqual(HALT_RULE.beta);
});

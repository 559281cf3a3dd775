/** Sessions of one version in a span of time, and how many of them failed; a session fails once at most. */
export interface SessionCount {
  readonly sessions: number;
  readonly failing: number;
}

/** What was counted since the last look. */
export interface Increment {
  readonly candidate: SessionCount;
  readonly stable: SessionCount;
  /** Sessions of the other remotes in the same time, where they are known: they tell an outage from a bad release. */
  readonly elsewhere?: SessionCount | undefined;
}

/** `halt`: the candidate fails more often than the stable version. `pass`: it does not, and the next stage may begin. */
export type Verdict = 'go on' | 'halt' | 'pass';

/** Evidence of a stage so far, as plain data: it is stored between two looks. */
export interface HaltTest {
  /** Whether everybody gets the candidate: it is then compared with what is remembered of the stable version. */
  readonly isAlone: boolean;
  /** Logarithms of the likelihood ratios of all blocks that are closed, one for each of {@link HALT_RULE}.ratios. */
  readonly settled: readonly number[];
  /** Sessions since the last closed block; while the candidate is alone, all there were. */
  readonly block: { readonly candidate: SessionCount; readonly stable: SessionCount };
  readonly candidate: SessionCount;
  readonly stable: SessionCount;
}

/** The rule's figures; docs/adr/0030-seen-in-production.md says where each comes from. */
export const HALT_RULE = {
  /** The chance to halt a candidate that is as good as the stable version, over all stages of its release. */
  alpha: 0.001,
  stages: 3,
  /** The chance of each stage to pass a candidate that is worse by `ratios[0]` and fails in `tolerated` or more. */
  beta: 0.05,
  /** How many times as often a bad candidate fails: a mild fault, and one that meets nearly everybody. */
  ratios: [4, 30],
  /** No fewer failing sessions of the candidate than this halt it. */
  fewest: 3,
  /** A share of failing sessions that nobody has to be spared; a quarter of it is good. */
  tolerated: 0.01,
  /** A side of which this share fails is broken by something else: what it says is no praise for the candidate. */
  broken: 0.2,
  /** Stable sessions of a block: the shares of traffic are taken block by block, because they change. */
  blockSessions: 50,
  /** Stands for the stable version before anything is known of it. */
  prior: { sessions: 50, failing: 1 },
} as const;

const { exp, log, max } = Math;

const NONE: SessionCount = { sessions: 0, failing: 0 };
/** Fewer failing sessions than these call no side broken. */
const FEWEST_BROKEN = 5;

const { alpha, beta, stages, ratios, fewest, tolerated } = HALT_RULE;
/** Evidence that halts, and that passes. A stage passes for either of two reasons: each gets half of beta. */
const BOUNDS = { halt: log(stages / alpha), pass: log(beta / 2) };
const GOOD = tolerated / 4;

function sum(a: SessionCount, b: SessionCount): SessionCount {
  return { sessions: a.sessions + b.sessions, failing: a.failing + b.failing };
}

/**
 * The logarithm of how much likelier the failing sessions' sides are if the candidate fails `ratio` times as often. Under
 * both hypotheses, and whatever the rate itself, a failing session is the candidate's with a chance that only the shares
 * of sessions decide: n / (n + m), and r·n / (r·n + m).
 */
function logRatio(ratio: number, candidate: SessionCount, stable: SessionCount): number {
  // The session of a late failure was counted before its block.
  const n = max(candidate.sessions, candidate.failing);
  const m = max(stable.sessions, stable.failing);
  if (n === 0 || m === 0) return 0;
  const shift = log((n + m) / (ratio * n + m));
  return candidate.failing * (log(ratio) + shift) + stable.failing * shift;
}

function isBroken({ sessions, failing }: SessionCount): boolean {
  return failing >= FEWEST_BROKEN && failing > HALT_RULE.broken * sessions;
}

/**
 * Begins the test of a stage.
 * @param stage.percent of organisations that get the candidate
 * @param stage.memory what was counted of the stable version lately; only the stage of 100 percent asks for it
 */
export function beginStage({ percent, memory }: { percent: number; memory: SessionCount }): HaltTest {
  const isAlone = percent >= 100;
  const stable = isAlone ? sum(memory, HALT_RULE.prior) : NONE;
  const settled = ratios.map(() => 0);
  return { isAlone, settled, block: { candidate: NONE, stable }, candidate: NONE, stable: NONE };
}

/** Takes an increment in. */
export function observe(test: HaltTest, { candidate, stable, elsewhere = NONE }: Increment): HaltTest {
  // Everything fails, so that nothing is said of the candidate.
  if (isBroken(elsewhere)) return test;
  const block = {
    candidate: sum(test.block.candidate, candidate),
    stable: sum(test.block.stable, stable),
  };
  const totals = {
    isAlone: test.isAlone,
    candidate: sum(test.candidate, candidate),
    stable: sum(test.stable, stable),
  };
  if (test.isAlone || block.stable.sessions < HALT_RULE.blockSessions) {
    return { ...totals, settled: test.settled, block };
  }
  const settled = ratios.map(
    (ratio, index) => (test.settled[index] ?? 0) + logRatio(ratio, block.candidate, block.stable),
  );
  return { ...totals, settled, block: { candidate: NONE, stable: NONE } };
}

/** The evidence for each of the ratios, the open block included. */
function evidence({ settled, block }: HaltTest): readonly number[] {
  return ratios.map((ratio, index) => (settled[index] ?? 0) + logRatio(ratio, block.candidate, block.stable));
}

/** Whether so few of so many sessions failed that nobody would notice, whatever the stable version does. */
function isHarmless({ sessions, failing }: SessionCount): boolean {
  return failing * log(tolerated / GOOD) - sessions * (tolerated - GOOD) <= BOUNDS.pass;
}

/**
 * Decides a stage by Wald's sequential test. It halts once the evidence against the candidate, of a mild or of a severe
 * fault at even odds, outweighs what a good candidate reaches with a chance of alpha in all stages.
 */
export function verdict(test: HaltTest): Verdict {
  const logs = evidence(test);
  const most = max(...logs);
  const against = most + log(logs.reduce((total, one) => total + exp(one - most), 0) / ratios.length);
  if (against >= BOUNDS.halt && test.candidate.failing >= fewest) return 'halt';
  if (isBroken(test.stable)) return 'go on';
  const isNoWorse = (logs[0] ?? 0) <= BOUNDS.pass;
  // What is remembered does not grow: more sessions than these teach nothing.
  const isCompared = test.isAlone && test.candidate.sessions >= 2 * test.block.stable.sessions;
  return isNoWorse || isCompared || isHarmless(test.candidate) ? 'pass' : 'go on';
}

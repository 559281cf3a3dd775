import { AppError } from '@fleetfoot/shared/domain';
import type { RegistryLine, ReleaseStatement } from '@fleetfoot/shared/release';

/** The stages of a rollout, in percent of the organisations; at 0 a version is there to be previewed. */
export const STAGES = [0, 5, 25, 100] as const;

/** How many versions a statement goes on taking back. */
const MOST_WITHDRAWN = 20;

/** What is asked of a remote's team. */
export type Step =
  /** Gives a build to some organisations, or to all; what was current stays at hand until the next release. */
  | {
      readonly kind: 'release';
      readonly entry: RegistryLine;
      readonly percent: number;
      readonly commit?: string;
    }
  /** To the next stage; after the last, for good. */
  | { readonly kind: 'promote' }
  /** Back to what was current before, or to a version of the past. */
  | { readonly kind: 'rollback'; readonly to?: RegistryLine }
  | { readonly kind: 'disable' | 'enable' };

/** The statement that a step is to follow. */
export interface Before {
  readonly statement: ReleaseStatement;
  /** Version that the store gives out no more. */
  readonly halted?: string | undefined;
}

type State = Pick<ReleaseStatement, 'stable' | 'candidate' | 'enabled' | 'withdrawn'>;

function impossible(remote: string, says: string): AppError {
  return new AppError('failed-precondition', `${remote} ${says}`);
}

/** What everybody has: a candidate that reached all and was not halted, or else what was stable. */
function settled({ statement: { stable, candidate }, halted }: Before): RegistryLine {
  const isForAll = candidate?.percent === 100 && candidate.entry.version !== halted;
  return isForAll ? candidate.entry : stable;
}

function promoted({ statement, halted }: Before): State {
  const { remote, candidate, enabled, stable } = statement;
  if (candidate === undefined) throw impossible(remote, 'has no version on its way.');
  if (candidate.entry.version === halted)
    throw impossible(remote, `${halted} was halted: roll it back, mend it and release it again.`);
  const percent = STAGES.find((stage) => stage > candidate.percent);
  if (percent === undefined) return { stable: candidate.entry, enabled };
  return { stable, enabled, candidate: { ...candidate, percent } };
}

function rolledBack({ statement }: Before, to: RegistryLine | undefined): State {
  const { remote, stable, candidate, enabled } = statement;
  const target = to ?? (candidate && stable);
  if (target === undefined) throw impossible(remote, 'has nothing to go back to: name a version.');
  const left = [stable, ...(candidate ? [candidate.entry] : [])].map(({ version }) => version);
  return { stable: target, enabled, withdrawn: left.filter((version) => version !== target.version) };
}

/** A preview takes the candidate's place, and nobody may lose a version to it. */
function assertUnused({ statement: { remote, candidate }, halted }: Before): void {
  if (!candidate || candidate.entry.version === halted || candidate.percent % 100 === 0) return;
  const { entry, percent } = candidate;
  throw impossible(
    remote,
    `gives ${entry.version} to ${percent} %: promote it for all or roll it back first.`,
  );
}

function stateAfter(step: Step, before: Before): State {
  const { stable, candidate, enabled } = before.statement;
  const present = { stable, enabled, ...(candidate && { candidate }) };
  switch (step.kind) {
    case 'release': {
      if (step.percent === 0) assertUnused(before);
      const from = settled(before);
      if (from.version === step.entry.version) return { stable: from, enabled };
      return { stable: from, enabled, candidate: { entry: step.entry, percent: step.percent } };
    }
    case 'promote':
      return promoted(before);
    case 'rollback':
      return rolledBack(before, step.to);
    case 'disable':
      return { ...present, enabled: false };
    case 'enable':
      return { ...present, enabled: true };
  }
}

/** Versions that stay taken back: all but those that are given out again. */
function withdrawnAfter(before: ReleaseStatement | undefined, state: State): readonly string[] {
  const given = [state.stable.version, state.candidate?.entry.version];
  const all = new Set([...(state.withdrawn ?? []), ...(before?.withdrawn ?? [])]);
  return [...all].filter((version) => !given.includes(version)).slice(0, MOST_WITHDRAWN);
}

/**
 * The statement that does a step.
 * @param before the present one; none for a remote that was never released
 * @throws AppError 'failed-precondition' for a step that cannot follow, saying why
 */
export function nextStatement(
  step: Step,
  before: Before | undefined,
  { remote, environment, issuedAt }: Pick<ReleaseStatement, 'remote' | 'environment' | 'issuedAt'>,
): ReleaseStatement {
  const sequence = (before?.statement.sequence ?? 0) + 1;
  if (before === undefined && (step.kind !== 'release' || step.percent === 0))
    throw impossible(remote, 'was never released: its first release is for everybody.');
  const state =
    before === undefined
      ? { stable: (step as { entry: RegistryLine }).entry, enabled: true }
      : stateAfter(step, before);
  const { stable, candidate, enabled } = state;
  const withdrawn = withdrawnAfter(before?.statement, state);
  const commit = step.kind === 'release' ? step.commit : before?.statement.commit;
  return {
    ...{ remote, environment, sequence, issuedAt, enabled, stable },
    ...(candidate && { candidate }),
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(commit !== undefined && { commit }),
  };
}

import { formatDay } from '@fleetfoot/shared/billing';
import { formatDateTime } from '@fleetfoot/shared/domain';
import {
  isUnfinished,
  PROVIDER,
  type Problem,
  problemReason,
} from '@fleetfoot/shared/model/delivery/problem';
import { RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import { Note, Row, Stack } from '@fleetfoot/shared/ui';
import { use, useId } from 'react';
import { styled } from 'styled-components';
import type { ThreadWrites } from './data';
import { clockText, problemBadge, refundText } from './problem-words';
import { ThreadPhoto } from './thread-photo';
import { ThreadLanguage } from './thread-texts';
import { WriteForm } from './write-form';

const Thread = styled.article`
  display: grid;
  gap: var(--space-3);
  & + & { padding-top: var(--space-4); border-top: 1px solid var(--border); }
  ol { display: grid; gap: var(--space-3); margin: 0; padding: 0; list-style: none; }
  li > p:last-child { overflow-wrap: anywhere; white-space: pre-line; }
`;

interface ProblemThreadsProps {
  readonly problems: readonly Problem[];
  readonly uid: string;
  /** The name of a member; `undefined` for whom nobody knows. */
  readonly nameOf?: (uid: string) => string | undefined;
  readonly writes: ThreadWrites;
  readonly now: Date;
}

/** Problems with what was said about them, the latest first. */
export function ProblemThreads({ problems, ...rest }: ProblemThreadsProps) {
  const latestFirst = [...problems].sort(
    (one, other) => other.reportedAt.getTime() - one.reportedAt.getTime(),
  );
  return (
    <Stack>
      {latestFirst.map((problem) => (
        <ProblemThread key={problem.id} problem={problem} {...rest} />
      ))}
    </Stack>
  );
}

interface ProblemThreadProps extends Omit<ProblemThreadsProps, 'problems'> {
  readonly problem: Problem;
}

function ProblemThread({ problem, uid, nameOf, writes, now }: ProblemThreadProps) {
  const headingID = useId();
  const { texts, say } = use(ThreadLanguage);
  const { kind, label, day, note, reportedAt, reportedBy, messages, photo, refund, blankedAt } = problem;
  function writer(by: string): string {
    if (by === PROVIDER || by === RECIPIENT) return texts.writers[by];
    return by === uid ? texts.writers.you : (nameOf?.(by) ?? texts.writers.member);
  }
  const said = [{ by: reportedBy, text: note, at: reportedAt }, ...messages];
  const clock = clockText(problem, now, texts);
  return (
    <Thread aria-labelledby={headingID}>
      <Row justify="between">
        <h3 id={headingID}>
          {kind === 'downtime' && (
            <span>{`${label}${day === undefined ? '' : `, ${formatDay(day)}`}: `}</span>
          )}
          <span>{say(problemReason(problem))}</span>
        </h3>
        {problemBadge(problem, texts)}
      </Row>
      {clock !== undefined && <p>{clock}</p>}
      <ol>
        {said.map(({ by, text, at }, index) => (
          <li key={`${by}-${at.getTime()}`}>
            <Note>
              <span>{`${writer(by)}, `}</span>
              <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            </Note>
            {index === 0 && photo && <ThreadPhoto problem={problem} load={writes.photo} />}
            {index === 0 && photo === false && !blankedAt && <Note>{texts.shown.gone}</Note>}
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ol>
      {blankedAt && <Note>{texts.removed(formatDateTime(blankedAt))}</Note>}
      {refund && <p>{refundText(refund, texts)}</p>}
      {isUnfinished(problem) && !blankedAt && <WriteForm problem={problem} writes={writes} />}
    </Thread>
  );
}

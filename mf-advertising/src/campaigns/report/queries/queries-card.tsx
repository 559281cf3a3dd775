import { formatDay, formatMonth } from '@fleetfoot/shared/billing';
import type { Live } from '@fleetfoot/shared/firebase';
import { daysOfMonth } from '@fleetfoot/shared/model/advertising/campaign-charge';
import type { DowntimeLine } from '@fleetfoot/shared/model/advertising/report';
import {
  DOWNTIME_PROBLEMS,
  type DowntimeProblem,
  isUnfinished,
  PROBLEM_LIMIT,
  type Problem,
} from '@fleetfoot/shared/model/delivery/problem';
import {
  ProblemThreads,
  ReportDialog,
  type ReportedProblem,
  type ThreadWrites,
} from '@fleetfoot/shared/problems';
import { Button, Card, LiveView, Row, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QUERIES } from '../../../texts/queries';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What members do about downtime that they do not agree with. */
export interface QueryWrites extends ThreadWrites {
  /** @param number which query of the line it is; rejects with an AppError when it is not made */
  query(lineID: string, number: number, problem: ReportedProblem<DowntimeProblem>): Promise<void>;
}

interface QueriesCardProps {
  readonly lines: readonly DowntimeLine[];
  /** That of the report, such as `2026-10`; a report without one has lines, but no days. */
  readonly month: string | undefined;
  readonly live: Live<readonly Problem[]>;
  readonly uid: string;
  readonly writes: QueryWrites;
  readonly now: Date;
  announce(message: string): void;
  /** What the problems of a line are about. */
  subjectOf(lineID: string): string;
}

function dayChoices(month: string) {
  const days = daysOfMonth(month).map((value) => ({ value, label: formatDay(value) }));
  return [{ value: '', label: QUERIES.wholeMonth(formatMonth(month)) }, ...days];
}

/** Each line of downtime with the way to query it, and what was said about those that were. */
export function QueriesCard({ lines, month, live, uid, writes, now, announce, subjectOf }: QueriesCardProps) {
  const [asked, setAsked] = useState<DowntimeLine>();
  const known = live.status === 'ready' ? live.data : [];
  const ofLine = ({ id }: DowntimeLine) => known.filter(({ subject }) => subject === subjectOf(id));
  const isOffered = (line: DowntimeLine) => {
    const queries = ofLine(line);
    return !queries.some(isUnfinished) && queries.length < PROBLEM_LIMIT;
  };
  return (
    <Card title={QUERIES.title}>
      <p>{QUERIES.text}</p>
      <LiveView result={live} skeleton={<SkeletonRows rows={2} label={QUERIES.loading} />}>
        {(problems) => (
          <Stack>
            <Lines>
              {lines.filter(isOffered).map((line) => (
                <li key={line.id}>
                  <Row justify="between">
                    <span>{QUERIES.line(line.regNo, line.reason)}</span>
                    <Button
                      variant="secondary"
                      aria-label={QUERIES.queryOf(line.regNo)}
                      needsConnection
                      onClick={() => setAsked(line)}
                    >
                      {QUERIES.query}
                    </Button>
                  </Row>
                </li>
              ))}
            </Lines>
            <ProblemThreads {...{ problems, uid, writes, now }} />
          </Stack>
        )}
      </LiveView>
      {asked && (
        <ReportDialog
          title={QUERIES.dialog(asked.regNo)}
          reasons={DOWNTIME_PROBLEMS}
          {...(month && { days: dayChoices(month) })}
          subject={subjectOf(asked.id)}
          onReport={(problem) => writes.query(asked.id, ofLine(asked).length + 1, problem)}
          onDone={() => {
            setAsked(undefined);
            announce(QUERIES.done);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

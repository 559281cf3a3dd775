import { useNow } from '@fleetfoot/shared/clock';
import { callUntilKnown, fetchDocument, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import { campaignChargeID, monthOfReport } from '@fleetfoot/shared/model/advertising/campaign-charge';
import type { DowntimeLine, Report } from '@fleetfoot/shared/model/advertising/report';
import { downtimeSubject, problemID, problems } from '@fleetfoot/shared/model/delivery/problem';
import { queryDowntime } from '@fleetfoot/shared/operations';
import { problemsQuery, threadWrites } from '@fleetfoot/shared/problems';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useMemo } from 'react';
import { QueriesCard, type QueryWrites } from './queries-card';

const parseProblem = parseWith(problems.schema);

interface Month {
  readonly orgID: string;
  readonly campaignID: string;
  readonly reportID: string;
  readonly chargeID: string;
}

function queryWrites({ orgID, campaignID, reportID, chargeID }: Month): QueryWrites {
  return {
    ...threadWrites(orgID),
    query: (lineID, number, problem) =>
      callUntilKnown(queryDowntime, { orgID, campaignID, reportID, lineID, number, ...problem }, async () => {
        const id = problemID(downtimeSubject(chargeID, lineID), number);
        const there = await fetchDocument({ path: problems.document(orgID, id), parse: parseProblem });
        return there?.reason === problem.reason && there.note === problem.note && there.day === problem.day;
      }),
  };
}

interface LiveQueriesCardProps {
  readonly campaignID: string;
  readonly report: Report;
  readonly lines: readonly DowntimeLine[];
}

/** The card with what it needs to know, live. */
export function LiveQueriesCard({ campaignID, report, lines }: LiveQueriesCardProps) {
  const { announce } = useServices();
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const reportID = report.id;
  const month = monthOfReport(report);
  const chargeID = campaignChargeID(campaignID, month ?? 'none');
  const live = useLiveCollection(problemsQuery(orgID, chargeID));
  const now = useNow();
  const writes = useMemo(
    () => queryWrites({ orgID, campaignID, reportID, chargeID }),
    [orgID, campaignID, reportID, chargeID],
  );
  const subjectOf = (lineID: string) => downtimeSubject(chargeID, lineID);
  return <QueriesCard {...{ lines, month, live, uid, writes, now, announce, subjectOf }} />;
}

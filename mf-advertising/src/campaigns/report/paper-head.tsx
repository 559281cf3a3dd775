import { formatDate, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { type Report, reportMonth } from '@fleetfoot/shared/model/advertising/report';
import { styled } from 'styled-components';
import { REPORT } from '../../texts/report';

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-6);
  strong { font-size: 15pt; letter-spacing: -0.02em; }
  > :last-child { text-align: end; }
`;

interface PaperHeadProps {
  readonly organizationName: string;
  readonly campaign: string;
  readonly report: Report;
  readonly now: Date;
}

/** The head of a printed report. */
export function PaperHead({ organizationName, campaign, report, now }: PaperHeadProps) {
  return (
    <Head data-paper>
      <div>
        <strong translate="no">{PRODUCT_NAME}</strong>
        <div translate="no">{organizationName}</div>
      </div>
      <div>
        <strong>{reportMonth(report)}</strong>
        <div>{campaign}</div>
        <div>{REPORT.printedOn(formatDate(now))}</div>
      </div>
    </Head>
  );
}

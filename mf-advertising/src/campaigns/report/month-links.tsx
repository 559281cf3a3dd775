import { type Report, reportMonth } from '@fleetfoot/shared/model/advertising/report';
import { Icon } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { REPORT } from '../../texts/report';
import { pathOfReport } from '../report-path';

const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    border-radius: var(--radius);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
  a:last-child { margin-inline-start: auto; }
  a:first-child:not([data-after]) { margin-inline-start: 0; }
`;

interface MonthLinksProps {
  readonly campaignID: string;
  readonly before: Report | undefined;
  readonly after: Report | undefined;
}

/** The reports of the month before and the month after, where there are any. */
export function MonthLinks({ campaignID, before, after }: MonthLinksProps) {
  if (!before && !after) return undefined;
  return (
    <Frame aria-label={REPORT.months}>
      {before && (
        <a href={pathOfReport(campaignID, before)} rel="prev">
          <Icon name="arrow-left" size={18} />
          <span>{reportMonth(before)}</span>
        </a>
      )}
      {after && (
        <a href={pathOfReport(campaignID, after)} rel="next" data-after>
          <span>{reportMonth(after)}</span>
          <Icon name="chevron-right" size={18} />
        </a>
      )}
    </Frame>
  );
}

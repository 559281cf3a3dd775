import { formatRand } from '@fleetfoot/shared/domain';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { creditLimit, isAboveCredit, type Owed } from '@fleetfoot/shared/model';
import { styled } from 'styled-components';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import { creditQuery, owedQuery } from '../sending/credit';

const Strip = styled.p`
  padding: var(--space-3) var(--space-4);
  background: var(--warning-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--warning-text);
  font-weight: 500;
  a { color: inherit; font-weight: 600; }
`;

interface AboveCreditProps {
  /** Cents. */
  readonly owed: number;
  readonly limit: number;
}

/** Why nothing can be created, and what to do. */
export function AboveCredit({ owed, limit }: AboveCreditProps) {
  const { owes, pay } = usePageTexts(entryTexts);
  return (
    <Strip role="status">
      <span>{owes(formatRand(owed / 100), formatRand(limit / 100))}</span> <a href="/billing">{pay}</a>
    </Strip>
  );
}

function LiveLimit({ orgID, owed }: { readonly orgID: string; readonly owed: Owed }) {
  const settings = useLiveDocument(creditQuery(orgID));
  if (settings.status !== 'ready' || !isAboveCredit(owed, settings.data)) return undefined;
  return <AboveCredit owed={owed.amount} limit={creditLimit(settings.data)} />;
}

export interface CreditNoticeProps {
  readonly orgID: string;
}

/**
 * Tells of a limit, so that nothing is typed in vain; nothing at all while the organisation is within it. Where its code does
 * not come, the limit is told when the delivery is refused.
 */
export function CreditNotice({ orgID }: CreditNoticeProps) {
  const owed = useLiveDocument(owedQuery(orgID));
  if (owed.status !== 'ready' || !owed.data?.amount) return undefined;
  return <LiveLimit orgID={orgID} owed={owed.data} />;
}

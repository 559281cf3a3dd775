import { formatRand } from '@fleetfoot/shared/domain';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { creditLeft, creditLimit } from '@fleetfoot/shared/model/billing/credit';
import { styled } from 'styled-components';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import { creditQuery, owedQuery, reservedQuery } from '../sending/credit';

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
  readonly reserved: number;
  readonly limit: number;
}

/** Why nothing can be created, and what to do. */
export function AboveCredit({ owed, reserved, limit }: AboveCreditProps) {
  const { owes, pay } = usePageTexts(entryTexts);
  const [isOwed, isReserved, may] = [owed, reserved, limit].map((cents) => formatRand(cents / 100)) as [
    string,
    string,
    string,
  ];
  return (
    <Strip role="status">
      <span>{owes(isOwed, isReserved, may)}</span> <a href="/billing">{pay}</a>
    </Strip>
  );
}

export interface CreditNoticeProps {
  readonly orgID: string;
}

/**
 * Tells of a limit, so that nothing is typed in vain; nothing at all while the organisation is within it. Where its code does
 * not come, the limit is told when the delivery is refused.
 */
export function CreditNotice({ orgID }: CreditNoticeProps) {
  const [owed, reserved, settings] = [
    useLiveDocument(owedQuery(orgID)),
    useLiveDocument(reservedQuery(orgID)),
    useLiveDocument(creditQuery(orgID)),
  ];
  if (owed.status !== 'ready' || reserved.status !== 'ready' || settings.status !== 'ready') return undefined;
  const state = { owed: owed.data, reserved: reserved.data, settings: settings.data };
  if (creditLeft(state) > 0) return undefined;
  return (
    <AboveCredit
      owed={owed.data?.amount ?? 0}
      reserved={reserved.data?.amount ?? 0}
      limit={creditLimit(settings.data)}
    />
  );
}

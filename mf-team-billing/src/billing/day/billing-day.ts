import { monthOf } from '@fleetfoot/shared/billing';
import type { DayAsked, DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { fetchDocument } from '@fleetfoot/shared/firebase';
import { may } from '@fleetfoot/shared/model/team/policy';
import { DAY } from '../../texts/day';
import { cardWrites } from '../cards/data';
import { statementQuery } from '../statements/data';
import { formatCents } from '../statements/format-cents';

/** Organisations that were seen to have a card: who pays is not asked again. */
const withCard = new Set<string>();

/** The organisation of those who decide what is spent. */
function spenderOf({ session }: ShellServices): string | undefined {
  const { id, role } = session.getState().selectedOrganization ?? {};
  return may(role, 'spending.setLimits') ? id : undefined;
}

/** The month so far, as its statement has it. */
export async function readMonth(services: ShellServices): Promise<DayLines> {
  const orgID = spenderOf(services);
  if (orgID === undefined) return {};
  const month = monthOf(services.now());
  const statement = await fetchDocument(statementQuery(orgID, month));
  if (statement === undefined) return {};
  const { amount } = statement;
  const path = `/billing/${month}`;
  return { figures: [{ value: formatCents(amount), label: DAY.month, path, order: 30 }] };
}

/** Whether there is a card. */
export async function readCard(services: ShellServices, asked: DayAsked): Promise<DayLines> {
  const orgID = spenderOf(services);
  if (orgID === undefined || !asked.steps) return {};
  if (!withCard.has(orgID) && (await cardWrites(orgID).list()).length > 0) withCard.add(orgID);
  return { steps: [{ label: DAY.addCard, path: '/billing', order: 20, isDone: withCard.has(orgID) }] };
}

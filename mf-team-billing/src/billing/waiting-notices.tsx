import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { type CampaignCharge, campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import type { Charge } from '@fleetfoot/shared/model/billing/charge';
import { type TripCharge, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { useServices } from '@fleetfoot/shared/remote';
import { Icon, type LiveResult } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { FAILED_MONTHS, FAILED_TRIPS, WAITING } from '../texts/billing';
import { MONTHS, TRIPS } from '../texts/open-charges';
import { cardExpiry } from './cards/card-expiry';
import { formatCents } from './statements/format-cents';

const List = styled.ul`
  display: grid;
  margin-block-end: var(--space-8);
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  background: var(--warning-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--warning-text);
  list-style: none;
  li { display: flex; gap: var(--space-2); overflow-wrap: anywhere; }
  svg { flex: none; }
`;

function cardText(method: PaymentMethod, now: Date, mayReplace: boolean): string | undefined {
  const expiry = cardExpiry(method, now);
  if (expiry === 'valid') return undefined;
  const text = expiry === 'expired' ? WAITING.cardExpired : WAITING.cardEnds;
  return text(cardLabel(method), mayReplace ? WAITING.replace : WAITING.askToReplace);
}

/** Of charges as one query has read them, which is `most` at most: there may be more. */
function chargesText(
  charges: readonly Charge[],
  most: number,
  { one, many, atLeast }: typeof FAILED_TRIPS | typeof FAILED_MONTHS,
  section: string,
): string | undefined {
  const failed = charges.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return undefined;
  const action = WAITING.seeWhy(section);
  if (charges.length >= most) {
    return WAITING.chargesAtLeast(atLeast(String(failed.length)), action);
  }
  const sum = formatCents(failed.reduce((total, { amount }) => total + amount, 0));
  return WAITING.charges(failed.length === 1 ? one : many(String(failed.length)), sum, action);
}

interface Known {
  readonly cards: readonly PaymentMethod[];
  readonly trips: readonly TripCharge[];
  readonly months: readonly CampaignCharge[];
}

interface WaitingText {
  readonly key: string;
  readonly text: string;
}

/** What somebody must do so that payments go on, in sentences; what costs money already comes first. */
export function waitingTexts({ cards, trips, months }: Known, role: Role, now: Date): readonly WaitingText[] {
  const mayReplace = may(role, 'card.setDefault') && may(role, 'card.delete');
  const { mostInQuery: mostTrips } = tripCharges;
  const { mostInQuery: mostMonths } = campaignCharges;
  return [
    { key: 'trips', text: chargesText(trips, mostTrips, FAILED_TRIPS, TRIPS.title) },
    { key: 'months', text: chargesText(months, mostMonths, FAILED_MONTHS, MONTHS.title) },
    ...cards.map((card) => ({ key: card.id, text: cardText(card, now, mayReplace) })),
  ].flatMap(({ key, text }) => (text === undefined ? [] : [{ key, text }]));
}

function knownOf<T>(result: LiveResult<readonly T[]>): readonly T[] {
  return result.status === 'ready' ? result.data : [];
}

interface WaitingNoticesProps {
  readonly cards: LiveResult<Known['cards']>;
  readonly trips: LiveResult<Known['trips']>;
  readonly months: LiveResult<Known['months']>;
  readonly role: Role;
}

/** At the top of the page: what waits for somebody; nothing at all while nothing does. Each section tells its own failures. */
export function WaitingNotices({ cards, trips, months, role }: WaitingNoticesProps) {
  const { now } = useServices();
  const known = { cards: knownOf(cards), trips: knownOf(trips), months: knownOf(months) };
  const texts = waitingTexts(known, role, now());
  return (
    // Always there: what comes later is announced.
    <div role="status">
      {texts.length > 0 && (
        // Safari drops the list role of a list without bullets.
        <List role="list" aria-label={WAITING.title}>
          {texts.map(({ key, text }) => (
            <li key={key}>
              <Icon name="warning" />
              <span>{text}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

import { formatNumber } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { LATE } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import type { Word } from '../../../texts/english/words';
import { type SayWord, useInWords } from '../../../texts/page-language';
import { filterDeliveries } from '../rows/filter-deliveries';
import { NEEDS_YOU } from '../rows/needs-you';
import { type ListQuery, listPath, pickupsOf, WHOLE_LIST } from './list-query';
import { pickupDay, RELATIVE_DAYS } from './pickup-day';
import { ViewLinks } from './toolbar-style';

/** What a dispatcher asks for all day long. */
const CHIPS = [
  { label: RELATIVE_DAYS.today, query: pickupsOf('today') },
  { label: RELATIVE_DAYS.tomorrow, query: pickupsOf('tomorrow') },
  { label: LATE, query: { ...WHOLE_LIST, status: LATE } },
  { label: NEEDS_YOU, query: { ...WHOLE_LIST, status: NEEDS_YOU } },
] satisfies readonly { label: Word; query: ListQuery }[];

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

// Counts come late: on a small screen as many lines wait for them as they take.
const Chips = styled(ViewLinks)`
  @media ${SMALL_SCREEN} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(144px, 100%), 1fr));
    width: 100%;
    a { justify-content: center; }
  }
`;

const Day = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 550;
  input {
    min-width: 0;
    max-width: 100%;
    min-height: var(--target-small);
    padding-inline: var(--space-2);
    background: var(--surface);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    font-weight: 400;
    @media (pointer: coarse) { min-height: var(--target); font-size: 1rem; }
  }
`;

interface ListChipsProps {
  readonly query: ListQuery;
  readonly now: Date;
  /** Every delivery there is, where all are loaded and none is searched for; only then is it known how many each chip shows. */
  readonly all?: readonly Delivery[] | undefined;
  readonly onChange: (part: Partial<ListQuery>) => void;
}

/** Filters that are one press away, each with an address that keeps what was searched for and what is shown beside the list, and the day of pickup. */
export function ListChips({ query, now, all, onChange }: ListChipsProps) {
  const say: SayWord = useInWords();
  const count = (chip: ListQuery) =>
    all && filterDeliveries(all, { ...chip, pickup: pickupDay(chip.pickup, now) }, now.getTime()).length;
  return (
    <Line>
      <Chips aria-label={say('Show')}>
        {CHIPS.map(({ label, query: chip }) => {
          const isShown = query.pickup === chip.pickup && query.status === chip.status;
          const shown = count(chip);
          return (
            <a
              key={label}
              href={listPath({ ...(isShown ? WHOLE_LIST : chip), search: query.search, show: query.show })}
              aria-current={isShown ? 'true' : undefined}
            >
              {shown === undefined ? say(label) : `${say(label)} ${formatNumber(shown)}`}
            </a>
          );
        })}
      </Chips>
      <Day>
        <span>{say('Pickup day')}</span>
        <input
          type="date"
          value={pickupDay(query.pickup, now)}
          onChange={({ target }) => onChange({ pickup: target.value })}
        />
      </Day>
    </Line>
  );
}

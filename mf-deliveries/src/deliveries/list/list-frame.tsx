// What the page of the list and its first screen have in common.
import { LinkButton, SkeletonRows } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { type SayWord, useInWords } from '../../texts/page-language';

export const LIST_TITLE = 'Deliveries';

export function ListActions() {
  const say: SayWord = useInWords();
  return (
    <>
      <LinkButton variant="secondary" href="/recurring">
        {say('Recurring')}
      </LinkButton>
      <LinkButton variant="secondary" href="/importdeliveries">
        {say('Import CSV')}
      </LinkButton>
      <LinkButton href="/newdelivery">{say('New Delivery')}</LinkButton>
    </>
  );
}

/** Where the shell shows what there is to do today, with the room for its line: it comes later and moves nothing. */
export const DayPlace = styled.div`
  min-width: 0;
  min-height: var(--target);
`;

/** What is above the fields: beside each other where there is room, so that more rows are in sight. */
export const TopLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  /* Large letters need a line for each. */
  @media (min-width: 1240px) {
    display: flex;
    flex-wrap: wrap;
    > :first-child { flex: 1 1 15rem; }
  }
`;

/** In place of the rows while they load. */
export function ListWaiting() {
  const say: SayWord = useInWords();
  return <SkeletonRows rows={8} label={say('Loading deliveries')} />;
}

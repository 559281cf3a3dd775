import { Button } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CARDS, useSmallScreen } from '../use-small-screen';
import { useMapChoice } from './map-choice';
import { useShownDelivery } from './use-shown-delivery';

const Toggle = styled(Button)`
  &[aria-pressed='true'] { background: var(--accent-soft); border-color: var(--link); color: var(--link); }
  /* In reach of a thumb, and above the page: it comes after the rows, which it must not move. */
  @media ${CARDS} {
    position: fixed;
    inset: auto var(--space-4) var(--space-4) auto;
    z-index: 4;
    padding-inline: var(--space-5);
    border-radius: 999px;
    box-shadow: var(--shadow-raised, var(--shadow));
  }
`;

/** The first row below what sticks above the rows; empty where there is none. */
function presentRow(): string {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-id]')];
  const head = document.querySelector('[role=table] thead')?.getBoundingClientRect().bottom ?? 0;
  const row = rows.find((one) => one.getBoundingClientRect().top >= head - 1) ?? rows[0];
  return row?.dataset['id'] ?? '';
}

/** Shows and hides what stands beside the list. */
export function BesideButtons() {
  const isSmall = useSmallScreen();
  const [hasMap, setHasMap] = useMapChoice();
  const { shown, show } = useShownDelivery();
  const hasPanel = shown !== '';
  return (
    <>
      {!isSmall && (
        <Toggle
          variant="secondary"
          aria-pressed={hasPanel}
          data-key="v"
          title="Space shows the row that has the focus"
          onClick={() => show(hasPanel ? '' : presentRow())}
        >
          Side panel
        </Toggle>
      )}
      <Toggle variant="secondary" aria-pressed={hasMap} data-key="m" onClick={() => setHasMap(!hasMap)}>
        Map
      </Toggle>
    </>
  );
}

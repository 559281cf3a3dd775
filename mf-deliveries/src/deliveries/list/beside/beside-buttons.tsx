import { Button, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { type SayWord, useInWords } from '../../../texts/page-language';
import { CARDS, useSmallScreen } from '../use-small-screen';
import { useMapChoice } from './map-choice';
import type { Shown } from './use-shown';

// Pictures alone: beside a list's other tools names have no room in one line, and a second line would move its rows.
const Toggle = styled(Button)`
  width: var(--target);
  padding: 0;
  &[aria-pressed='true'] { background: var(--accent-soft); border-color: var(--link); color: var(--link); }
  /* At the end of the first line, whose room is kept for it: it comes after the rows. */
  @media ${CARDS} { position: absolute; inset: var(--space-1) 0 auto auto; }
`;

function Picture({ path }: { readonly path: string }) {
  return (
    <svg
      {...{ width: 20, height: 20, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }}
      {...{ strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' }}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** The first row below what sticks above the rows; empty where there is none. */
function presentRow(): string {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-id]')];
  const head = document.querySelector('[role=table] thead')?.getBoundingClientRect().bottom ?? 0;
  const row = rows.find((one) => one.getBoundingClientRect().top >= head - 1) ?? rows[0];
  return row?.dataset['id'] ?? '';
}

/** Shows and hides what stands beside the list. */
export function BesideButtons({ shown, show }: Shown) {
  const isSmall = useSmallScreen();
  const [hasMap, setHasMap] = useMapChoice();
  const hasPanel = shown !== '';
  const say: SayWord = useInWords();
  return (
    <>
      {!isSmall && (
        <Toggle
          variant="secondary"
          aria-pressed={hasPanel}
          data-key="v"
          title={say('Side panel: V, or Space on a row')}
          onClick={() => show(hasPanel ? '' : presentRow())}
        >
          <Picture path="M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM14 4v16" />
          <VisuallyHidden>{say('Side panel')}</VisuallyHidden>
        </Toggle>
      )}
      <Toggle
        variant="secondary"
        aria-pressed={hasMap}
        data-key="m"
        title={say('Map: M')}
        onClick={() => setHasMap(!hasMap)}
      >
        <Picture path="M9 4 3 6.5V20l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20" />
        <VisuallyHidden>{say('Map')}</VisuallyHidden>
      </Toggle>
    </>
  );
}

import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { TripPrice } from '../../prices/trip-price';
import { tripWords } from '../../texts/groups/trip';
import { Translated } from '../../texts/translated';
import { ProofFields } from '../proof/proof-fields';
import { BESIDE } from './beside';
import { TripSummary } from './trip-summary';

/**
 * Below each other beside the form. In the bar, as low as can be, the price is a line above the buttons, which stay at
 * the bottom of the screen as it comes.
 */
const Figures = styled.div`
  display: contents;
  > [role='status'] {
    flex-basis: 100%;
    order: -1;
    strong ~ :last-child {
      display: inline;
      &::before { content: ' · '; }
    }
  }
  @media ${BESIDE} {
    display: grid;
    gap: var(--space-3);
    width: 100%;
    > [role='status'] {
      order: 0;
      strong ~ :last-child {
        display: block;
        &::before { content: none; }
      }
    }
  }
`;

interface TripPartsProps extends ComponentProps<typeof TripPrice> {
  /** Where what it comes to is shown; `null` until it is there. */
  readonly summary: HTMLElement | null;
}

/** What a form shows of a trip that is known: how it is proved, and in the summary the trip and what it costs. */
export function TripParts({ summary, ...price }: TripPartsProps) {
  return (
    <>
      <Translated groups={tripWords}>
        <ProofFields />
      </Translated>
      {/* The language of what stands elsewhere is marked there. */}
      {summary &&
        createPortal(
          <Translated groups={tripWords}>
            <Figures>
              <TripPrice {...price} />
              <TripSummary trip={price.trip} />
            </Figures>
          </Translated>,
          summary,
        )}
    </>
  );
}

import { styled } from 'styled-components';
import type { MapMarker } from './marker';

const FILLS = {
  pickup: 'var(--info-text)',
  dropoff: 'var(--accent)',
  place: 'var(--accent)',
  courier: 'var(--text)',
};
const INKS = {
  pickup: 'var(--surface)',
  dropoff: 'var(--on-accent)',
  place: 'var(--on-accent)',
  courier: 'var(--surface)',
};

const Face = styled.svg`
  display: block;
  overflow: visible;
  filter: drop-shadow(0 1px 2px #0006);
`;

/** What tells the tones apart without their colour. */
const SIGNS = {
  pickup: 'M15 21V9.5M10 14l5-5 5 5',
  dropoff: 'M15 9v11.5M10 16l5 5 5-5',
  courier:
    'M9 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM21 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 18l4-7h5l3 7M16 11l-2 7H9',
};

/**
 * The drop on the map: an arrow up where the parcel is fetched, down where it goes, a bike where the courier is, a dot
 * for any other place.
 */
export function PinFace({ tone }: Pick<MapMarker, 'tone'>) {
  const ink = INKS[tone];
  return (
    <Face width="30" height="38" viewBox="0 0 30 38" fill="none" aria-hidden="true">
      <path
        d="M15 37c2-5.5 13-11.5 13-22A13 13 0 1 0 2 15c0 10.5 11 16.5 13 22z"
        fill={FILLS[tone]}
        stroke="var(--surface)"
        strokeWidth="1.5"
      />
      {tone === 'place' ? (
        <circle cx="15" cy="15" r="4.5" fill={ink} />
      ) : (
        <path
          d={SIGNS[tone]}
          stroke={ink}
          strokeWidth={tone === 'courier' ? 1.5 : 2.25}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </Face>
  );
}

import { styled } from 'styled-components';
import { type MapPlace, PLACE_TONES } from './map-place';

type Tone = MapPlace['tone'];

const FILLS: Readonly<Record<Tone, string>> = {
  neutral: 'var(--muted)',
  success: 'var(--success-text)',
  info: 'var(--info-text)',
  accent: 'var(--accent)',
  warning: 'var(--warning-text)',
  danger: 'var(--danger-text)',
};

/** One of these has another ink on it. */
const inkOf = (tone: Tone) => (tone === 'accent' ? 'var(--on-accent)' : 'var(--surface)');

const Face = styled.div<{ $isLifted: boolean }>`
  cursor: pointer;
  transform-origin: 50% 100%;
  transition: transform var(--quick);
  transform: scale(${({ $isLifted }) => ($isLifted ? 1.35 : 1)});
  svg { display: block; overflow: visible; filter: drop-shadow(0 1px 2px #0006); }
`;

const Count = styled.text`
  font: 600 11px / 1 Figtree, system-ui, sans-serif;
  text-anchor: middle;
  dominant-baseline: central;
`;

const OUTLINES = {
  dropoff: 'M13 33c1.8-5 11-9.8 11-20A11 11 0 1 0 2 13c0 10.2 9.2 15 11 20z',
  pickup: 'M6 2h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-3l-4 9-4-9H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z',
  // Its middle is where the others have their point.
  courier: 'M13 20.500a12.500 12.500 0 1 0 0 25 12.500 12.500 0 0 0 0-25z',
};

const SIGNS = {
  pickup: 'M13 18.500V8.500M8.8 12.500l4.2-4.2 4.2 4.2',
  dropoff: 'M13 7.500v10M8.8 13.500l4.2 4.2 4.2-4.2',
  courier:
    'M7.500 38a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18.500 38a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM7.500 35.500l3.500-7h4.500l3 7M14 30.500l-2 5H7.500',
  done: 'm8 13.2 3.4 3.4 6.6-7',
  problem: 'M13 7.500v6.500M13 17.800v.1',
};

interface PlaceFaceProps {
  readonly place: Pick<MapPlace, 'shape' | 'tone' | 'sign' | 'count'>;
  readonly isLifted: boolean;
}

/** A drop, a square or a disc, with the number of what is there or with a sign. */
export function PlaceFace({ place: { shape, tone, sign, count }, isLifted }: PlaceFaceProps) {
  const ink = inkOf(tone);
  return (
    <Face $isLifted={isLifted}>
      <svg width="26" height="34" viewBox="0 0 26 34" fill="none" aria-hidden="true">
        <path
          d={OUTLINES[shape]}
          fill={FILLS[tone]}
          stroke={isLifted ? 'var(--text)' : 'var(--surface)'}
          strokeWidth="1.5"
        />
        {count > 1 ? (
          <Count x="13" y={shape === 'courier' ? 33.5 : 13.5} fill={ink}>
            {count}
          </Count>
        ) : (
          <path
            d={SIGNS[sign ?? shape]}
            stroke={ink}
            strokeWidth={shape === 'courier' ? 1.5 : 2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
    </Face>
  );
}

const Round = styled(Face)`
  display: grid;
  place-items: center;
  min-width: 34px;
  height: 34px;
  padding-inline: 6px;
  /* Markers stand on their point. */
  margin-bottom: -17px;
  transform-origin: 50% 50%;
  border: 2px solid var(--surface);
  border-radius: 17px;
  box-shadow: 0 1px 3px #0006;
  font-size: var(--text-xs);
  font-weight: 600;
`;

interface ClusterFaceProps {
  readonly places: readonly MapPlace[];
  readonly isLifted: boolean;
}

/** The tone that needs somebody most. */
export function urgentTone(places: readonly MapPlace[]): Tone {
  const rank = places.reduce((most, { tone }) => Math.max(most, PLACE_TONES.indexOf(tone)), 0);
  return PLACE_TONES[rank] ?? 'neutral';
}

/** How many places lie on one another, in the tone of the most urgent. */
export function ClusterFace({ places, isLifted }: ClusterFaceProps) {
  const tone = urgentTone(places);
  return (
    <Round
      $isLifted={isLifted}
      style={{
        background: FILLS[tone],
        color: inkOf(tone),
        borderColor: isLifted ? 'var(--text)' : 'var(--surface)',
      }}
    >
      {places.length}
    </Round>
  );
}

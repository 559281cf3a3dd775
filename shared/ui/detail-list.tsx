import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from './small-screen';

/* Two columns of pairs where there is room for them. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  column-gap: var(--space-8);
  margin-block: -10px;
  /* The first of each column has no line above it. */
  clip-path: inset(2px -1rem -1rem);
  > div {
    display: grid;
    grid-template-columns: minmax(120px, 1fr) minmax(0, 2fr);
    gap: var(--space-4);
    padding-block: 10px;
    border-top: 1px solid var(--border);
  }
  dt { color: var(--muted); font-size: var(--text-sm); line-height: 1.6; }
  dd { min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  @media ${SMALL_SCREEN} {
    > div { grid-template-columns: minmax(96px, 2fr) minmax(0, 3fr); }
  }
`;

interface DetailListProps {
  readonly items: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** Whether the value is a name, a number, an address or a key, which no translator is to change. */
    readonly isData?: boolean | undefined;
  }[];
}

/** Names and values of one thing. A value that is not there is shown as a dash. */
export function DetailList({ items }: DetailListProps) {
  return (
    <List>
      {items.map(({ label, value, isData }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={isData ? 'no' : undefined}>
            {value === undefined || value === null || value === '' ? '–' : value}
          </dd>
        </div>
      ))}
    </List>
  );
}

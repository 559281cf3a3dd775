import { BarList } from './bar-chart-style';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value with its unit. */
  readonly words: string;
}

interface BarChartProps {
  /** Names the chart for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** A mark on every bar's way, such as what was planned. */
  readonly mark: number;
}

/** Values below each other. Each is read out as text; the bar is what the eye compares. */
export function BarChart({ label, bars, mark }: BarChartProps) {
  const top = Math.max(mark, ...bars.map(({ value }) => value)) || 1;
  const share = (value: number) => `${(100 * Math.max(0, value)) / top}%`;
  return (
    // Safari forgets that a list without bullets is one.
    <BarList role="list" aria-label={label}>
      {bars.map(({ key, label: name, value, words }) => (
        <li key={key}>
          <span>{name}</span>
          <svg aria-hidden="true" width="100%" height="16">
            <rect width="100%" height="16" rx="3" data-way />
            <rect width={share(value)} height="16" rx="3" />
            <line x1={share(mark)} x2={share(mark)} y1="-3" y2="19" data-ground />
            <line x1={share(mark)} x2={share(mark)} y1="-3" y2="19" />
          </svg>
          <b>{words}</b>
        </li>
      ))}
    </BarList>
  );
}

import { VisuallyHidden } from '@fleetfoot/shared/ui';
import { ColumnFrame } from './column-chart-style';

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** The scale beside a chart: it begins at zero and ends at or above the highest value, in round steps. */
export function axisOf(values: readonly number[]): readonly number[] {
  const highest = Math.max(0, ...values.filter(Number.isFinite));
  if (highest === 0) return [0];
  const least = highest / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const COMPACT = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

/** A number where there is little room: `2,2 M`, `13,9 k`. */
function compactNumber(value: number): string {
  return COMPACT.format(value);
}

/** Between a value and the column below it, and how high its digits are. */
const [GAP, DIGITS] = [6, 11];

/** Base line of the value above a column, clear of the line across. @param top of the column @param across of the line */
export function valueAt(top: number, across: number | undefined): number {
  const base = top - GAP;
  const isCrossed = across !== undefined && across > base - DIGITS - GAP && across < base + GAP;
  return isCrossed ? across - GAP : base;
}

const HEIGHT = 200;
/** Room for the value above the highest column. */
const HEAD = 20;
/** Share of its place that a column fills. */
const WIDTH = 0.62;

export interface Column {
  readonly key: string;
  /** Below the column, in two lines: `Oct`, `2026`. Where there is little room, the first is its first letter. */
  readonly label: readonly [string, string];
  readonly value: number;
  /** The whole of it, as it is said when pointed at. */
  readonly words: string;
  /** The page about it, which a press on the column opens where it is wide enough for a finger. */
  readonly href?: string;
}

interface ColumnChartProps {
  /** What the chart says, for who cannot see it. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** A line across, such as what was planned. */
  readonly line?: number | undefined;
}

/** Values beside each other, the oldest first. Everything is laid out in shares of the width, so nothing is measured. */
export function ColumnChart({ label, columns, line }: ColumnChartProps) {
  const ticks = axisOf([...columns.map(({ value }) => value), line ?? 0]);
  const top = ticks.at(-1) || 1;
  const place = 100 / columns.length;
  const y = (value: number) => HEAD + HEIGHT * (1 - value / top);
  return (
    <ColumnFrame style={{ gridTemplateRows: `${HEAD + HEIGHT}px auto` }}>
      <div aria-hidden="true" data-ticks>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: y(tick) }}>
            {compactNumber(tick)}
          </span>
        ))}
      </div>
      <svg role="img" aria-label={label} width="100%" height={HEAD + HEIGHT}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} data-grid={tick === 0 ? 'zero' : ''} />
        ))}
        {columns.map(({ key, value, words }, index) => (
          <g key={key}>
            <title>{words}</title>
            <rect
              x={`${place * (index + (1 - WIDTH) / 2)}%`}
              width={`${place * WIDTH}%`}
              y={y(value)}
              height={HEAD + HEIGHT - y(value)}
              rx="3"
            />
          </g>
        ))}
        {line !== undefined && <line x1="0" x2="100%" y1={y(line)} y2={y(line)} data-planned />}
        {columns.map(({ key, value }, index) => (
          <text
            key={key}
            x={`${place * (index + 0.5)}%`}
            y={valueAt(y(value), line === undefined ? undefined : y(line))}
          >
            {compactNumber(value)}
          </text>
        ))}
      </svg>
      {columns.some(({ href }) => href !== undefined) && (
        <div data-links style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}>
          {columns.map(({ key, words, href }) => (
            <div key={key}>
              {href && (
                <a href={href} title={words}>
                  <VisuallyHidden>{words}</VisuallyHidden>
                </a>
              )}
            </div>
          ))}
        </div>
      )}
      <div aria-hidden="true" data-labels style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}>
        {columns.map(({ key, label: [first, second] }) => (
          <span key={key}>
            <span>{first.slice(0, 1)}</span>
            <span>{first.slice(1)}</span>
            <small>{second}</small>
          </span>
        ))}
      </div>
    </ColumnFrame>
  );
}

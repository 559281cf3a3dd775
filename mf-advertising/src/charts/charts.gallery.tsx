import { BarChart } from './bar-chart';
import { ChartFrame } from './chart-frame';
import { ColumnChart } from './column-chart';

const MONTHS = [
  { key: '10', label: ['Oct', '2026'], value: 1490, words: '1 490 km in October 2026' },
  { key: '11', label: ['Nov', '2026'], value: 1720, words: '1 720 km in November 2026' },
  { key: '12', label: ['Dec', '2026'], value: 1610, words: '1 610 km in December 2026' },
] as const;

const columns = <ColumnChart label="Distance by month" columns={MONTHS} line={1750} />;

export const examples = {
  'Column chart': columns,
  'Bar chart': (
    <BarChart
      label="Hours by bike"
      mark={100}
      bars={[
        { key: 'a', label: 'CA 123-456', value: 98, words: '98 h' },
        { key: 'b', label: 'GP 77 KL ZN', value: 41, words: '41 h' },
      ]}
    />
  ),
  'Chart frame': (
    <ChartFrame
      legend="Figure"
      options={[
        { key: 'distance', label: 'Distance' },
        { key: 'time', label: 'Time' },
      ]}
      caption={({ label }) => `${label} of the last three months; the table below lists the figures.`}
    >
      {() => columns}
    </ChartFrame>
  ),
};

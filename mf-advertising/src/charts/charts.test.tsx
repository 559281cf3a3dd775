import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './bar-chart';
import { ChartFrame } from './chart-frame';
import { ColumnChart } from './column-chart';

type Option = { readonly key: string; readonly label: string };

const OPTIONS: readonly [Option, Option] = [
  { key: 'distance', label: 'Distance' },
  { key: 'time', label: 'Time' },
];

test('the metric of a chart can be chosen and changes its caption', async () => {
  render(
    <ChartFrame legend="Shown" options={OPTIONS} caption={({ label }) => `${label} by month`}>
      {({ key }) => <p>{key}</p>}
    </ChartFrame>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('distanceDistance by month');
  const group = screen.getByRole('group', { name: 'Shown' });
  await userEvent.click(within(group).getByRole('radio', { name: 'Time' }));
  expect(screen.getByRole('figure')).toHaveTextContent('timeTime by month');
});

test('columns are one described image, each named when it is pointed at', () => {
  const columns = [
    { key: 'a', label: ['Jan', '2026'], value: 50, words: 'January: 50' },
    { key: 'b', label: ['Feb', ''], value: 100, words: 'February: 100' },
  ] as const;
  render(<ColumnChart label="Rides. Highest: 100." columns={columns} line={80} />);
  const image = screen.getByRole('img', { name: 'Rides. Highest: 100.' });
  const [low, high] = image.querySelectorAll('rect');
  expect(Number(high?.getAttribute('height'))).toBe(2 * Number(low?.getAttribute('height')));
  expect(screen.getByText('February: 100', { selector: 'title' })).toBeInTheDocument();
  expect(image.querySelectorAll('[data-planned]')).toHaveLength(1);
});

test('a column with a page is a link to it, named by its value, beside the image', () => {
  const columns = [
    { key: 'a', label: ['Jan', '2026'], value: 50, words: 'January: 50', href: '/january' },
    { key: 'b', label: ['Feb', ''], value: 100, words: 'February: 100' },
  ] as const;
  render(<ColumnChart label="Rides" columns={columns} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName('January: 50');
  expect(link).toHaveAttribute('href', '/january');
  expect(screen.getByRole('img')).not.toContainElement(link);
});

test('columns of value zero are drawn without height', () => {
  render(<ColumnChart label="Rides" columns={[{ key: 'a', label: ['Jan', ''], value: 0, words: '0' }]} />);
  expect(screen.getByRole('img').querySelector('rect')).toHaveAttribute('height', '0');
});

test('bars are a list with every value', () => {
  const bars = [
    { key: 'a', label: 'CA 1', value: 50, words: '50 hours' },
    { key: 'b', label: 'CA 2', value: -3, words: '−3 hours' },
  ];
  render(<BarChart label="Time by bike" bars={bars} mark={100} />);
  const [first, second] = within(screen.getByRole('list', { name: 'Time by bike' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('CA 150 hours');
  expect(first?.querySelectorAll('rect')[1]).toHaveAttribute('width', '50%');
  expect(second?.querySelectorAll('rect')[1]).toHaveAttribute('width', '0%');
});

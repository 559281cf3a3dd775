import { render, screen } from '@testing-library/react';
import { restaurantFixture } from '../../testing/restaurant-fixture';
import { RestaurantLocation } from './restaurant-location';
import { RestaurantSummary } from './restaurant-summary';

jest.mock('@fleetfoot/shared/maps', () => ({
  MapView: jest.requireActual('../../testing/listed-map').ListedMap,
}));

function value(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

test('SUMMARY shows every field', () => {
  render(<RestaurantSummary restaurant={restaurantFixture()} />);
  expect(screen.getByRole('heading', { level: 2, name: 'SUMMARY' })).toBeInTheDocument();
  expect(value('Name')).toHaveTextContent('Marula Kitchen');
  expect(value('ID')).toHaveTextContent('marula');
  expect(value('Organisation ID')).toHaveTextContent('acme');
  expect(value('Phone number')).toHaveTextContent('011 234 5678');
  expect(value('URL path')).toHaveTextContent('marula-kitchen');
  expect(value('Average prep time')).toHaveTextContent('25 minutes');
  expect(value('Minimum order without fee')).toHaveTextContent('R 180,00');
  expect(screen.getByRole('link', { name: /^https:\/\/marula\.co\.za/ })).toHaveAttribute(
    'href',
    'https://marula.co.za/',
  );
});

test('an invalid website is not a link', () => {
  render(<RestaurantSummary restaurant={restaurantFixture({ website: 'javascript:alert(1)' })} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(value('Website')).toHaveTextContent('javascript:alert(1)');
});

test('LOCATION shows every field', () => {
  render(<RestaurantLocation {...restaurantFixture()} />);
  const map = screen.getByRole('list', { name: 'Map of the restaurant, 180 px' });
  expect(map).toHaveTextContent('Marula Kitchen place -26.2389 27.9087');
  expect(screen.getByRole('heading', { level: 2, name: 'LOCATION' })).toBeInTheDocument();
  expect(value('Street address')).toHaveTextContent('12 Vilakazi Street, Orlando West');
  expect(value('City')).toHaveTextContent('Johannesburg');
  expect(value('State')).toHaveTextContent('Gauteng');
  expect(value('Postal code')).toHaveTextContent('1804');
  expect(value('Country')).toHaveTextContent('South Africa');
  expect(value('Country code')).toHaveTextContent('ZA');
  expect(value('Latitude')).toHaveTextContent('-26.2389');
  expect(value('Longitude')).toHaveTextContent('27.9087');
});

test('coordinates out of range are shown as invalid', () => {
  const { location } = restaurantFixture();
  render(<RestaurantLocation name="Marula Kitchen" location={{ ...location, latitude: 91 }} />);
  expect(screen.getByText('Invalid location data provided.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

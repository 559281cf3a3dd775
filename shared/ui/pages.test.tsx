import { render, screen } from '@testing-library/react';
import { Card } from './card';
import { DetailList } from './detail-list';
import { EmptyState } from './empty-state';
import { FormError } from './form-error';
import { Icon } from './icon';
import { NarrowPage } from './narrow-page';
import { Page } from './page';
import { Spinner } from './spinner';

test('a page has one heading that can take the focus', () => {
  render(
    <Page title="Delivery" description="One of many" back={{ href: '/deliveries', label: 'Deliveries' }} />,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Delivery' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Deliveries' })).toHaveAttribute('href', '/deliveries');
});

test('a narrow page shows whose it is', () => {
  render(<NarrowPage title="Sign in" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByText('Fleetfoot')).toBeVisible();
});

test('a card with a title is a region of that name', () => {
  render(<Card title="PICKUP DETAILS">Thandi</Card>);
  expect(screen.getByRole('region', { name: 'PICKUP DETAILS' })).toHaveTextContent('Thandi');
});

test('a detail without a value is a dash', () => {
  render(
    <DetailList
      items={[
        { label: 'Status', value: 'Created' },
        { label: 'Website', value: '' },
        { label: 'Minimum order', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Created',
    '–',
    '0',
  ]);
});

test('an empty state offers its way out', () => {
  render(
    <EmptyState
      icon="deliveries"
      title="No deliveries yet"
      action={<a href="/newdelivery">New Delivery</a>}
    />,
  );
  expect(screen.getByText('No deliveries yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New Delivery' })).toBeVisible();
});

test('a form error is announced, and is absent without an error', () => {
  const { rerender, container } = render(<FormError>{undefined}</FormError>);
  expect(container).toBeEmptyDOMElement();
  rerender(<FormError>Failed to create delivery.</FormError>);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create delivery.');
});

test('icons are decoration, also those unknown to this build', () => {
  const { container } = render(
    <>
      <Icon name="team" />
      <Icon name="teleport" />
    </>,
  );
  expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(2);
});

test('a spinner with a label is a status', () => {
  render(<Spinner label="Loading the setup secret" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the setup secret');
});

import { type PagedQuery, useLivePages } from '@fleetfoot/shared/firebase';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { apiRequestFixture } from '../testing/api-request-fixture';
import { Logs } from './logs';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLivePages: jest.fn(),
}));

function show(more: 'some' | 'none') {
  const loadMore = jest.fn();
  const data = { items: [apiRequestFixture()], more };
  const result = { status: 'ready', data, offline: false } as const;
  jest.mocked(useLivePages).mockReturnValue({ result, loadMore } as never);
  return { loadMore, ...renderPage(<Logs orgID="acme" />, { path: '/api?status=2xx' }) };
}

const older = () => screen.queryByRole('button', { name: 'Load 30 more' });

test('a long log begins with its newest thirty requests and loads thirty more with each press', async () => {
  const { user, loadMore } = show('some');
  const query: PagedQuery<unknown> | undefined = jest.mocked(useLivePages).mock.lastCall?.[0];
  expect(query).toMatchObject({ orderBy: ['at', 'desc'], pageSize: 30, where: [['statusClass', '2xx']] });
  await user.click(older() as HTMLElement);
  expect(loadMore).toHaveBeenCalledWith(30);
});

test('a log that is read to its end has no more to load', () => {
  show('none');
  expect(older()).not.toBeInTheDocument();
});

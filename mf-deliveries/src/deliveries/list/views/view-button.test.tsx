import { AppError } from '@fleetfoot/shared/domain';
import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { WHOLE_LIST } from '../query/list-query';
import { SavedViewLinks } from './saved-view-links';
import { ViewButton } from './view-button';
import { viewWrites } from './view-writes';

jest.mock('./view-writes');

const LATE = { ...WHOLE_LIST, status: 'Late' };
const VIEWS: readonly SavedView[] = [{ id: 'late', name: 'Too late', query: 'status=Late' }];

function show(views: readonly SavedView[], query = LATE, save = jest.fn(async () => {})) {
  const store = { save, remove: jest.fn(async () => {}) };
  jest.mocked(viewWrites).mockReturnValue(store);
  return {
    ...renderPage(
      <>
        <SavedViewLinks views={views} query={query} />
        <ViewButton views={views} query={query} owner={{ orgID: 'acme', uid: 'thandi' }} />
      </>,
    ),
    ...store,
  };
}

test('views are links, and the current one is marked', () => {
  show(VIEWS);
  const view = screen.getByRole('link', { name: 'Too late' });
  expect(view).toHaveAttribute('href', '/deliveries?status=Late');
  expect(view).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All deliveries' })).not.toHaveAttribute('aria-current');
});

test('the links are left out without views, and the button waits for something to save', () => {
  show([], WHOLE_LIST);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save view' })).toBeDisabled();
});

test('a view is saved under a name', async () => {
  const { user, save } = show([]);
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name for the view\./);
  expect(save).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Name'), 'Too late{Enter}');
  expect(save).toHaveBeenCalledWith({ ...VIEWS[0], id: undefined }, []);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a failed save is shown and keeps the name', async () => {
  const save = jest.fn(async () => Promise.reject(new AppError('offline', 'No network.')));
  const { user } = show([], LATE, save);
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await user.type(await screen.findByLabelText('Name'), 'Too late{Enter}');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByLabelText('Name')).toHaveValue('Too late');
});

test('the view that is shown can be deleted', async () => {
  const { user, remove } = show(VIEWS);
  await user.click(screen.getByRole('button', { name: 'Delete view' }));
  expect(await screen.findByRole('dialog', { name: 'Delete the view “Too late”?' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Delete view' }).at(-1) as HTMLElement);
  expect(remove).toHaveBeenCalledWith(VIEWS[0]);
});

import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { delivery } from '../../testing/delivery';
import { SelectionPart } from './selection-part';

const mockSelectionBar = jest.fn();

jest.mock('./selection-bar', () => ({
  get SelectionBar() {
    return mockSelectionBar();
  },
}));

test('selection tools that cannot be loaded say so, and can be tried again', async () => {
  mockSelectionBar.mockImplementationOnce(() => {
    throw new Error('no connection');
  });
  mockSelectionBar.mockReturnValue(() => <p>1 delivery selected.</p>);
  const { user, services } = renderPage(<SelectionPart selected={[delivery()]} select={() => {}} />);
  expect(await screen.findByText(/^The selection tools could not be opened/)).toBeVisible();
  expect(services.report).toHaveBeenCalledWith(expect.any(Error), { part: 'selection tools' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 delivery selected.')).toBeVisible();
});

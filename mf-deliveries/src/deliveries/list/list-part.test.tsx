import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { ListPart } from './list-part';

const Loaded = ({ name }: { readonly name: string }) => <p>Here is {name}</p>;

test('a part that cannot be loaded keeps its frame, and can be tried again', async () => {
  const load = jest.fn(async () => Loaded).mockRejectedValueOnce(new Error('no connection'));
  const { user, services } = renderPage(
    <ListPart
      name="side panel"
      load={load}
      props={{ name: 'ORD-1' }}
      subject="d1"
      frame={(content) => <section aria-label="Side panel">{content}</section>}
    />,
  );
  const frame = screen.getByRole('region', { name: 'Side panel' });
  expect(await screen.findByText(/^The side panel could not be opened/)).toBeVisible();
  expect(frame).toBeVisible();
  expect(services.report).toHaveBeenCalledWith(expect.any(Error), { part: 'side panel' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here is ORD-1')).toBeVisible();
  expect(frame).not.toBeInTheDocument();
});

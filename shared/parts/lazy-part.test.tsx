import { render, screen, waitFor } from '@testing-library/react';
import { LazyPart } from './lazy-part';

function Greeting({ name }: { readonly name: string }) {
  return <p>Good day, {name}</p>;
}

test('a substitute is shown until the part has arrived', async () => {
  const load = async () => Greeting;
  render(<LazyPart load={load} props={{ name: 'Lerato' }} waiting={<p>Wait</p>} onFailure={jest.fn()} />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Good day, Lerato')).toBeVisible();
  expect(screen.queryByText('Wait')).not.toBeInTheDocument();
});

test('a failure is shown, and showing the part again retries', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('gone'));
  const onFailure = jest.fn();
  const part = <LazyPart load={load} props={{ name: 'Lerato' }} onFailure={onFailure} />;
  const { rerender } = render(part);
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('gone')));
  rerender(<p>Closed</p>);
  rerender(part);
  expect(await screen.findByText('Good day, Lerato')).toBeVisible();
});

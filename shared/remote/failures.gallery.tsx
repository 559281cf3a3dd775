import { PageFailure, RemoteCrash } from './page-failure';

const nothing = () => {};

export const examples = {
  'Page failure': (
    <PageFailure
      title="Address Book"
      message="This page could not be loaded. Check your connection and try again."
      onRetry={nothing}
    />
  ),
  'Remote crash': <RemoteCrash title="Restaurants" onShown={nothing} onRetry={nothing} />,
};

import {
  Button,
  EmptyState,
  ErrorState,
  LiveView,
  OldDataNotice,
  Skeleton,
  SkeletonRows,
  Spinner,
  Stack,
} from '@fleetfoot/shared/ui';

const skeleton = <SkeletonRows rows={2} label="Loading deliveries" />;
const content = (name: string) => <p>{name}</p>;

export const examples = {
  Spinner: <Spinner label="Loading" />,
  Skeleton: (
    <Stack gap={2}>
      <Skeleton width="60%" />
      <Skeleton />
    </Stack>
  ),
  'Skeleton rows': <SkeletonRows rows={3} label="Loading deliveries" />,
  'Empty state': (
    <EmptyState icon="deliveries" title="No deliveries yet" action={<Button>New Delivery</Button>}>
      Everything you send appears here.
    </EmptyState>
  ),
  'Error state': <ErrorState message="The server did not answer. Try again." onRetry={() => {}} />,
  'Error state without a remedy': (
    <ErrorState title="You may not see this" message="Ask an Admin of your organisation." />
  ),
  'Offline notice': <OldDataNotice offline />,
  'Live view, loading': (
    <LiveView result={{ status: 'loading' }} skeleton={skeleton}>
      {content}
    </LiveView>
  ),
  'Live view, failed': (
    <LiveView
      result={{ status: 'error', error: { userMessage: 'You are offline.' }, retry() {} }}
      skeleton={skeleton}
    >
      {content}
    </LiveView>
  ),
  'Live view, offline': (
    <LiveView result={{ status: 'ready', data: 'KK-1041', offline: true }} skeleton={skeleton}>
      {content}
    </LiveView>
  ),
};

import { useLoaded } from '@fleetfoot/shared/parts';
import { useRouteParams, useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { ErrorState, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { RecurringScreen } from './detail/recurring-screen';
import { RecurringListScreen } from './list/recurring-list-screen';

const loadForm = async () =>
  (await import(/* webpackChunkName: "recurring-form" */ './edit/any-recurring-form')).AnyRecurringForm;

interface FormProps {
  /** The one that is changed. */
  readonly edited: string | undefined;
}

function LazyForm({ edited, onRetry }: FormProps & { readonly onRetry: () => void }) {
  const { report } = useServices();
  const { value: Form, failed } = useLoaded(loadForm, (error) =>
    report(error, { loading: 'recurring-form' }),
  );
  if (Form) return <Form edited={edited} />;
  if (failed) return <ErrorState message="Check your connection, then try again." onRetry={onRetry} />;
  return <SkeletonRows rows={8} label="Loading the form" />;
}

function FormScreen({ edited }: FormProps) {
  const [tries, setTries] = useState(0);
  const back = edited
    ? { href: `/recurring/${edited}`, label: 'Recurring delivery' }
    : { href: '/recurring', label: 'Recurring deliveries' };
  return (
    <Page title={edited ? 'Edit recurring delivery' : 'New recurring delivery'} back={back}>
      <LazyForm key={tries} edited={edited} onRetry={() => setTries(tries + 1)} />
    </Page>
  );
}

/** All recurring deliveries, or one of them, or the form of one. */
export function RecurringPage() {
  const { recurringID } = useRouteParams();
  const isEdited = useSearchParams().has('edit');
  if (recurringID === undefined) return <RecurringListScreen />;
  if (recurringID === 'new') return <FormScreen edited={undefined} />;
  if (isEdited) return <FormScreen edited={recurringID} />;
  return <RecurringScreen key={recurringID} recurringID={recurringID} />;
}

import { useLoaded } from '@fleetfoot/shared/parts';
import { useRouteParams, useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { ErrorState, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { createWords } from '../../texts/groups/create';
import { deliveryWords } from '../../texts/groups/delivery';
import { PageInLanguage, useTitle } from '../../texts/page-in-language';
import { usePageTexts } from '../../texts/page-texts';
import { recurringTexts, recurringWords } from '../../texts/recurring';
import { together } from '../../texts/together';
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
  const texts = usePageTexts(recurringTexts);
  const { value: Form, failed } = useLoaded(loadForm, (error) =>
    report(error, { loading: 'recurring-form' }),
  );
  if (Form) return <Form edited={edited} />;
  if (failed) return <ErrorState message={texts.notLoaded} onRetry={onRetry} />;
  return <SkeletonRows rows={8} label={texts.loadingForm} />;
}

function FormScreen({ edited }: FormProps) {
  const texts = usePageTexts(recurringTexts);
  const [tries, setTries] = useState(0);
  const title = edited ? texts.change : texts.add;
  useTitle(title);
  const back = edited
    ? { href: `/recurring/${edited}`, label: texts.one }
    : { href: '/recurring', label: texts.title };
  return (
    <Page title={title} back={back}>
      <LazyForm key={tries} edited={edited} onRetry={() => setTries(tries + 1)} />
    </Page>
  );
}

function Recurring() {
  const { recurringID } = useRouteParams();
  const isEdited = useSearchParams().has('edit');
  if (recurringID === undefined) return <RecurringListScreen />;
  if (recurringID === 'new') return <FormScreen edited={undefined} />;
  if (isEdited) return <FormScreen edited={recurringID} />;
  return <RecurringScreen key={recurringID} recurringID={recurringID} />;
}

const GROUPS = together(deliveryWords, createWords, recurringWords);

/** All recurring deliveries, or one of them, or the form of one. */
export function RecurringPage() {
  return (
    <PageInLanguage groups={GROUPS}>
      <Recurring />
    </PageInLanguage>
  );
}

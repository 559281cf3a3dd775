import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { usePageTexts } from '../../texts/page-texts';
import { recurringTexts } from '../../texts/recurring';

/** In place of a recurring delivery that is not there, or not any more. */
export function RecurringNotFound() {
  const { notFound } = usePageTexts(recurringTexts);
  return (
    <EmptyState
      icon="deliveries"
      title={notFound.title}
      action={
        <LinkButton variant="secondary" href="/recurring">
          {notFound.all}
        </LinkButton>
      }
    >
      {notFound.text}
    </EmptyState>
  );
}

import { SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import { richText } from '@fleetfoot/shared/texts';
import { EmptyState } from '@fleetfoot/shared/ui';
import { NOT_ENROLLED } from './texts/not-enrolled';

export function NoRestaurants() {
  return (
    <EmptyState icon="restaurants" title={NOT_ENROLLED.title}>
      {richText(NOT_ENROLLED.details, <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>)}
    </EmptyState>
  );
}

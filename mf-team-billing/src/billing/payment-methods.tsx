import { EmptyState, Section } from '@fleetfoot/shared/ui';

export function PaymentMethods() {
  return (
    <Section title="Payment methods">
      <EmptyState icon="billing" title="No payment methods yet">
        You can create deliveries without one; no card is charged.
      </EmptyState>
    </Section>
  );
}

import { EmptyState, Section } from '@fleetfoot/shared/ui';

export function LogsSection() {
  return (
    <Section title="Logs">
      <EmptyState title="Your API requests will show up here after your first use" />
    </Section>
  );
}

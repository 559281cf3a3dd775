import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { NOT_FOUND } from '../texts/english/not-found';

interface DeliveryNotFoundProps {
  /** In the language of the page. */
  readonly texts?: Readonly<Record<keyof typeof NOT_FOUND, string>>;
}

export function DeliveryNotFound({ texts = NOT_FOUND }: DeliveryNotFoundProps) {
  return (
    <EmptyState
      icon="deliveries"
      title={texts.title}
      action={<LinkButton href="/deliveries">{texts.all}</LinkButton>}
    >
      {texts.text}
    </EmptyState>
  );
}

import { Badge } from '@fleetfoot/shared/ui';
import type { CardExpiry } from './card-expiry';

export function ExpiryBadge({ expiry }: { readonly expiry: CardExpiry }) {
  if (expiry === 'expired') return <Badge tone="danger">Has expired</Badge>;
  if (expiry === 'ending') return <Badge tone="warning">Expires this month</Badge>;
  return undefined;
}

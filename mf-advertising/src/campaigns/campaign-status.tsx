import { Badge } from '@fleetfoot/shared/ui';

export function CampaignStatus({ status }: { status: string }) {
  return <Badge tone={status === 'Active' ? 'success' : 'danger'}>{status}</Badge>;
}

import { formatNumber, formatPhoneNumber, formatRand } from '@fleetfoot/shared/domain';
import type { Restaurant } from '@fleetfoot/shared/model/restaurants/restaurant';
import { Card, DetailList, ExternalLink } from '@fleetfoot/shared/ui';
import { SUMMARY } from '../../texts/restaurant';

/**
 * The address to link to for what is stored as a website; `https://` is added when it was left out.
 * @returns `undefined` for what a browser should not follow, such as `javascript:`
 */
export function websiteAddress(website: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(website) ? website : `https://${website}`;
  if (website === '' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

function Website({ website }: { website: string }) {
  const address = websiteAddress(website);
  if (address) return <ExternalLink href={address}>{website}</ExternalLink>;
  return <span>{website || SUMMARY.noWebsite}</span>;
}

export function RestaurantSummary({ restaurant }: { restaurant: Restaurant }) {
  return (
    <Card title={SUMMARY.title}>
      <DetailList
        items={[
          { isData: true, label: SUMMARY.name, value: restaurant.name },
          { isData: true, label: SUMMARY.id, value: restaurant.id },
          { isData: true, label: SUMMARY.organizationID, value: restaurant.organizationID },
          { isData: true, label: SUMMARY.phoneNumber, value: formatPhoneNumber(restaurant.phoneNumber) },
          { label: SUMMARY.website, value: <Website website={restaurant.website} /> },
          { isData: true, label: SUMMARY.urlPath, value: restaurant.urlPath },
          { label: SUMMARY.prepTime, value: SUMMARY.minutes(formatNumber(restaurant.averagePrepTime)) },
          { label: SUMMARY.minimumOrder, value: formatRand(restaurant.minimumOrderAmountWithoutFee) },
        ]}
      />
    </Card>
  );
}

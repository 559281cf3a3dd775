import { formatNumber, formatPhoneNumber, formatRand } from '@fleetfoot/shared/domain';
import type { Restaurant } from '@fleetfoot/shared/model';
import { Card, DetailList, ExternalLink } from '@fleetfoot/shared/ui';

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
  return address ? <ExternalLink href={address}>{website}</ExternalLink> : website || 'N/A';
}

export function RestaurantSummary({ restaurant }: { restaurant: Restaurant }) {
  return (
    <Card title="SUMMARY">
      <DetailList
        items={[
          { label: 'Name', value: restaurant.name },
          { label: 'ID', value: restaurant.id },
          { label: 'Organisation ID', value: restaurant.organizationID },
          { label: 'Phone number', value: formatPhoneNumber(restaurant.phoneNumber) },
          { label: 'Website', value: <Website website={restaurant.website} /> },
          { label: 'URL path', value: restaurant.urlPath },
          { label: 'Average prep time', value: `${formatNumber(restaurant.averagePrepTime)} minutes` },
          { label: 'Minimum order without fee', value: formatRand(restaurant.minimumOrderAmountWithoutFee) },
        ]}
      />
    </Card>
  );
}

import { formatNumber, formatPhoneNumber, formatRand, type Restaurant } from '@fleetfoot/shared/domain';
import { Card, DetailList, ExternalLink } from '@fleetfoot/shared/ui';
import { websiteAddress } from './website-address';

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

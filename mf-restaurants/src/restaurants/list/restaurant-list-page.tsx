import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useLiveCollection } from '@fleetfoot/shared/firebase';
import type { Restaurant } from '@fleetfoot/shared/model/restaurants/restaurant';
import { useOrganization } from '@fleetfoot/shared/remote';
import { DataTable, LiveView, Page, SkeletonRows, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { restaurantsByName, restaurantsQuery } from '../../data';
import { NoRestaurants } from '../../no-restaurants';
import { pathOfMenu, pathOfRestaurant } from '../../restaurant-paths';
import { RESTAURANTS } from '../../texts/restaurants';

const MenuLink = styled.a`
  display: inline-block;
  padding-block: var(--space-1);
  white-space: nowrap;
`;

export function RestaurantTable({ restaurants }: { restaurants: readonly Restaurant[] }) {
  return (
    <DataTable
      caption={RESTAURANTS.caption}
      columns={[
        { isData: true, key: 'name', header: RESTAURANTS.name, render: ({ name }) => name },
        {
          isData: true,
          key: 'address',
          header: RESTAURANTS.address,
          render: ({ location }) => location.streetAddress,
        },
        { isData: true, key: 'city', header: RESTAURANTS.city, render: ({ location }) => location.city },
        {
          isData: true,
          key: 'phone',
          header: RESTAURANTS.phoneNumber,
          render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber),
        },
        {
          key: 'menu',
          header: RESTAURANTS.menu,
          render: ({ id, name }) => (
            <MenuLink href={pathOfMenu(id)}>
              {RESTAURANTS.openMenu}
              <VisuallyHidden>{` ${RESTAURANTS.menuOf(name)}`}</VisuallyHidden>
            </MenuLink>
          ),
        },
      ]}
      rows={restaurants}
      rowKey={({ id }) => id}
      rowHref={({ id }) => pathOfRestaurant(id)}
    />
  );
}

export function RestaurantListPage() {
  const { id } = useOrganization();
  const restaurants = useLiveCollection(restaurantsQuery(id));
  return (
    <Page title={RESTAURANTS.title}>
      <LiveView result={restaurants} skeleton={<SkeletonRows rows={3} label={RESTAURANTS.loading} />}>
        {(list) =>
          list.length === 0 ? <NoRestaurants /> : <RestaurantTable restaurants={restaurantsByName(list)} />
        }
      </LiveView>
    </Page>
  );
}

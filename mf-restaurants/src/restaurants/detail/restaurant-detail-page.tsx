import { useRouteParams } from '@fleetfoot/shared/remote';
import { Columns, LinkButton, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { RestaurantNotFound } from '../../restaurant-not-found';
import { pathOfMenu } from '../../restaurant-paths';
import { RESTAURANT } from '../../texts/restaurant';
import { useRestaurant } from '../../use-restaurant';
import { RestaurantLocation } from './restaurant-location';
import { RestaurantSummary } from './restaurant-summary';

export function RestaurantDetailPage() {
  const { restaurantID = '' } = useRouteParams();
  const restaurant = useRestaurant(restaurantID);
  const known = restaurant.status === 'ready' ? restaurant.data : undefined;
  return (
    <Page
      title={known?.name ?? RESTAURANT.name}
      isNamed={known !== undefined}
      back={{ href: '/restaurants', label: RESTAURANT.back }}
      actions={known && <LinkButton href={pathOfMenu(restaurantID)}>{RESTAURANT.openMenu}</LinkButton>}
    >
      <LiveView result={restaurant} skeleton={<SkeletonRows rows={8} label={RESTAURANT.loading} />}>
        {(data) =>
          data === undefined ? (
            <RestaurantNotFound />
          ) : (
            <Columns>
              <RestaurantSummary restaurant={data} />
              <RestaurantLocation key={data.id} name={data.name} location={data.location} />
            </Columns>
          )
        }
      </LiveView>
    </Page>
  );
}

import { MENU_SETTINGS, menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { type DemoDocument, documentWithID } from './demo-documents';
import { demoKitchens } from './kitchens';
import { demoMenuItems } from './menus';
import { DEMO_ORGANIZATION, PEOPLE } from './people';

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The two restaurants with their menus; `menuConfig` lies among the items and is none. */
export function restaurantDocuments(now: Date): DemoDocument[] {
  return demoKitchens().flatMap((kitchen) => {
    const { id, name, phoneNumber, address, urlPath, averagePrepTime, minimumOrderAmountWithoutFee } =
      kitchen;
    return [
      documentWithID(restaurants.path(), id, {
        ...{ name, organizationID: DEMO_ORGANIZATION.id, phoneNumber, urlPath },
        ...{
          website: `https://www.kasikitchen.co.za/${urlPath}`,
          averagePrepTime,
          minimumOrderAmountWithoutFee,
        },
        location: {
          ...{ streetAddress: `${address.street}, ${address.suburb}`, city: address.city, state: 'Gauteng' },
          ...{ postalCode: address.postalCode, country: 'South Africa', countryCode: 'ZA' },
          ...{ latitude: address.latitude, longitude: address.longitude },
        },
      }),
      ...demoMenuItems(id, now, PEOPLE.admin.uid).map((item) =>
        documentWithID(menuItems.path(id), slug(item.name), item),
      ),
      documentWithID(menuItems.path(id), MENU_SETTINGS, { name: MENU_SETTINGS }),
    ];
  });
}

import { type DemoDocument, documentWithId } from './demo-documents';
import { demoKitchens } from './kitchens';
import { DEMO_ORGANIZATION } from './people';

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The two restaurants with their menus; `menuConfig` lies among the items and is none. */
export function restaurantDocuments(): DemoDocument[] {
  return demoKitchens().flatMap((kitchen) => {
    const { id, name, phoneNumber, address, urlPath, averagePrepTime, minimumOrderAmountWithoutFee, menu } =
      kitchen;
    return [
      documentWithId('Restaurants', id, {
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
      ...menu.map((item) => documentWithId(`Restaurants/${id}/Menu`, slug(item), { name: item })),
      documentWithId(`Restaurants/${id}/Menu`, 'menuConfig', { name: 'menuConfig' }),
    ];
  });
}

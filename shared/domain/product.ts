/** The product's name, in its one place. */
export const PRODUCT_NAME = 'Fleetfoot';

/** Where customers write when they want to be enrolled in a programme. */
export const SUPPORT_EMAIL = 'admin@fleetfoot.co.za';

/** The only country served. */
export const COUNTRY = { name: 'South Africa', code: 'ZA', callingCode: '+27' } as const;

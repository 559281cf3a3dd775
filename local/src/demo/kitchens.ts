import { type DemoAddress, gautengAddress } from './addresses';

/** A restaurant of Kasi Kitchen, from which deliveries are picked up too. */
export interface Kitchen {
  readonly id: string;
  readonly name: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly address: DemoAddress;
  readonly urlPath: string;
  readonly averagePrepTime: number;
  readonly minimumOrderAmountWithoutFee: number;
  readonly pickupInstructions: string;
  /** With its building. */
  readonly unit?: string;
}

/** The two restaurants, the main one first. */
export function demoKitchens(): readonly [Kitchen, Kitchen] {
  return [
    {
      id: 'kasi-kitchen-orlando-west',
      name: 'Kasi Kitchen Orlando West',
      phoneNumber: '+27115550111',
      address: gautengAddress('7166 Vilakazi Street', 'Orlando West'),
      urlPath: 'kasi-kitchen-orlando-west',
      averagePrepTime: 20,
      minimumOrderAmountWithoutFee: 150,
      pickupInstructions: 'Collect at the counter on the left.',
    },
    {
      id: 'kasi-kitchen-maboneng',
      name: 'Kasi Kitchen Maboneng',
      phoneNumber: '+27115550112',
      address: gautengAddress('264 Fox Street', 'Maboneng'),
      urlPath: 'kasi-kitchen-maboneng',
      averagePrepTime: 25,
      minimumOrderAmountWithoutFee: 200,
      pickupInstructions: 'Riders collect at the back, through the courtyard.',
      unit: 'Shop 4, Arts on Main',
    },
  ];
}

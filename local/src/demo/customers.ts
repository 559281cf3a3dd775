import type { Directions } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { type DemoAddress, gautengAddress } from './addresses';

/** Somebody to whom something is delivered. */
export interface Customer {
  readonly name: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly address: DemoAddress;
  readonly instructions: string;
  /** What helps to find the door, for those of whom it is known. */
  readonly directions: Directions;
}

const ROWS = [
  [
    'Lindiwe Khumalo',
    '+27611234001',
    '8115 Vilakazi Street',
    'Orlando West',
    'Blue gate next to the museum. Hoot once.',
  ],
  ['Bongani Mahlangu', '+27721234002', '27 Kumalo Street', 'Orlando West', ''],
  [
    'Zanele Nkosi',
    '+27831234003',
    '1140 Sofasonke Street',
    'Orlando East',
    'Back room, please knock loudly.',
  ],
  [
    'Pieter van der Merwe',
    '+27821234004',
    '5 Fredman Drive',
    'Sandton',
    'Leave with security on the ground floor.',
  ],
  ['Ayesha Patel', '+27841234005', '43 Nelson Mandela Drive', 'Lenasia', 'Ring bell 2.'],
  ['Tshepo Molefe', '+27731234006', '310 Immink Drive', 'Diepkloof', ''],
  [
    'Refilwe Modise',
    '+27791234007',
    '18 Martinus Smuts Drive',
    'Diepkloof',
    'Call on arrival, the bell does not work.',
  ],
  ['Johan Botha', '+27821234008', '22 4th Avenue', 'Melville', 'Side entrance.'],
  ['Nokuthula Zulu', '+27761234009', '76 London Road', 'Alexandra', 'Yellow container shop on the corner.'],
  ['Kagiso Phiri', '+27711234010', '9 Selborne Street', 'Alexandra', ''],
  ['Fatima Ebrahim', '+27831234011', '286 Fox Street', 'Maboneng', 'Ask for Fatima.'],
  ['Mpho Sithole', '+27721234012', '14 Koma Street', 'Jabulani', ''],
  ['Sarah Naidoo', '+27821234013', '90 Rivonia Road', 'Sandton', 'Reception, 3rd floor.'],
  ['Themba Radebe', '+27781234014', '512 Tsamaya Road', 'Mamelodi', ''],
  ['Palesa Mokoena', '+27601234015', '33 Mahalefele Road', 'Dube', 'Beware of the dog.'],
  ['Andile Ngcobo', '+27741234016', '7 Union Street', 'Kliptown', ''],
  ['Chantelle Jacobs', '+27841234017', '61 Chris Hani Road', 'Soweto', 'Second house on the left.'],
  ['David Cohen', '+27821234018', '15 Oxford Road', 'Rosebank', 'Leave at the front desk.'],
  ['Nomvula Mabaso', '+27731234019', '204 Andrew Mapheto Drive', 'Tembisa', ''],
  ['Lerato Tau', '+27631234020', '88 Protea Boulevard', 'Protea Glen', 'House with the green roof.'],
] as const;

/** By number. */
const DIRECTIONS: Readonly<Record<string, Directions>> = {
  '+27841234005': { unit: 'Flat 2, Signet Court', gate_code: '2580#' },
  '+27831234011': { unit: 'Unit 4B, Arts on Main' },
  '+27821234013': { unit: '3rd floor, Rivonia Square', landmark: 'Above the bakery' },
  '+27781234014': { landmark: 'Opposite the taxi rank' },
  '+27841234017': { landmark: 'Blue water tower at the corner', gate_code: '#1976' },
  '+27821234018': { unit: '3rd floor, Oxford Parks', gate_code: '4402#' },
};

export function demoCustomers(): Customer[] {
  return ROWS.map(([name, phoneNumber, line, suburb, instructions]) => ({
    name,
    phoneNumber,
    address: gautengAddress(line, suburb),
    instructions,
    directions: DIRECTIONS[phoneNumber] ?? {},
  }));
}

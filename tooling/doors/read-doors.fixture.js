// Reads modules of declarations and prints the entries of each as JSON: read-doors.fixture.js <folder> <module> …
import { root } from '../build/root.js';
import { readExports } from './read-doors.js';
import { entriesOf } from './report.js';

const [folder, ...modules] = process.argv.slice(2);
const exported = readExports({ root, folder, modules, self: { '@own/door': 'own' } });
console.log(JSON.stringify(exported.map((door) => [...entriesOf(door)])));

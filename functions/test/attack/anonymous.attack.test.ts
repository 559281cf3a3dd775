import { COLLECTIONS, SINGLE_DOCUMENTS } from '@fleetfoot/shared/model/collections';
import { change, erase, write } from '../rules/access';
import { collection, collectionGroup, doc, getDoc, getDocs, limit, query } from '../rules/client-sdk';
import { SEED } from '../rules/seed';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();

const TEMPLATES: readonly string[] = [...COLLECTIONS, ...SINGLE_DOCUMENTS].map(({ template }) => template);

/** A document of the seed at a path such as `Organizations/{orgID}/Team/{uid}`. */
function documentOf(template: string): string {
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
  const found = Object.keys(SEED).find((path) => pattern.test(path));
  if (found) return found;
  throw new Error(`The seed has no document ${template}.`);
}

function sweep(template: string): Attempt {
  const path = documentOf(template);
  const folder = path.split('/').slice(0, -1).join('/');
  const name = folder.split('/').at(-1) ?? '';
  let before: string;
  return {
    name: `A stranger reads and writes ${template}`,
    async run() {
      before = await world().contents();
      const firestore = world().as('signedOut');
      return letThrough({
        get: () => getDoc(doc(firestore, path)),
        list: () => getDocs(query(collection(firestore, folder), limit(1))),
        group: () => getDocs(query(collectionGroup(firestore, name), limit(1))),
        create: () => write(firestore, `${folder}/stranger`, { id: 'stranger' }),
        update: () => change(firestore, path, { id: 'stranger' }),
        delete: () => erase(firestore, path),
      });
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
      expect(await world().contents()).toBe(before);
    },
  };
}

attempts('Anonymous', TEMPLATES.map(sweep));

import { changeDocument, createDocument } from '@fleetfoot/shared/firebase';
import { type SavedView, VIEW_PLACES } from '@fleetfoot/shared/model';
import { savedViewsQuery } from './data';
import { viewWrites } from './view-writes';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  changeDocument: jest.fn(),
  createDocument: jest.fn(),
}));

const create = jest.mocked(createDocument);
const { save } = viewWrites({ orgID: 'acme', uid: 'thandi' });
const NEW = { id: undefined, name: 'Late', query: 'status=Late' };

function known(...ids: readonly string[]): readonly SavedView[] {
  return ids.map((id) => ({ id, name: id, query: '' }));
}

function asked(): readonly string[] {
  return create.mock.calls.map(([path]) => path.slice(path.lastIndexOf('/') + 1));
}

beforeEach(() => {
  create.mockReset();
  jest.mocked(changeDocument).mockReset();
});

test('a new view takes the first free place', async () => {
  create.mockResolvedValue(true);
  await save(NEW, known('0', '1', '3'));
  expect(asked()).toEqual(['2']);
  expect(create.mock.calls[0]?.[1]).toMatchObject({ id: '2', name: 'Late', query: 'status=Late' });
});

test('a saved view is read by its user on every device', async () => {
  create.mockResolvedValue(true);
  await save(NEW, []);
  const [path, data] = create.mock.lastCall ?? ['', {}];
  const query = savedViewsQuery('acme', 'thandi');
  expect(path).toBe(`${query.path}/0`);
  expect(query.parse(data)).toEqual({ ...NEW, id: '0' });
});

test('a new view takes the next place where another window was first', async () => {
  create.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await save(NEW, []);
  expect(asked()).toEqual(['0', '1']);
});

test('a new view without a free place is refused in words', async () => {
  create.mockResolvedValue(false);
  await expect(save(NEW, [])).rejects.toMatchObject({
    userMessage: 'You have 20 views already. Delete one first.',
  });
  expect(asked()).toHaveLength(VIEW_PLACES);
});

test('a view is replaced where it is', async () => {
  await save({ ...NEW, id: '4' }, known('4'));
  const [query, change] = jest.mocked(changeDocument).mock.calls[0] ?? [];
  expect(query?.path).toMatch(/\/4$/);
  expect(change?.(undefined)).toMatchObject({ id: '4', name: 'Late' });
  expect(create).not.toHaveBeenCalled();
});

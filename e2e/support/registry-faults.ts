import type { RegistryEntry } from '@fleetfoot/shared/contract';
import type { Page } from '@playwright/test';

type Line = Record<string, unknown> & RegistryEntry;

const REGISTRY = '**/remotes.json';

/** Answers the registry with something else altogether. */
export async function answerRegistry(
  page: Page,
  status: number,
  contentType: string,
  body: string,
): Promise<void> {
  await page.route(REGISTRY, (route) => route.fulfill({ status, contentType, body }));
}

/** Changes one remote's line of the registry, as a deploy does, from now on. */
export async function editLine(page: Page, id: string, edit: (line: Line) => object): Promise<void> {
  await page.route(REGISTRY, async (route) => {
    const response = await route.fetch();
    const { remotes } = (await response.json()) as { remotes: Line[] };
    await route.fulfill({ json: { remotes: remotes.map((line) => (line.id === id ? edit(line) : line)) } });
  });
}

/** The line as a deploy of another build would write it; the host serves the same files under any version. */
export function asVersion(line: Line, version: string): Line {
  const text = JSON.stringify(line);
  return JSON.parse(text.replaceAll(`/${line.id}/${line.version}/`, `/${line.id}/${version}/`)) as Line;
}

/** One remote's line as the registry has it now. */
export async function readLine(page: Page, origin: string, id: string): Promise<RegistryEntry> {
  const response = await page.request.get(new URL('/remotes.json', origin).href);
  const { remotes } = (await response.json()) as { remotes: RegistryEntry[] };
  const line = remotes.find((one) => one.id === id);
  if (!line) throw new Error(`The registry does not list ${id}.`);
  return line;
}

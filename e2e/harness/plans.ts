import { expect, type Page } from '@playwright/test';
import { createdOffboardingSchema, directoryPeopleSchema, paths } from '@rapport/contract';

/** Sends JSON to a call, signed in as the page's person. */
export async function send(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object,
) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, data });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

export async function findPerson(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(
    `${paths.offboardingPeople}?${new URLSearchParams({ q: name })}`,
  );
  const [person] = directoryPeopleSchema.parse(await answer.json()).people;
  if (!person) throw new Error(`${name} is not in the directory.`);
  return person.id;
}

/** Begins the handover of somebody. Returns its id. */
export async function beginHandover(page: Page, name: string, lastDay: string): Promise<string> {
  const personId = await findPerson(page, name);
  const { id } = createdOffboardingSchema.parse(
    await send(page, 'POST', paths.offboardings, { personId, lastDay }),
  );
  return id;
}

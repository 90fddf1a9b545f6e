import type { Page } from '@playwright/test';
import { createdPlanSchema, createdScenarioSchema, pathFor, paths } from '@rapport/contract';
import { officeDirectory } from '@rapport/server/testing/factories/office';
import { beginHandover, findPerson, send } from '../harness/plans.ts';
import { sendFile } from '../harness/send-file.ts';
import { expect, test } from '../harness/test.ts';

test('two people change the same plans at once: the second is told who was faster and keeps the typed text', async ({
  owner,
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  const member = await server.createMember(owner.organizationId);
  const colleague = await openBrowserOf(member);
  await page.goto('/');
  await sendFile(page, paths.importUsers, 'people.csv', officeDirectory());
  const personId = await findPerson(page, 'Ana Berg');
  const both = [page, colleague] as const;
  const share = async (by: Page, { kind, id }: { kind: string; id: string }) =>
    send(by, 'PUT', pathFor(paths.planPeople, id).replace(':kind', kind), {
      set: [{ personId: await findPerson(by, member.email), access: 'change' }],
    });

  await test.step('an offboarding project', async () => {
    const id = await beginHandover(page, 'Ana Berg', '2030-01-31');
    await send(page, 'POST', pathFor(paths.handoverItems, id), { label: 'Keys' });
    await share(page, { kind: 'offboarding', id });
    for (const one of both) {
      await one.goto(`/offboarding/${id}`);
      await one.getByRole('button', { name: 'Note on Keys' }).click();
    }
    await page.getByRole('textbox', { name: 'Note' }).fill('At the desk.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const note = colleague.getByRole('textbox', { name: 'Note' });
    await note.fill('In the safe.');
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText(`${owner.email} has changed this meanwhile.`)).toBeVisible();
    await expect(note).toHaveValue('In the safe.');
    await colleague.getByRole('button', { name: 'Load theirs' }).click();
    await expect(note).toHaveValue('At the desk.');
    await note.fill('At the desk, now in the safe.');
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('At the desk, now in the safe.')).toBeVisible();
  });

  await test.step('a succession plan', async () => {
    const weights = { ties: 50, topics: 50, series: 50 };
    const { id } = createdPlanSchema.parse(
      await send(page, 'POST', paths.successionPlans, {
        personId,
        role: 'Product Lead',
        weights,
        candidates: [],
      }),
    );
    await share(page, { kind: 'succession', id });
    for (const [at, one] of both.entries()) {
      await one.goto(`/succession/${id}?data=own`);
      await one.getByRole('textbox', { name: 'Notes' }).fill(`Notes of reader ${at}.`);
    }
    const save = (of: Page) => of.getByRole('button', { name: 'Save' });
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await save(colleague).click();
    await expect(colleague.getByText(`${owner.email} has changed this meanwhile.`)).toBeVisible();
    const notes = colleague.getByRole('textbox', { name: 'Notes' });
    await expect(notes).toHaveValue('Notes of reader 1.');
    await colleague.getByRole('button', { name: 'Load theirs' }).click();
    await expect(notes).toHaveValue('Notes of reader 0.');
  });

  await test.step('a scenario', async () => {
    const { id } = createdScenarioSchema.parse(
      await send(page, 'POST', paths.scenarios, {
        title: 'Two teams',
        configuration: { template: 'custom', answers: {}, steps: [] },
      }),
    );
    await share(page, { kind: 'scenario', id });
    for (const [at, one] of both.entries()) {
      await one.goto(`/scenarios/new?data=own&edit=${id}`);
      await one.getByLabel('Scenario name').fill(`Named by reader ${at}`);
    }
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByRole('heading', { name: 'Named by reader 0' })).toBeVisible();
    await colleague.getByRole('button', { name: 'Save Draft' }).click();
    // A toast may have the same text.
    const refused = colleague.getByRole('main').getByRole('alert');
    await expect(refused).toContainText(`${owner.email} has changed this meanwhile`);
    const name = colleague.getByLabel('Scenario name');
    await expect(name).toHaveValue('Named by reader 1');
    await colleague.getByRole('button', { name: 'Load theirs' }).click();
    await expect(name).toHaveValue('Named by reader 0');
  });
});

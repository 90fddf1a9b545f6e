import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { storeFor } from '@/lib/browser-store.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';
import { emptyForm } from './stored/scenario-form.ts';
import { saveDraft } from './stored/stored-scenarios.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

test("the command palette finds the sample's scenarios and drafts of this browser", async () => {
  storeFor(account.id);
  const draft = saveDraft(undefined, 2, {
    ...emptyForm,
    templateId: 'custom',
    name: 'Pricing in two steps',
  });
  server.use(
    http.get('*/api/scenarios', () =>
      HttpResponse.json({ scenarios: [], mayPlan: true, canNamePersons: true, canCompute: true }),
    ),
    http.get('*/api/v1/event', () => HttpResponse.json({ meetings: [], total: 0, next: null })),
    http.get('*/api/v1/search', () =>
      HttpResponse.json({ meetings: [], people: [], topics: [], sentences: [], total: 0 }),
    ),
    http.get('*/api/v1/user/all', () => HttpResponse.json({ users: [], total: 0 })),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  const { user, router } = await renderApp('/meetings');
  await screen.findByText('No meetings found');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'pricing');
  const found = within(await screen.findByRole('group', { name: 'Scenarios' }));
  expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Pricing in two stepsDraft',
    'Pricing 2027 without two sales leadsSample data',
  ]);
  await user.click(found.getByRole('option', { name: /^Pricing in two steps/ }));
  expect(await screen.findByRole('textbox', { name: 'Scenario name' })).toHaveValue(
    'Pricing in two steps',
  );
  expect(router.state.location.search).toContain(`draft=${draft?.id}`);
});

import { paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server.ts';
import { administrationServer } from '../../testing/administration-server.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

const term = {
  id: 't1',
  term: 'Larkfield',
  addedBy: 'Tom Ferreira',
  addedAt: '2026-11-12T10:00:00.000Z',
};

async function openTerms(terms = [term]) {
  const backend = administrationServer({ terms });
  const { user } = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Terms of recordings' }));
  return { ...backend, user, section };
}

it('terms are shown with who added them, and deleted', async () => {
  const { user, section, callsTo } = await openTerms();
  expect(await section.findByRole('listitem')).toHaveAttribute(
    'title',
    'Tom Ferreira, 12 Nov 2026',
  );
  await user.click(section.getByRole('button', { name: 'Delete ‘Larkfield’' }));
  expect(await section.findByText(/^No terms yet/)).toBeVisible();
  expect(callsTo('DELETE')).toMatchObject([{ call: 'DELETE /api/organization/glossary/t1' }]);
});

it('a term that cannot be deleted stays, with a notice', async () => {
  const { user, section } = await openTerms();
  server.use(http.delete(`*${paths.glossaryTerm}`, () => HttpResponse.error()));
  await user.click(await section.findByRole('button', { name: 'Delete ‘Larkfield’' }));
  expect(await screen.findByText('The term could not be deleted. Please try again.')).toBeVisible();
  expect(section.getByText('Larkfield')).toBeVisible();
});

import { type PlanPeople, type PlanSharing, paths } from '@rapport/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { server } from '@/testing/server.ts';
import { ShareButton } from './share-button.tsx';

const person = (id: string, name: string, mayPlan = true) => ({ id, name, title: null, mayPlan });
const saved: PlanPeople = {
  title: 'Without Marta',
  people: [
    { ...person('ines', 'Ines Calloway'), access: 'owner', isCaller: true, isAbout: false },
    { ...person('dan', 'Daniel Osei'), access: 'change', isCaller: false, isAbout: false },
  ],
  leftOut: [
    { id: 'marta', name: 'Marta Lindgren', title: 'Head of Partnerships' },
    { id: 'piotr', name: 'Piotr Wrona', title: null },
  ],
  canShare: true,
};

let people: PlanPeople;
let sent: unknown[];
beforeEach(() => {
  people = saved;
  sent = [];
  const take = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json<PlanPeople>(people);
  };
  server.use(
    http.get(`*${paths.planPeople}`, () => HttpResponse.json<PlanPeople>(people)),
    http.get(`*${paths.planCandidates}`, () =>
      HttpResponse.json({ people: [person('oliver', 'Oliver Marsh', false)], hasMore: false }),
    ),
    http.put(`*${paths.planPeople}`, take),
    http.post(`*${paths.planSubjects}`, take),
  );
});

async function open() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShareButton plan={{ kind: 'scenario', id: 'one', queryKey: ['scenarios'] }} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: /Without Marta/ });
  return user;
}

test('a person is added by name, and the dialog says who will see it and who is told', async () => {
  const user = await open();
  expect(screen.getByRole('heading', { name: '2 people will see it' })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Add people by name' });
  expect(field).toHaveFocus();
  await user.type(field, 'oliv');
  await screen.findByRole('button', { name: 'Oliver Marsh' });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: '3 people will see it' })).toBeVisible();
  expect(screen.getByText('sees this one plan and no other')).toBeVisible();
  expect(screen.getByText(/^Daniel Osei is told by the bell .* 1 person was added/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 person' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const expected: PlanSharing = {
    set: [{ personId: 'oliver', access: 'read' }],
    remove: [],
    isTold: true,
  };
  expect(sent).toEqual([expected]);
});

test('a person is removed, or may only read from then on', async () => {
  const user = await open();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  const access = () => screen.getByRole('combobox', { name: 'What Daniel Osei can do' });
  await user.selectOptions(access(), 'Can read');
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await user.selectOptions(access(), 'Remove');
  expect(screen.getByRole('heading', { name: 'Only you so far' })).toBeVisible();
  expect(screen.getByText('Who is removed is not told.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove 1 person' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ set: [], remove: ['dan'], isTold: true } satisfies PlanSharing]),
  );
});

test('whom it is about is included only by their typed name', async () => {
  const user = await open();
  expect(screen.getByText(/are left out, because it is about them/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Include one of them…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Show Marta Lindgren/ }));
  const include = dialog.getByRole('button', { name: 'Include them' });
  const field = dialog.getByRole('textbox', { name: 'Type their name to include them' });
  await user.type(field, 'Marta Lind');
  expect(include).toBeDisabled();
  await user.type(field, 'gren');
  await user.click(include);
  await vi.waitFor(() => expect(sent).toEqual([{ personId: 'marta', name: 'Marta Lindgren' }]));
});

test('who may not share it sees who sees it', async () => {
  people = { ...saved, canShare: false };
  await open();
  expect(screen.getByRole('list', { name: 'Who will see it' })).toHaveTextContent('Daniel Osei');
  expect(screen.queryByRole('textbox')).toBeNull();
});

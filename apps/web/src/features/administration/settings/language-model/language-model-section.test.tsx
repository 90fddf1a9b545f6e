import { type LanguageModelState, type ModelTest, paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server.ts';
import { administrationServer } from '../../testing/administration-server.ts';
import { buildTrust } from '../../testing/build-trust.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

const worked: ModelTest = {
  model: 'Mistral Small 3.2',
  testedAt: '2026-02-20T14:32:00.000Z',
  milliseconds: 2800,
  failure: null,
  words: null,
  window: { tokens: 32_768, toldBy: 'vllm' },
  partTokens: 10_000,
  sent: 6300,
  read: 6104,
  sentences: 12,
  dropped: 1,
  language: { asked: 'fr', wrote: 'fr' },
  cut: null,
};

const usual: LanguageModelState = {
  model: { name: 'Mistral Small 3.2', address: 'http://10.4.0.12:8000', isInside: true },
  own: null,
  mayHaveOwn: false,
  tests: [],
  cut: null,
  failing: null,
  tokens: {
    month: '2026-02-01',
    total: 4_200_000,
    lastMonth: 6_000_000,
    limit: null,
    byPurpose: { texts: 3_100_000, answers: 1_094_000, verdicts: 0, test: 6000 },
    days: [
      { day: '2026-02-01', tokens: 1_200_000 },
      { day: '2026-02-02', tokens: 3_000_000 },
    ],
  },
};

async function openModel(given: Partial<LanguageModelState> = {}, isModelSetUp = true) {
  const backend = administrationServer({
    trust: buildTrust({ isModelSetUp }),
    languageModel: { ...usual, ...given },
  });
  const { user } = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Language model' }));
  if (isModelSetUp) await section.findByText('Mistral Small 3.2');
  return { ...backend, user, section };
}

it('the model is named with its address, and its tokens of the month', async () => {
  const { section } = await openModel();
  expect(section.getByText('http://10.4.0.12:8000, inside your network')).toBeVisible();
  expect(section.getByRole('heading', { name: 'Tokens in February 2026' })).toBeVisible();
  expect(section.getByText('4.2 million')).toBeVisible();
  expect(
    section.getByText(
      'Summaries 3.1 million, Ask 1.1 million, second opinion 0, tests 6.0 thousand; January 2026 6.0 million.',
    ),
  ).toBeVisible();
  expect(section.getByRole('img')).toHaveAccessibleName(/most on 2 Feb$/);
  expect(section.getByText(/^Not tested yet/)).toBeVisible();
});

it('a test shows what was found', async () => {
  const { state, user, section } = await openModel();
  server.use(
    http.post(`*${paths.languageModelTest}`, () => {
      const older = {
        ...worked,
        testedAt: '2026-02-19T14:32:00.000Z',
        failure: 'too-slow' as const,
      };
      state.languageModel = { ...usual, tests: [worked, older] };
      return HttpResponse.json(worked);
    }),
  );
  await user.click(section.getByRole('button', { name: 'Test the model' }));
  expect(await section.findByText(/^Works: tested .*, in 2\.8 s$/)).toBeVisible();
  expect(section.getByText('In the form that was asked')).toBeVisible();
  expect(section.getByText(/^32,768 tokens, as the server tells; texts are cut/)).toBeVisible();
  expect(section.getByText('6,104 tokens, nothing was cut off on the way')).toBeVisible();
  expect(
    section.getByText('1 of 12 test sentences was not in the text, and dropped'),
  ).toBeVisible();
  expect(section.getByText('Wrote French when asked in French')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Earlier tests' }));
  expect(section.getByRole('listitem')).toHaveTextContent(/^Fails: tested/);
});

it('a cut question is told', async () => {
  const cut = { sent: 6104, read: 4096, partTokens: 3000 };
  const { section } = await openModel({
    tests: [{ ...worked, window: null, cut, partTokens: 3000 }],
    cut: { ...cut, at: worked.testedAt },
  });
  expect(section.getByText(/^Works with smaller parts/)).toBeVisible();
  expect(
    section.getByText(
      'Read 4,096 of about 6,104 tokens: the beginning was lost. Parts are now 3,000.',
    ),
  ).toBeVisible();
  expect(section.getByText(/^The server does not tell it; .* RAPPORT_LLM_WINDOW\.$/)).toBeVisible();
});

it('a failing model is told in the words of its server', async () => {
  const { section } = await openModel({
    tests: [{ ...worked, failure: 'no-answer', words: 'model "tiny" not found', read: null }],
    failing: { failure: 'no-answer', detail: 'status 404', at: worked.testedAt },
  });
  expect(section.getByText(/^Fails: tested/)).toBeVisible();
  expect(
    section.getByText(/^It did not answer, .*: ‘model "tiny" not found’\. Until it does, meetings/),
  ).toBeVisible();
  expect(section.queryByText('In the form that was asked')).not.toBeInTheDocument();
});

it('a test that is refused says why', async () => {
  const { user, section } = await openModel();
  const refusal = { code: 'TOO_MANY_REQUESTS', message: 'Please try again in 20 seconds.' };
  server.use(
    http.post(`*${paths.languageModelTest}`, () => HttpResponse.json(refusal, { status: 429 })),
  );
  await user.click(section.getByRole('button', { name: 'Test the model' }));
  expect(await screen.findByText('Please try again in 20 seconds.')).toBeVisible();
});

it('what it may do and its limit are saved with the settings', async () => {
  const { user, section, callsTo } = await openModel();
  await user.click(section.getByRole('checkbox', { name: /^Write answers in Ask/ }));
  await user.selectOptions(section.getByLabelText('Monthly limit'), '5.0 million tokens');
  await user.selectOptions(section.getByLabelText('Language of summaries'), 'German');
  expect(screen.getByText('1 change not saved: Language model')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(
    await screen.findByText('Organization settings have been updated successfully.'),
  ).toBeVisible();
  expect(callsTo(`PATCH ${paths.trust}`).map(({ body }) => body)).toEqual([
    { modelWritesAnswers: false, modelTokensPerMonth: 5_000_000, modelLanguage: 'de' },
  ]);
});

it('a model that writes another language than it was asked for is told', async () => {
  const { section } = await openModel({
    tests: [{ ...worked, language: { asked: 'fr', wrote: 'en' } }],
  });
  expect(
    section.getByText('Wrote English when asked in French: such texts are not used'),
  ).toBeVisible();
});

it('a limit that is reached is told, with the day from which it asks again', async () => {
  const { section } = await openModel({ tokens: { ...usual.tokens, limit: 4_000_000 } });
  expect(section.getByText(/^The limit is reached: until 1 Mar the built-in/)).toBeVisible();
});

it('a model that is switched off gets nothing', async () => {
  const { user, section } = await openModel();
  expect(section.getByText(/^Transcripts of your meetings are sent to it/)).toBeVisible();
  await user.click(section.getByRole('switch'));
  expect(section.getByText(/^Nothing of your meetings is sent/)).toBeVisible();
});

it('an installation without a language model says what an administrator can do', async () => {
  const { section } = await openModel({ model: null }, false);
  expect(section.getByText('No language model is set up.')).toBeVisible();
  expect(section.getByText(/RAPPORT_LLM_BASE_URL and RAPPORT_LLM_MODEL/)).toBeVisible();
  expect(section.getByRole('switch')).toBeChecked();
  expect(section.queryByRole('button', { name: 'Test the model' })).not.toBeInTheDocument();
});

it('an owner sets up an own model, whose key is not shown again, and removes it', async () => {
  const { state, user, section } = await openModel({ mayHaveOwn: true });
  const own = { baseUrl: 'https://llm.example/v1', name: 'large', hasKey: true, unusable: null };
  const sent: unknown[] = [];
  server.use(
    http.put(`*${paths.ownLanguageModel}`, async ({ request }) => {
      sent.push(await request.json());
      state.languageModel = { ...state.languageModel, own };
      return HttpResponse.json(state.languageModel);
    }),
    http.delete(`*${paths.ownLanguageModel}`, () => {
      state.languageModel = { ...state.languageModel, own: null };
      return HttpResponse.json(state.languageModel);
    }),
  );
  await user.click(section.getByRole('button', { name: 'Use your own model' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use your own model' }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Address *'), own.baseUrl);
  await user.type(dialog.getByLabelText('Model *'), own.name);
  await user.type(dialog.getByLabelText('Key *'), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await section.findByText(/^Your organization’s own model: large at https/)).toBeVisible();
  expect(sent).toEqual([{ baseUrl: own.baseUrl, name: own.name, apiKey: 'secret' }]);
  expect(screen.queryByDisplayValue('secret')).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Change your own model' }));
  expect(await screen.findByLabelText('Key *')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(section.getByRole('button', { name: 'Remove your own model' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove your own model' }));
  expect(await section.findByText(/^It is the model of the installation/)).toBeVisible();
});

it('an own model that may not be asked any more says why nothing is sent', async () => {
  const own = { baseUrl: 'https://llm.example/v1', name: 'large', hasKey: true } as const;
  const { section } = await openModel(
    { model: null, own: { ...own, unusable: 'forbidden' } },
    false,
  );
  expect(await section.findByText(/^Whoever runs the server no longer allows/)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Change your own model' })).toBeNull();
  expect(section.getByRole('button', { name: 'Remove your own model' })).toBeVisible();
});

it('the state of the model can fail on its own, and be retried', async () => {
  administrationServer({ trust: buildTrust({ isModelSetUp: true }), languageModel: usual });
  server.use(
    http.get(`*${paths.languageModel}`, () => HttpResponse.json({}, { status: 403 }), {
      once: true,
    }),
  );
  const { user } = await renderAdministration('/admin?tab=settings');
  expect(await screen.findByText(/^Failed to load the language model/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Mistral Small 3.2')).toBeVisible();
});

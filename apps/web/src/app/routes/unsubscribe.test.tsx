import { paths } from '@rapport/contract';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

async function press(answer: () => Response) {
  const tokens: (string | null)[] = [];
  server.use(
    ...accountServer({}).handlers,
    http.post(`*${paths.unsubscribe}`, ({ request }) => {
      tokens.push(new URL(request.url).searchParams.get('token'));
      return answer();
    }),
  );
  const { user } = await renderApp('/unsubscribe?token=a-token');
  const button = await screen.findByRole('button', { name: 'Stop these mails' });
  expect(tokens).toEqual([]);
  await user.click(button);
  return tokens;
}

test.each([
  ['digest', /no weekly digest any more/],
  ['mail', /no notifications by mail any more/],
] as const)('one press stops %s, signed out', async (stopped, sentence) => {
  const tokens = await press(() => HttpResponse.json({ stopped }));
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
  expect(tokens).toEqual(['a-token']);
});

test('an incomplete link is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = { error: { code: 'UNKNOWN_LINK', message: 'No.' } };
  await press(() => HttpResponse.json(error, { status: 400 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please copy it from the mail again.');
});

import { type ExportFormat, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as saving from '@/lib/save-file.ts';
import { server } from '@/testing/server.ts';
import { buildMeeting, detailOf } from '../testing/build-meeting.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const save = vi.spyOn(saving, 'saveFile');
beforeEach(() => void save.mockReturnValue());
afterEach(() => void save.mockReset());

/** Answers exports and records their addresses. */
function exportServer(given: Parameters<typeof meetingServer>[0] = {}) {
  const asked: string[] = [];
  meetingServer({ meetings: [buildMeeting()], actionItems: [], ...given });
  server.use(
    http.get(`*${paths.meetingExport}`, ({ request, params }) => {
      asked.push(`${params.format}${new URL(request.url).search}`);
      return new HttpResponse('# Review', {
        headers: {
          'content-disposition': `attachment; filename="Gr??e.${params.format}"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.${params.format}`,
        },
      });
    }),
  );
  return asked;
}

async function openMenu() {
  const { user } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const menu = within(await screen.findByRole('menu'));
  return { user, menu };
}

test('each format is saved under the name that the server gives', async () => {
  const asked = exportServer();
  const { user } = await openMenu();
  const items: Record<ExportFormat, RegExp> = {
    docx: /^Word/,
    pdf: /^PDF/,
    md: /^Markdown/,
    'turns.csv': /^Turns/,
    'actions.csv': /^Actions/,
    srt: /^Subtitles\s?\.srt/,
    vtt: /^Subtitles, WebVTT/,
  };
  for (const [format, name] of Object.entries(items)) {
    if (!screen.queryByRole('menu'))
      await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByText(`Saved as ‘Größe.${format}’.`)).toBeVisible();
    expect(save).toHaveBeenLastCalledWith(expect.anything(), `Größe.${format}`);
  }
  expect(asked).toEqual(Object.keys(items));
});

test('without times subtitles are disabled, with the reason; without action items there is no table of them', async () => {
  exportServer({ actionItems: null });
  server.use(
    http.get(`*${paths.meeting}`, () =>
      HttpResponse.json(detailOf(buildMeeting({ isDurationEstimated: true }), {})),
    ),
  );
  const { menu } = await openMenu();
  for (const item of menu.getAllByRole('menuitem', { name: /^Subtitles/ })) {
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('The transcript has no times.');
  }
  expect(menu.queryByRole('menuitem', { name: /^Actions/ })).not.toBeInTheDocument();
});

test('a refusal is shown with its reason', async () => {
  exportServer();
  refuseCall('get', paths.meetingExport, 400, 'This transcript has 300,000 words.');
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('menuitem', { name: /^PDF/ }));
  expect(
    await screen.findByText('The file could not be written: This transcript has 300,000 words.'),
  ).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('the link and the Markdown without the transcript are copied', async () => {
  const asked = exportServer();
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('menuitem', { name: 'Copy link' }));
  expect(
    await screen.findByText('Link copied. It opens for those who can read this meeting.'),
  ).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/meetings/review`);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as Markdown' }));
  expect(await screen.findByText('Copied as Markdown, without the transcript.')).toBeVisible();
  expect(asked).toEqual(['md?without=transcript']);
  expect(await navigator.clipboard.readText()).toBe('# Review');
});

test('a document has the parts that were chosen', async () => {
  const asked = exportServer();
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('menuitem', { name: 'Choose what goes in…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose what goes in' }));
  await user.click(dialog.getByRole('radio', { name: 'PDF' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Sentiment' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Transcript' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Sentiment' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual(['pdf?without=transcript']);
});

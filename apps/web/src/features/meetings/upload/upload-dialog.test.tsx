import { type OrganizationRole, paths } from '@rapport/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { buildRecordingRules } from '../testing/build-recording.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { openUploadDialog as openDialog, watchFields } from '../testing/open-upload-dialog.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';
import { takeGiven } from './ask-for-many.ts';

const transcript = (name = 'board-prep.vtt') => new File(['WEBVTT\n\n'.repeat(200_000)], name);

beforeEach(() => {
  vi.restoreAllMocks();
  meetingServer({ meetings: [buildMeeting()] });
});

describe('choosing a file', () => {
  it('offers a title, a button and the accepted file types', async () => {
    const { dialog } = await openDialog();
    const title = within(dialog).getByRole('textbox', { name: 'Meeting Title (Optional)' });
    expect(title).toHaveValue('');
    expect(within(dialog).getByRole('button', { name: 'Choose File' })).toBeEnabled();
    expect(
      within(dialog).getByText('.txt .docx .pdf .vtt .srt .md .csv .json'),
    ).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Transcript')).toHaveAttribute(
      'accept',
      expect.stringContaining('.txt,.docx,.pdf,.vtt'),
    );
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  it('leaves the size limit to the server', async () => {
    const { dialog, choose } = await openDialog();
    const large = transcript('all-hands.vtt');
    Object.defineProperty(large, 'size', { value: 2048 * 1024 * 1024 });
    choose(large);
    expect(within(dialog).getByText('2048.00 MB')).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows name and size, and can be removed', async () => {
    const { user, dialog, choose } = await openDialog();
    choose(transcript());
    expect(within(dialog).getByText('board-prep.vtt')).toBeInTheDocument();
    expect(within(dialog).getByText('1.53 MB')).toBeInTheDocument();
    expect(within(dialog).getByText("If empty, the title is 'board-prep'.")).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(within(dialog).queryByText('board-prep.vtt')).not.toBeInTheDocument();
  });

  it('accepts extensions in capitals and refuses other types', async () => {
    const { dialog, choose } = await openDialog();
    choose(transcript('recording.flac'));
    expect(within(dialog).queryByText('recording.flac')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.',
    );
    choose(transcript('NOTES.DOCX'));
    expect(within(dialog).getByText('NOTES.DOCX')).toBeInTheDocument();
    expect(within(dialog).queryByText(/^Invalid file type/)).not.toBeInTheDocument();
  });

  const signedInAs = (role: OrganizationRole) =>
    server.use(
      http.get('*/api/auth/organization/get-active-member', () => HttpResponse.json({ role })),
    );

  it('tells an administrator what a recording needs', async () => {
    signedInAs('admin');
    const { dialog, choose } = await openDialog();
    choose(transcript('recording.mp4'));
    const alert = within(dialog).getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.Recordings need a speech service. Set RAPPORT_SPEECH_BASE_URL on the server',
      ),
    );
  });

  it('tells a member whom to ask about recordings', async () => {
    signedInAs('member');
    const { dialog, choose } = await openDialog();
    choose(transcript('recording.mp4'));
    expect(await within(dialog).findByText(/Ask your administrator/)).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent('RAPPORT_SPEECH_BASE_URL');
  });

  it('hands a recording and its title over to the queue where there is a speech service', async () => {
    meetingServer({ meetings: [buildMeeting()], recordings: buildRecordingRules() });
    const { user, dialog, choose } = await openDialog();
    expect(await within(dialog).findByText(/^Recordings: \.m4a \.mp3/)).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: /^Meeting Title/ }), 'Depot ');
    const file = transcript('depot.mp4');
    choose(file);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(takeGiven()).toEqual([{ files: [file], entries: [], title: 'Depot' }]);
  });

  it('needs a file', async () => {
    const { dialog, upload } = await openDialog();
    await upload();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please select a file to upload.');
  });

  it('opens when a file is dropped anywhere on the page', async () => {
    renderMeetings('/meetings');
    await screen.findByRole('article');
    const dataTransfer = { types: ['Files'], files: [transcript()] };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText('Drop to add this file')).toBeInTheDocument();
    fireEvent.drop(document.body, { dataTransfer });
    const dialog = await screen.findByRole('dialog', { name: 'Upload Meeting Transcript' });
    expect(within(dialog).getByText('board-prep.vtt')).toBeInTheDocument();
  });
});

describe('uploading', () => {
  it('sends file and title, confirms, and shows the new meeting', async () => {
    const sentFields = watchFields();
    const { user, dialog, choose, upload } = await openDialog();
    choose(transcript());
    await user.type(within(dialog).getByLabelText(/^Meeting Title/), '  Board preparation ');
    await upload();
    expect(await screen.findByText('Transcript uploaded successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Board preparation' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentFields()).toEqual([
      ['title', 'Board preparation'],
      ['file', 'board-prep.vtt'],
    ]);
  });

  it('omits an empty title', async () => {
    const sentFields = watchFields();
    const { choose, upload } = await openDialog();
    choose(transcript());
    await upload();
    await screen.findByText('Transcript uploaded successfully!');
    expect(sentFields()).toEqual([['file', 'board-prep.vtt']]);
  });

  it('says that the same file is here already, and keeps both on request', async () => {
    const sentFields = watchFields();
    const alreadyHere = {
      eventId: 'earlier',
      title: 'Board',
      uploadedAt: '2026-11-02T09:00:00.000Z',
    };
    server.use(
      http.post(
        `*${paths.uploadTranscript}`,
        () =>
          HttpResponse.json(
            {
              code: 'ALREADY_HERE',
              message: "This file is already here, as 'Board'.",
              alreadyHere,
            },
            { status: 409 },
          ),
        { once: true },
      ),
    );
    const { user, dialog, choose, upload } = await openDialog();
    choose(transcript());
    await upload();
    expect(
      await within(dialog).findByText("Upload failed: This file is already here, as 'Board'."),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      '/meetings/earlier',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Keep both' }));
    expect(await screen.findByText('Transcript uploaded successfully!')).toBeInTheDocument();
    expect(sentFields()).toContainEqual(['keepBoth', 'true']);
  });

  it.each([
    ['two files', [transcript('one.vtt'), transcript('two.txt')]],
    ['a zip', [transcript('all.zip')]],
  ])('hands %s over to the queue', async (_, files) => {
    const { choose } = await openDialog();
    choose(...files);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(takeGiven().flatMap((given) => given.files)).toEqual(files);
  });

  const endings = 'the server said no';
  it.each([
    [401, 'Authentication failed. Please log in again.'],
    [422, 'You must have an active organization to upload transcripts.'],
    [503, `Upload failed: ${endings}`],
  ])('shows the reason of a %i and keeps the input', async (status, sentence) => {
    refuseCall('post', paths.uploadTranscript, status, endings);
    const { user, dialog, choose, upload } = await openDialog();
    choose(transcript());
    await user.type(within(dialog).getByLabelText(/^Meeting Title/), 'Kept');
    await upload();
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    expect(within(dialog).getByText('board-prep.vtt')).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Meeting Title/)).toHaveValue('Kept');
  });

  it('adds the server’s reason for refusing the file', async () => {
    refuseCall('post', paths.uploadTranscript, 400, 'This PDF is protected by a password.');
    const { dialog, choose, upload } = await openDialog();
    choose(transcript());
    await upload();
    expect(
      await within(dialog).findByText('Invalid file format or file too large.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByText('This PDF is protected by a password.')).toBeInTheDocument();
  });

  it('says when to try again after too many', async () => {
    refuseCall('post', paths.uploadTranscript, 429, 'Slow down', { 'Retry-After': '30' });
    const { dialog, choose, upload } = await openDialog();
    choose(transcript());
    await upload();
    expect(
      await within(dialog).findByText(/Please try again in 30 seconds\.$/),
    ).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    server.use(
      http.post(
        `*${paths.uploadTranscript}`,
        () => HttpResponse.json({ code: 'BUSY', message: 'busy' }, { status: 503 }),
        { once: true },
      ),
    );
    const { dialog, choose, upload } = await openDialog();
    choose(transcript());
    await upload();
    expect(await within(dialog).findByText('Upload failed: busy')).toBeInTheDocument();
    await upload();
    expect(await screen.findByText('Transcript uploaded successfully!')).toBeInTheDocument();
  });

  it('stops when it is cancelled', async () => {
    server.use(http.post(`*${paths.uploadTranscript}`, () => delay('infinite')));
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const { user, dialog, choose, upload } = await openDialog();
    choose(transcript());
    await upload();
    expect(await within(dialog).findByText('Uploading...')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(abort).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Transcript uploaded successfully!')).not.toBeInTheDocument();
  });

  it("'Stop' aborts the upload of a file, which stays chosen", async () => {
    server.use(http.post(`*${paths.uploadTranscript}`, () => delay('infinite'), { once: true }));
    const { user, dialog, choose, upload } = await openDialog();
    choose(transcript('one.vtt'));
    await upload();
    await user.click(await within(dialog).findByRole('button', { name: 'Stop sending one.vtt' }));
    expect(await within(dialog).findByRole('button', { name: 'Remove' })).toBeVisible();
    expect(within(dialog).queryByText(/^Upload failed/)).not.toBeInTheDocument();
    await upload();
    expect(await screen.findByText('Transcript uploaded successfully!')).toBeInTheDocument();
  });
});

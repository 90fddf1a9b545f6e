import { paths } from '@rapport/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { today } from '@/lib/days.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { openUploadDialog as openDialog, watchFields } from '../testing/open-upload-dialog.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  meetingServer({ meetings: [buildMeeting()] });
});

describe('pasting text', () => {
  const talk = 'Ana Ruiz: Shall we start?\nBo Lind: Yes.';

  async function openBox() {
    const opened = await openDialog();
    const { user, dialog } = opened;
    await user.click(within(dialog).getByRole('button', { name: 'Paste text' }));
    const box = within(dialog).getByRole('textbox', { name: 'Transcript' });
    return { ...opened, box };
  }

  /** The sent file, read after the upload. */
  function watchFile() {
    const append = vi.spyOn(FormData.prototype, 'append');
    return () =>
      append.mock.calls.flatMap(([, value]) => (value instanceof File ? [value] : []))[0]?.text();
  }

  it('uploads it as a text file under the day of today', async () => {
    const sentFields = watchFields();
    const sentText = watchFile();
    const { user, box, upload } = await openBox();
    expect(box).toHaveFocus();
    await user.paste(talk);
    await upload();
    expect(await screen.findByText('Transcript uploaded successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A day in the file's name would be read as the day of the meeting.
    expect(sentFields()).toEqual([
      ['title', `Pasted text ${today()}`],
      ['file', 'Pasted text.txt'],
    ]);
    expect(await sentText()).toBe(talk);
  });

  it('names the file after the title', async () => {
    const sentFields = watchFields();
    const { user, dialog, upload } = await openBox();
    await user.paste(talk);
    await user.type(within(dialog).getByLabelText(/^Meeting Title/), 'Budget 2026/27');
    await upload();
    await screen.findByText('Transcript uploaded successfully!');
    expect(sentFields()).toEqual([
      ['title', 'Budget 2026/27'],
      ['file', 'Budget 2026 27.txt'],
    ]);
  });

  it('needs text, and says how much is taken', async () => {
    const { dialog, box, upload } = await openBox();
    expect(box).toHaveAccessibleDescription(/Up to 1,000,000 characters\.$/);
    await upload();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Please paste the text of the meeting.',
    );
    fireEvent.change(box, { target: { value: 'a'.repeat(1_000_001) } });
    expect(box).toHaveAccessibleDescription(
      'This text has 1,000,001 characters, and up to 1,000,000 can be pasted. Please save it as a .txt file and upload the file.',
    );
    await upload();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/^This text has 1,000,001/);
  });

  it('asks before closing loses it', async () => {
    const { user, dialog, box } = await openBox();
    await user.paste(talk);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard Pasted Text?' });
    await user.click(within(question).getByRole('button', { name: 'Keep Editing' }));
    expect(box).toHaveValue(talk);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes at once without text', async () => {
    const { user } = await openBox();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps it while a file is chosen instead, and after a refusal', async () => {
    refuseCall('post', paths.uploadTranscript, 503, 'busy');
    const { user, dialog, upload } = await openBox();
    await user.paste(talk);
    await user.click(within(dialog).getByRole('button', { name: 'Choose a file instead' }));
    expect(within(dialog).getByRole('button', { name: 'Choose File' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Paste text' }));
    await upload();
    expect(await within(dialog).findByText('Upload failed: busy')).toBeInTheDocument();
    const box = within(dialog).getByRole('textbox', { name: 'Transcript' });
    expect(box).toHaveValue(talk);
    await user.type(box, ' Good.');
    expect(within(dialog).queryByText('Upload failed: busy')).not.toBeInTheDocument();
  });
});

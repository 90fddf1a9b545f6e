import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderMeetings } from './render-meetings.tsx';

export async function openUploadDialog() {
  const { user } = renderMeetings('/meetings');
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'Upload meeting recording or transcript' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload Meeting Transcript' });
  const choose = (...files: File[]) =>
    fireEvent.change(within(dialog).getByLabelText('Transcript'), { target: { files } });
  const upload = () => user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  return { user, dialog, choose, upload };
}

/** The form fields that were sent, in order. */
export function watchFields() {
  const append = vi.spyOn(FormData.prototype, 'append');
  return () =>
    append.mock.calls.map(([name, value]) => [name, value instanceof File ? value.name : value]);
}

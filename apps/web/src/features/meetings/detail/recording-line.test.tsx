import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMeeting } from '../testing/build-meeting.ts';
import { buildRecording } from '../testing/build-recording.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

async function open(given: Parameters<typeof meetingServer>[0]) {
  meetingServer(given);
  renderMeetings('/meetings/board');
  await screen.findByRole('heading', { level: 1 });
}

it('says by which model a recording was written down, and what became of the sound', async () => {
  await open({ meetings: [buildMeeting({ id: 'board' })], recording: buildRecording() });
  expect(
    await screen.findByText('Written down by whisper-large-v3 from a recording, sound deleted'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Speakers were not told apart')).not.toBeInTheDocument();
});

it('says what it means that no speakers were told apart', async () => {
  const recording = buildRecording({ speakersTold: false });
  await open({ meetings: [buildMeeting({ id: 'board' })], recording });
  expect(await screen.findByText('Speakers were not told apart')).toBeInTheDocument();
  expect(screen.getByText(/^Words without a name count in searches/)).toBeInTheDocument();
});

it('says nothing of a recording for transcripts', async () => {
  await open({ meetings: [buildMeeting({ id: 'board' })] });
  expect(screen.queryByText(/^Written down by/)).not.toBeInTheDocument();
});

it('tells the minutes that are written down', async () => {
  const meeting = buildMeeting({
    id: 'board',
    processingStatus: 'processing',
    processingProgress: {
      percentage: 40,
      currentStep: 'transcribing',
      estimatedTimeRemaining: null,
      minutes: { written: 31.2, sent: 48, of: 48 },
    },
  });
  await open({ meetings: [meeting], recording: buildRecording() });
  const section = await screen.findByRole('region', { name: 'Processing' });
  expect(within(section).getByText('Writing down minutes 32 to 48')).toBeInTheDocument();
  expect(within(section).getByText('31 of 48 minutes')).toBeInTheDocument();
  expect(section).toHaveTextContent('The words of the recording are being written down.');
});

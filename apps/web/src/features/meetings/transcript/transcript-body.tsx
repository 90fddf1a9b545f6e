import type { MeetingTranscript, TranscriptTurn } from '@rapport/contract';
import { useState } from 'react';
import { dayOfMoment } from '@/lib/format-day.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { CorrectionList } from '../corrections/correction-list.tsx';
import { MergeDialog } from '../corrections/merge-dialog.tsx';
import { RenameDialog } from '../corrections/rename-dialog.tsx';
import type { SpeakerChange } from '../corrections/speaker-change.ts';
import { TieDialog } from '../corrections/tie-dialog.tsx';
import { UntieDialog } from '../corrections/untie-dialog.tsx';
import { WordsDialog } from '../corrections/words-dialog.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { type Listening, useListening } from '../listening/use-listening.ts';
import { spanOf } from './marked-parts.ts';
import { OnlyTurns } from './only-turns.tsx';
import { OpenedFrom } from './opened-from.tsx';
import { type Place, turnAt } from './place.ts';
import { SpeakerShares } from './speaker-shares.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { useKnownTranscript } from './transcript-context.ts';
import { TurnList } from './turn-list.tsx';
import type { ShownTurns } from './use-shown-turns.ts';
import type { TranscriptSearch } from './use-transcript-search.ts';
import { WhatWasRead } from './what-was-read.tsx';

const loadPlayer = () => import('../listening/player.tsx').then(({ Player }) => Player);

type TranscriptBodyProps = {
  meeting: ShownMeetingDetail;
  transcript: MeetingTranscript;
  shown: ShownTurns;
  search: TranscriptSearch;
  place: (Place & { key: string }) | null;
};

/** Summary and speakers on one side, the turns on the other. */
export function TranscriptBody(props: TranscriptBodyProps) {
  const { meeting, transcript, shown, search, place } = props;
  const target = place && turnAt(place, transcript.turns);
  const { nameOf } = useKnownTranscript();
  const [correcting, setCorrecting] = useState<TranscriptTurn | null>(null);
  const [change, setChange] = useState<SpeakerChange | null>(null);
  const until = meeting.recording?.soundUntil ?? null;
  const listening = useListening(meeting.id, transcript.turns);
  const heard = until === null ? null : listening;
  useListenAtQuote(heard, transcript.turns);
  const Player = useOnDemand(loadPlayer, heard?.playing != null);
  return (
    <>
      <div className="grid items-start gap-x-10 gap-y-6 @min-[860px]:grid-cols-[304px_minmax(0,1fr)]">
        <aside
          aria-label="Summary and speakers"
          className="@min-[860px]:sticky @min-[860px]:top-13 @min-[860px]:-mx-3 @min-[860px]:max-h-[calc(100dvh-4rem)] @min-[860px]:overflow-y-auto @min-[860px]:px-3"
        >
          <SummaryLines lines={transcript.summary} opened={place?.opened ?? null} />
          <SpeakerShares meetingId={meeting.id} transcript={transcript} />
          {until !== null && <ListeningNote until={until} />}
          <CorrectionList meetingId={meeting.id} transcript={transcript} />
        </aside>
        <div className="min-w-0">
          {place && target && (
            <OpenedFrom
              place={place}
              turn={target}
              isHeard={heard?.playing?.piece.turn === target.position}
            />
          )}
          <OnlyTurns
            shown={shown}
            all={transcript.turns.length}
            chapters={meeting.findings?.chapters}
          />
          <TurnList
            transcript={transcript}
            turns={shown.turns}
            target={place && target ? { turn: target, place } : null}
            search={search}
            onSpeaker={shown.showSpeaker}
            onChange={setChange}
            onCorrectWords={setCorrecting}
            listening={heard}
          />
          <WhatWasRead coverage={transcript.coverage} />
          <SpeakerDialogs
            meetingId={meeting.id}
            transcript={transcript}
            change={change}
            onClose={() => setChange(null)}
          />
          {correcting && (
            <WordsDialog
              meetingId={meeting.id}
              turn={correcting}
              name={correcting.written ? 'the minutes' : nameOf(correcting.participantId)}
              onClose={() => setCorrecting(null)}
            />
          )}
        </div>
      </div>
      {heard && Player && <Player listening={heard} nameOf={nameOf} />}
    </>
  );
}

type SpeakerDialogsProps = {
  meetingId: string;
  transcript: MeetingTranscript;
  change: SpeakerChange | null;
  onClose: () => void;
};

const dialogs = { tie: TieDialog, untie: UntieDialog, merge: MergeDialog, rename: RenameDialog };

/** The dialogs for changing a speaker. */
function SpeakerDialogs({ change, ...props }: SpeakerDialogsProps) {
  if (!change) return null;
  const { kind, speaker, name } = change;
  const SpeakerDialog = dialogs[kind];
  return <SpeakerDialog speaker={speaker} name={name} {...props} />;
}

/** Who may listen, and until when. */
const ListeningNote = ({ until }: { until: string }) => (
  <section aria-label="Listening" className="mt-3 border-line-2 border-t pt-3">
    <h3>Listening</h3>
    <p className="mt-1 text-pretty text-12 text-ink-2">
      Open to those who may read this meeting. It plays here and can’t be downloaded. On{' '}
      {dayOfMoment(until)} the sound is deleted; the words stay.
    </p>
  </section>
);

/** `l` plays the quotation that has the focus: a link to it, or its words in the transcript. */
function useListenAtQuote(listening: Listening | null, turns: readonly TranscriptTurn[]): void {
  usePageKeys({
    l: ({ target }) => {
      const quoted = target instanceof Element && target.closest<HTMLElement>('[data-quote]');
      if (!quoted || !listening) return;
      const position = Number(quoted.dataset.turn);
      const text = turns.find((turn) => turn.position === position)?.text ?? '';
      listening.listen(position, spanOf(quoted.dataset.quote, text));
    },
  });
}

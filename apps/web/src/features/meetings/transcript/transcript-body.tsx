import type { MeetingTranscript, TranscriptTurn } from '@rapport/contract';
import { useState } from 'react';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { CorrectionList } from '../corrections/correction-list.tsx';
import type { SpeakerChange } from '../corrections/speaker-change.ts';
import { SpeakerDialogs } from '../corrections/speaker-dialogs.tsx';
import { WordsDialog } from '../corrections/words-dialog.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { ListeningNote } from '../listening/listening-note.tsx';
import { useListenAtQuote } from '../listening/use-listen-at-quote.ts';
import { useListening } from '../listening/use-listening.ts';
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

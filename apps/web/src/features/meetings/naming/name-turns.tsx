import type { MeetingTranscript } from '@rapport/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { UserPen } from 'lucide-react';
import { useRef } from 'react';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { counted } from '@/lib/number-words.ts';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useTopInPage } from '@/lib/use-top-in-page.ts';
import { useCorrectMeeting } from '../api/correct-meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { useListening } from '../listening/use-listening.ts';
import { useKnownTranscript } from '../transcript/transcript-context.ts';
import { correctionOf } from './given-names.ts';
import { namingParameter } from './naming-address.ts';
import { NamingHead } from './naming-head.tsx';
import { PassageRow } from './passage-row.tsx';
import { useNaming } from './use-naming.ts';

const loadPlayer = () => import('../listening/player.tsx').then(({ Player }) => Player);
const rowPx = 110;

type NameTurnsProps = { meeting: ShownMeetingDetail; transcript: MeetingTranscript };

/** Each turn without a name in the file, with a field for its name. Nothing is kept until it is saved. */
export function NameTurns({ meeting, transcript }: NameTurnsProps) {
  const naming = useNaming(transcript);
  const { passages, rows, given } = naming;
  const correct = useCorrectMeeting(meeting.id);
  const [, setParameters] = useAddress();
  const isLeaving = useRef(false);
  const { nameOf } = useKnownTranscript();
  const listening = useListening(meeting.id, passages);
  const heard = meeting.recording?.soundUntil ? listening : null;
  const Player = useOnDemand(loadPlayer, heard?.playing != null);
  const box = useRef<HTMLDivElement>(null);
  const scrollMargin = useTopInPage(box);
  /** The field that gets the focus once it is there. */
  const awaited = useRef<number | 'first' | null>('first');
  const fields = useRef(new Map<number, HTMLInputElement>());
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    getItemKey: (index) => rows[index]?.cue ?? index,
    overscan: 6,
    scrollMargin,
  });
  function keepField(cue: number, field: HTMLInputElement | null) {
    if (!field) return void fields.current.delete(cue);
    fields.current.set(cue, field);
    if (awaited.current !== 'first' && awaited.current !== cue) return;
    awaited.current = null;
    field.focus();
  }
  function split(cue: number) {
    awaited.current = cue;
    naming.split(cue);
  }
  function join(index: number) {
    moveTo(index - 1);
    naming.join(rows[index]?.cue ?? -1);
  }
  function moveTo(index: number) {
    fields.current.get(rows[index]?.cue ?? -1)?.focus();
  }
  function leave() {
    isLeaving.current = true;
    setParameters((now) => withParameter(now, namingParameter, null), {
      preventScrollReset: true,
    });
  }
  if (rows.length === 0)
    return (
      <StateBox kind="empty" icon={UserPen} title="No turn can be named">
        {transcript.turns.some((turn) => turn.participantId === null && !turn.written)
          ? 'The meeting has to be read again first. Rapport does that after an upgrade, when all uploads are read.'
          : 'The transcript names the speaker of each turn.'}
      </StateBox>
    );
  return (
    <section aria-label="Name turns" className="@container">
      <UnsavedChanges
        withQuery
        isDirty={() => given.size > 0 && !isLeaving.current}
        sentence="The names that you have given are not saved."
      />
      <NamingHead
        named={naming.namedCount}
        turns={rows.length}
        changed={given.size}
        busy={correct.isPending}
        error={correct.error}
        onCancel={leave}
        onSave={() =>
          correct.mutate(
            {
              correction: correctionOf(given, naming.splits),
              done: `${counted(given.size, 'turn')} named. The meeting is read again.`,
            },
            { onSuccess: leave },
          )
        }
      />
      <div ref={box}>
        <ol
          aria-label="Turns to name"
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            const passage = passages[index];
            return (
              row &&
              passage && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0 focus-within:z-10"
                  style={{ transform: `translateY(${start - scrollMargin}px)` }}
                >
                  <PassageRow
                    meetingId={meeting.id}
                    passage={passage}
                    number={index + 1}
                    name={row.name}
                    isChanged={given.has(row.cue)}
                    fillName={naming.fillName(row.cue)}
                    known={naming.known}
                    fieldRef={(field) => keepField(row.cue, field)}
                    onName={(name) => naming.setName(row.cue, name)}
                    onFill={() => naming.fillTo(row.cue)}
                    onSplit={split}
                    onJoin={() => join(index)}
                    onMove={(step) => moveTo(index + step)}
                    listening={heard}
                  />
                </li>
              )
            );
          })}
        </ol>
      </div>
      {heard && Player && <Player listening={heard} nameOf={nameOf} />}
    </section>
  );
}

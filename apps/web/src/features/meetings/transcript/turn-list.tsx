import type { MeetingTranscript, TranscriptTurn } from '@rapport/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { counted } from '@/lib/number-words.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { useTopInPage } from '@/lib/use-top-in-page.ts';
import { useWidth } from '@/lib/use-width.ts';
import type { SpeakerChange } from '../corrections/speaker-change.ts';
import { useFollow } from '../listening/use-follow.ts';
import type { Listening } from '../listening/use-listening.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import type { Match } from './find-matches.ts';
import type { Place } from './place.ts';
import { Turn } from './turn.tsx';
import type { TranscriptSearch } from './use-transcript-search.ts';

const headPx = 44;
const linePx = 20;
const characterPx = 7;
const textWidthMaxPx = 560;
/** About 100 printed pages, which a browser renders in one to two seconds. */
const printedMax = 2_000;

type TurnListProps = {
  transcript: MeetingTranscript;
  turns: TranscriptTurn[];
  target: { turn: TranscriptTurn; place: Place & { key: string } } | null;
  search: TranscriptSearch;
  onSpeaker: (participantId: string | null) => void;
  onChange: (change: SpeakerChange) => void;
  onCorrectWords: (turn: TranscriptTurn) => void;
  /** Null if there is no sound. */
  listening: Listening | null;
};

/** Renders only turns in and near the viewport; in print, all turns. */
export function TurnList(props: TurnListProps) {
  const { transcript, turns, target, search, onSpeaker, onChange, onCorrectWords } = props;
  const { listening } = props;
  const playing = listening?.playing;
  const { ref: box, width } = useWidth();
  const scrollMargin = useTopInPage(box);
  const isPrinting = useIsPrinting();
  const textWidthPx = Math.min(width ?? textWidthMaxPx, textWidthMaxPx);
  const virtualizer = useWindowVirtualizer({
    count: turns.length,
    estimateSize: (index) => {
      const characters = turns[index]?.text.length ?? 0;
      return headPx + linePx * Math.ceil((characters * characterPx) / textWidthPx);
    },
    getItemKey: (index) => turns[index]?.position ?? index,
    overscan: 6,
    scrollMargin,
  });

  const scrollToTurn = (position: number | undefined) => {
    const index = turns.findIndex((turn) => turn.position === position);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  };
  const scroll = useRef(scrollToTurn);
  scroll.current = scrollToTurn;

  const targetKey = target?.place.key;
  const targetPosition = target?.turn.position;
  /** A place takes the focus once, not again when scrolling renders its turn again. */
  const arrivedKey = useRef<string>(undefined);
  const arrive = useCallback((key: string, words: HTMLElement) => {
    if (arrivedKey.current === key) return;
    arrivedKey.current = key;
    words.focus({ preventScroll: true });
    bringIntoSight(words);
  }, []);

  useEffect(() => {
    if (targetKey !== undefined) scroll.current(targetPosition);
  }, [targetKey, targetPosition]);

  useFollow(playing?.isPlaying ? playing.piece.turn : undefined, (turn) => scroll.current(turn));

  const { current, matches } = search;
  useEffect(() => scroll.current(current?.position), [current]);
  const matchesByTurn = useMemo(() => Map.groupBy(matches, ({ position }) => position), [matches]);

  const contentOf = (turn: TranscriptTurn) => (
    <Turn
      transcript={transcript}
      turn={turn}
      place={turn.position === targetPosition && target ? target.place : null}
      matches={matchesByTurn.get(turn.position) ?? noMatches}
      current={current}
      onArrive={arrive}
      onSpeaker={onSpeaker}
      onChange={onChange}
      onCorrectWords={onCorrectWords}
      onListen={
        listening && turn.start !== null ? () => listening.listen(turn.position, null) : undefined
      }
      heard={
        playing?.piece.turn === turn.position
          ? { span: playing.piece.span, isPlaying: playing.isPlaying }
          : null
      }
    />
  );
  return (
    <div ref={box}>
      {isPrinting ? (
        <>
          <ol aria-label="What was said">
            {turns.slice(0, printedMax).map((turn) => (
              <li key={turn.position}>{contentOf(turn)}</li>
            ))}
          </ol>
          {turns.length > printedMax && (
            <p className="text-ink-2">
              These are the first {counted(printedMax, 'turn')} of {turns.length}.
            </p>
          )}
        </>
      ) : (
        <ol
          aria-label="What was said"
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const turn = turns[index];
            return (
              turn && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-setsize={turns.length}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start - scrollMargin}px)` }}
                >
                  {contentOf(turn)}
                </li>
              )
            );
          })}
        </ol>
      )}
    </div>
  );
}

const noMatches: Match[] = [];

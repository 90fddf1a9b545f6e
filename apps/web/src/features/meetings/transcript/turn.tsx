import type { MeetingTranscript, TranscriptTurn } from '@rapport/contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { fullClock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import type { SpeakerChange } from '../corrections/speaker-change.ts';
import { ListenButton } from '../listening/listen-button.tsx';
import { bringIntoSight } from './bring-into-sight.ts';
import { CorrectedMark } from './corrected-mark.tsx';
import type { Match } from './find-matches.ts';
import { markedParts, type Span, spanOf } from './marked-parts.ts';
import { addressOf, type Place } from './place.ts';
import { SpeakerCircle } from './speaker-circle.tsx';
import { NamelessMenu, SpeakerMenu } from './speaker-menu.tsx';
import { useKnownTranscript } from './transcript-context.ts';

type TurnProps = {
  transcript: MeetingTranscript;
  turn: TranscriptTurn;
  /** Set on the turn that the address names. */
  place: (Place & { key: string }) | null;
  matches: readonly Match[];
  current: Match | undefined;
  onArrive: (key: string, words: HTMLElement) => void;
  onSpeaker: (participantId: string | null) => void;
  onChange: (change: SpeakerChange) => void;
  onCorrectWords: (turn: TranscriptTurn) => void;
  /** Undefined without sound. */
  onListen: (() => void) | undefined;
  /** Set while the turn is listened to; the words of it, null for all. */
  heard: { span: Span | null; isPlaying: boolean } | null;
};

export function Turn(props: TurnProps) {
  const { transcript, turn, place, matches, current, onArrive } = props;
  const { onSpeaker, onChange, onCorrectWords, onListen, heard } = props;
  const { nameOf } = useKnownTranscript();
  const [parameters] = useSearchParams();
  const speaker = transcript.speakers.find(
    ({ participantId }) => participantId === turn.participantId,
  );
  const name = turn.written ? 'Written in the minutes' : nameOf(turn.participantId);
  return (
    <div
      className={cn(
        'grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-2.5',
        place && !place.opened && '-mx-3 bg-accent-soft px-3',
      )}
    >
      <SpeakerCircle name={speaker ? name : ''} isTied={Boolean(speaker?.tie)} />
      <div className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2">
        {speaker ? (
          <SpeakerMenu
            {...{ transcript, speaker, onSpeaker, onChange }}
            onCorrectWords={() => onCorrectWords(turn)}
          />
        ) : transcript.can.correct ? (
          <NamelessMenu name={name} onCorrectWords={() => onCorrectWords(turn)} />
        ) : (
          <span className="font-strong text-ink-2">{name}</span>
        )}
        {turn.moment && (
          <SentimentBadge sentiment={turn.moment}>Strongly {turn.moment}</SentimentBadge>
        )}
        {turn.momentWords && turn.momentWords.length > 0 && (
          <span className="text-12 text-ink-3">
            {`by ${turn.momentWords.map((word) => `“${word}”`).join(', ')}`}
          </span>
        )}
        {speaker && !speaker.tie && (
          <span className="flex items-center gap-1.5 text-12 text-neu">
            <TriangleAlert aria-hidden className="size-3.5" />
            <span className="@max-[480px]:sr-only">Not tied to a person</span>
          </span>
        )}
      </div>
      <span className="flex items-center gap-0.5">
        {onListen && turn.start !== null && (
          <ListenButton
            start={turn.start}
            isNow={heard !== null}
            isPlaying={heard?.isPlaying === true}
            onPress={onListen}
          />
        )}
        <Link
          to={addressOf(turn, parameters)}
          preventScrollReset
          aria-label={
            turn.start === null
              ? `Link to turn ${turn.position + 1}`
              : `Link to ${fullClock(turn.start)}`
          }
          className={cn(
            'text-12 text-ink-3 leading-6 hover:text-accent hover:underline',
            heard && 'font-strong text-accent',
          )}
        >
          {turn.start === null ? `#${turn.position + 1}` : fullClock(turn.start)}
        </Link>
      </span>
      <Words {...{ transcript, turn, place, matches, current, onArrive, heard }} />
    </div>
  );
}

/** What is heard now; words have no times of their own. */
const heardClass = 'bg-accent-soft underline decoration-2 decoration-accent underline-offset-4';

type WordsProps = Pick<
  TurnProps,
  'transcript' | 'turn' | 'place' | 'matches' | 'current' | 'onArrive' | 'heard'
>;

function Words({ transcript, turn, place, matches, current, onArrive, heard }: WordsProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const key = place?.key;
  useEffect(() => {
    const words = paragraph.current?.querySelector<HTMLElement>('[data-quoted]');
    const target = words ?? paragraph.current;
    if (key !== undefined && target) onArrive(key, target);
  }, [key, onArrive]);
  const evidence = place?.opened?.evidence;
  const quote = spanOf(evidence?.quote, turn.text);
  const said = heard && (heard.span ?? { from: 0, to: turn.text.length });
  const { corrected = [] } = turn;
  const parts = markedParts(turn.text, { quote, matches, corrected, heard: said });
  return (
    <p
      ref={paragraph}
      tabIndex={place && !quote ? -1 : undefined}
      className="col-start-2 max-w-[74ch] scroll-mt-36 whitespace-pre-line text-pretty outline-none wrap-anywhere @max-[480px]:col-span-3 @max-[480px]:col-start-1 @max-[480px]:mt-0.5"
    >
      {parts.map(({ from, text, isQuoted, isHeard, match, correctedEnd }, index) => {
        const ended = correctedEnd === null ? undefined : corrected[correctedEnd];
        const words = (
          <>
            {match === null ? (
              text
            ) : (
              <FoundWords isCurrent={matches[match] === current} text={text} />
            )}
            {ended && (
              <CorrectedMark
                read={ended.read}
                correction={transcript.corrections.find(({ id }) => id === ended.correction)}
              />
            )}
          </>
        );
        if (!isQuoted)
          return (
            <span key={from} className={cn(isHeard && heardClass)}>
              {words}
            </span>
          );
        const isFirst = !parts[index - 1]?.isQuoted;
        return (
          <span
            key={from}
            {...(isFirst && {
              'data-quoted': '',
              'data-quote': evidence?.quote,
              'data-turn': turn.position,
              tabIndex: -1,
            })}
            className="bg-accent-soft py-px shadow-[0_2px_var(--accent)] outline-none focus-visible:outline-2"
          >
            {words}
          </span>
        );
      })}
    </p>
  );
}

function FoundWords({ isCurrent, text }: { isCurrent: boolean; text: string }) {
  const words = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent && words.current) bringIntoSight(words.current);
  }, [isCurrent]);
  return (
    <mark
      ref={words}
      aria-current={isCurrent || undefined}
      className={cn(
        'bg-transparent font-strong text-inherit underline decoration-2 underline-offset-3',
        isCurrent && 'bg-accent-soft decoration-accent',
      )}
    >
      {text}
    </mark>
  );
}

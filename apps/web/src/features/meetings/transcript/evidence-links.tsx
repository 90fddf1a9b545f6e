import type { Evidence, Said, TranscriptTurn } from '@rapport/contract';
import { unknownSpeaker } from '@rapport/contract';
import { Quote } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { clock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import { addressOf, type Opened, type Origin } from './place.ts';
import { useKnownTranscript } from './transcript-context.ts';

type EvidenceLinksProps = {
  evidence: readonly Evidence[];
  origin: Origin;
  /** The quotation that is currently open. */
  current?: Evidence | undefined;
  onFollow?: () => void;
  className?: string;
};

/** Links from a statement to the turns it quotes. */
export function EvidenceLinks(props: EvidenceLinksProps) {
  const { evidence, origin, current, onFollow, className } = props;
  const { transcript, nameOf, shortName } = useKnownTranscript();
  const [parameters] = useSearchParams();
  if (evidence.length === 0 || transcript === null) return null;
  return (
    <span className={cn('mt-0.5 flex flex-wrap gap-x-2.5 text-12', className)}>
      {evidence.map((words) => {
        const turn = transcript?.turns.find(({ position }) => position === words.turn);
        const isCurrent = current?.turn === words.turn && current.quote === words.quote;
        const opened: Opened = { evidence: words, origin };
        return (
          <Link
            key={`${words.turn} ${words.quote}`}
            to={turn ? addressOf(turn, parameters) : `?turn=${words.turn}`}
            state={opened}
            preventScrollReset
            data-turn={words.turn}
            data-quote={words.quote}
            aria-current={isCurrent || undefined}
            title={`“${words.quote}”`}
            onClick={onFollow}
            className="inline-flex min-h-6 max-w-full items-center gap-1 whitespace-nowrap text-accent hover:underline aria-[current]:font-strong"
          >
            <Quote aria-hidden className="size-3 shrink-0" />
            <span className="truncate">
              <PlaceWords
                evidence={words}
                said={turn ? saidIn(turn, nameOf) : words.said}
                shortName={shortName}
              />
            </span>
          </Link>
        );
      })}
    </span>
  );
}

const saidIn = (turn: TranscriptTurn, nameOf: (id: string | null) => string): Said => ({
  start: turn.start,
  speaker: nameOf(turn.participantId),
  ...(turn.written && { written: turn.written }),
});

type PlaceWordsProps = {
  evidence: Evidence;
  said: Said | undefined;
  shortName: (name: string) => [string, string];
};

/** '14:02 Priya', or 'Priya Raman: “We made changes…”' where the file has no times. The whole name is read out. */
function PlaceWords({ evidence: { quote }, said, shortName }: PlaceWordsProps) {
  if (!said) return firstWords(quote);
  const name = said.written ? 'Minutes' : (said.speaker ?? unknownSpeaker);
  if (said.start === null) return `${name}: ${firstWords(quote)}`;
  const [first, rest] = shortName(name);
  return (
    <>
      {`${clock(said.start)} ${first}`}
      {rest && (
        <>
          {' '}
          <span className="sr-only">{rest}</span>
        </>
      )}
    </>
  );
}

/** '“We made changes…”' */
function firstWords(quote: string): string {
  const words = quote.split(' ');
  return words.length > 4 ? `“${words.slice(0, 3).join(' ')}…”` : `“${quote}”`;
}

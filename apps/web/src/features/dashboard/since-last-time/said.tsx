import type { Outcome } from '@rapport/contract';
import { Quote } from 'lucide-react';
import { Link } from 'react-router';
import { turnAddress } from '@/components/organization-figures/turn-address.ts';
import { tooltip } from '@/components/ui/tooltip.ts';
import { clock } from '@/lib/clock.ts';
import { shortened } from './shortened.ts';

export type SaidIn = {
  meetingId: string;
  shortName: (name: string) => [string, string];
};

type SaidProps = SaidIn & {
  outcome: Outcome;
  /** Whose promise it is. */
  by?: string | undefined;
};

/**
 * A sentence, shortened at a word, and where it was said; the whole sentence on hover and focus. One link, so that
 * there is one stop for the keyboard.
 */
export function Said({ outcome, by, meetingId, shortName }: SaidProps) {
  const { text, evidence, isAdded, isCorrected } = outcome;
  const [place] = evidence;
  const whole = isAdded || isCorrected ? text : `“${text}”`;
  const short = isAdded || isCorrected ? shortened(text) : `“${shortened(text)}”`;
  return (
    <Link
      to={
        place
          ? turnAddress({ meetingId, turn: place.turn, start: place.said?.start ?? null })
          : `/meetings/${meetingId}`
      }
      {...(short !== whole && tooltip(whole))}
      className="group inline-block text-pretty wrap-anywhere"
    >
      {by !== undefined && (
        <>
          <Shortened short={shortName(by)[0]} whole={by} />:{' '}
        </>
      )}
      <Shortened short={short} whole={whole} />{' '}
      <span className="ml-1 inline-flex items-center gap-1 whitespace-nowrap text-12 text-accent group-hover:underline">
        <Quote aria-hidden className="size-3 shrink-0" />
        <PlaceWords said={place?.said} shortName={shortName} />
      </span>
    </Link>
  );
}

export const saidLines = (outcomes: readonly Outcome[], of: SaidIn) =>
  outcomes.map((outcome) => (
    <Said key={`${outcome.evidence[0]?.turn} ${outcome.text}`} outcome={outcome} {...of} />
  ));

type PlaceWordsProps = {
  said: Outcome['evidence'][number]['said'];
  shortName: SaidIn['shortName'];
};

/** '12:40 Joost', or what is known of it. */
function PlaceWords({ said, shortName }: PlaceWordsProps) {
  const name = said?.written ? 'Minutes' : said?.speaker;
  const minute = typeof said?.start === 'number' ? clock(said.start) : '';
  if (!name) return minute || 'in the meeting';
  return (
    <span>
      {minute} <Shortened short={shortName(name)[0]} whole={name} />
    </span>
  );
}

/** Read out as a whole. */
function Shortened({ short, whole }: { short: string; whole: string }) {
  if (short === whole) return whole;
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{whole}</span>
    </>
  );
}

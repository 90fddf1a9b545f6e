import type { Happened, SaidInMeeting } from '@rapport/contract';
import { Quote } from 'lucide-react';
import { Link } from 'react-router';
import { turnAddress } from '@/components/organization-figures/turn-address.ts';
import { clock } from '@/lib/clock.ts';
import { dayAndMonth, longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** A link to what a fact is based on, at the end of its line. */
export function FactEvidence({ fact }: { fact: Happened }) {
  const link = linkOf(fact);
  if (!link) return null;
  return (
    <Link
      to={link.to}
      className="relative ml-1.5 inline-flex items-center gap-1 whitespace-nowrap text-12 text-accent after:absolute after:-inset-x-1 after:-inset-y-1 hover:underline max-md:ml-0.5 print:hidden"
    >
      <Quote aria-hidden className="size-3 shrink-0" />
      {link.words}
    </Link>
  );
}

const said = (quote: SaidInMeeting) => ({
  to: turnAddress(quote),
  words: [
    `${dayAndMonth(quote.date)}${quote.start === null ? '' : `, ${clock(quote.start)}`}`,
    quote.speaker?.split(' ')[0],
  ]
    .filter(Boolean)
    .join(' '),
});

const meetingsOf = (filter: Record<string, string>, words: string) => ({
  to: `/meetings?${new URLSearchParams(filter)}`,
  words,
});

function linkOf(fact: Happened): { to: string; words: string } | null {
  switch (fact.kind) {
    case 'decided':
      return fact.quote
        ? said(fact.quote)
        : { to: `/meetings/${fact.lastId}`, words: `last on ${dayAndMonth(fact.on)}` };
    case 'vote-passed':
      return fact.quote && said(fact.quote);
    case 'topic-first':
      return fact.quote
        ? said(fact.quote)
        : meetingsOf({ topic: fact.topic }, counted(fact.meetings, 'meeting'));
    case 'heard-first':
      return (
        fact.person && meetingsOf({ person: fact.person.id }, counted(fact.meetings, 'meeting'))
      );
    case 'heard-no-longer':
      return fact.person && meetingsOf({ person: fact.person.id }, `last on ${longDay(fact.on)}`);
    case 'series-began':
    case 'series-opened-by':
      return { to: `/series/${fact.series.id}`, words: counted(fact.meetings, 'meeting') };
    case 'series-paused':
    case 'series-ended':
      return { to: `/meetings/${fact.lastId}`, words: 'last meeting' };
  }
}

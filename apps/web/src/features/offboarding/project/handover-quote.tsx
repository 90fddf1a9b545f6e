import type { HandoverItem, HandoverKind, HandoverQuote } from '@rapport/contract';
import { Quote } from 'lucide-react';
import { Link } from 'react-router';
import { turnAddress } from '@/components/organization-figures/turn-address.ts';
import { clock } from '@/lib/clock.ts';
import { writeDay } from '@/lib/format-day.ts';

const titledByQuote: ReadonlySet<HandoverKind> = new Set(['action', 'said', 'work']);

/** Of an action, of own work and of what others say, the quote is the title. */
export const isTitledByQuote = ({ kind }: HandoverItem): boolean => titledByQuote.has(kind);

/** The sentence before a quote. */
export function QuoteBefore({ quote }: { quote: HandoverQuote }) {
  if (!quote.before) return null;
  const { speaker, text } = quote.before;
  return (
    <p className="mt-0.5 text-pretty text-12 text-ink-3">
      {speaker}: “{text}”
    </p>
  );
}

export function QuoteLink({ quote, isBySpeaker }: { quote: HandoverQuote; isBySpeaker: boolean }) {
  return (
    <Link
      to={turnAddress(quote)}
      className="inline-flex items-center gap-1 text-12 text-accent hover:underline"
    >
      <Quote aria-hidden className="size-3 shrink-0" />
      {isBySpeaker && quote.speaker && `${quote.speaker}, `}
      {quote.meeting}, {writeDay(quote.date, { day: 'numeric', month: 'long' })}
      {quote.start !== null && `, ${clock(quote.start)}`}
    </Link>
  );
}

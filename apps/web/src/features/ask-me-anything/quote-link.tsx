import type { SaidQuote } from '@rapport/contract';
import { Quote } from 'lucide-react';
import { Link } from 'react-router';
import { clock } from '@/lib/clock.ts';
import { quoteAddress, speakerName } from './quote-words.ts';

/** A link that shows the time of a quote and opens the transcript there. */
export function QuoteLink({ quote }: { quote: SaidQuote }) {
  const minute = quote.start === null ? `turn ${quote.turn + 1}` : clock(quote.start);
  return (
    <Link
      to={quoteAddress(quote)}
      aria-label={`${minute}, ${speakerName(quote)} in the transcript`}
      className="relative inline-flex items-center gap-1 whitespace-nowrap text-accent after:absolute after:-inset-x-1 after:-inset-y-1 hover:underline"
    >
      <Quote aria-hidden className="size-3" />
      {minute}
    </Link>
  );
}

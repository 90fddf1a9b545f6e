import type { ScreenQuestion } from '@rapport/contract';
import { MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { askAddress } from './ask-address.ts';
import { givenQuery } from './given-query.ts';

type ShowAsQuestionProps = {
  /** Null where no question says the same as the screen. */
  question: ScreenQuestion | null;
  /** Tells links of one screen apart, such as 'Hours of meetings'. */
  subject: string;
};

/** Opens Ask with the query of a figure, which can be changed there. */
export function ShowAsQuestion({ question, subject }: ShowAsQuestionProps) {
  const { features } = useActiveFeatures();
  if (!question || !features.askMeAnything) return null;
  const address = askAddress(new URLSearchParams(addressOfSource('own')), question);
  return (
    <Link
      to={`/ask-me-anything${address}`}
      state={givenQuery}
      aria-label={`Show as question: ${subject}`}
      className="inline-flex min-h-6 items-center gap-1 whitespace-nowrap text-12 text-accent hover:underline max-md:in-data-figure-head:-my-2.5 max-md:in-data-figure-head:size-11 max-md:in-data-figure-head:justify-end print:hidden"
    >
      <MessageCircleQuestion aria-hidden className="size-3.5 shrink-0" />
      <span className="max-md:in-data-figure-head:hidden">Show as question</span>
    </Link>
  );
}

import type { AskSuggestions } from '@rapport/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionShapes } from './question-shapes.tsx';
import { topicWords } from './topic-words.ts';

/** With fewer meetings, nothing is suggested. */
export const meetingsMin = 5;

type SuggestionsProps = {
  query: UseQueryResult<AskSuggestions>;
  addressOf: (question: string) => string;
};

/** Questions about the topics spoken of most. */
export function Suggestions(props: SuggestionsProps) {
  return (
    <section aria-label="From your own meetings" className="mt-8">
      <FigureHead
        title="From your own meetings"
        caption="Topics spoken of most in the past 4 weeks"
      />
      <List {...props} />
    </section>
  );
}

function List({ query, addressOf }: SuggestionsProps) {
  const { data, error } = query;
  if (error && !data)
    return (
      <LoadFailed
        title={refusalSentence(error, 'Failed to load suggestions. Please try again.')}
        query={query}
      />
    );
  if (!data) return <QuestionShapes label="Loading suggestions..." rows={6} />;
  if (data.suggestions.length > 0)
    return (
      <QuestionList
        questions={data.suggestions.map((one) => ({
          question: one.question,
          caption: `${one.topic}: ${topicWords(one)}`,
          to: addressOf(one.question),
        }))}
      />
    );
  return (
    <p className="text-ink-2 text-pretty">
      {data.meetings < meetingsMin
        ? `From ${meetingsMin} meetings on, questions are suggested here. `
        : 'No topic was spoken of in the past 4 weeks. '}
      <Link to="/meetings?upload" className="text-accent underline underline-offset-2">
        Upload a meeting
      </Link>
    </p>
  );
}

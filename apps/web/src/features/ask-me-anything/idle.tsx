import type { AskFilters, AskSuggestions } from '@rapport/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { topicWords } from './topic-words.ts';
import { WhatIsRead } from './what-is-read.tsx';

type IdleProps = {
  suggestions: UseQueryResult<AskSuggestions>;
  /** Text of a question that was stopped; if set, the box takes the focus. */
  draft: string | undefined;
  filters: AskFilters;
  onFilters: (filters: AskFilters) => void;
  onAsk: (question: string) => void;
  addressOf: (question: string) => string;
};

/**
 * The page before a question is asked: the box, what will be searched, and suggestions from the
 * user's own meetings.
 */
export function Idle(props: IdleProps) {
  const { suggestions, draft, filters, onFilters, onAsk, addressOf } = props;
  return (
    <>
      <QuestionForm
        // Remounts the box for a new draft.
        key={draft}
        label="Your question"
        placeholder="Ask how many, who, when, or what was said…"
        {...(draft !== undefined && { initial: draft, takesFocus: true })}
        onAsk={onAsk}
      >
        <QuestionFilters filters={filters} onFilters={onFilters} />
      </QuestionForm>
      <WhatIsRead suggestions={suggestions.data} />
      <section aria-label="From your own meetings" className="mt-8">
        <FigureHead
          title="From your own meetings"
          caption="Topics spoken of most in the past 4 weeks"
        />
        <Suggestions query={suggestions} addressOf={addressOf} />
      </section>
    </>
  );
}

/** As many as are suggested at most. */
const suggestionRows = [1, 2, 3, 4, 5, 6];
/** With fewer meetings, nothing is suggested. */
const meetingsMin = 5;

function Suggestions({
  query: { data, error, isFetching, refetch },
  addressOf,
}: {
  query: UseQueryResult<AskSuggestions>;
  addressOf: (question: string) => string;
}) {
  if (error && !data)
    return (
      <StateBox
        kind="error"
        title={refusalSentence(error, { else: 'Failed to load suggestions. Please try again.' })}
        error={error}
        action={
          <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        }
      />
    );
  if (!data)
    return (
      <Loading label="Loading suggestions...">
        {suggestionRows.map((row) => (
          // As tall as a suggestion.
          <div key={row} className="grid h-13 content-center gap-2 border-line not-last:border-b">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        ))}
      </Loading>
    );
  if (data.suggestions.length > 0)
    return (
      <QuestionList
        questions={data.suggestions.map((one) => ({
          question: one.question,
          caption: `${one.topic}: ${topicWords(one)}`,
        }))}
        addressOf={addressOf}
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

import type { AskFilters, AskSuggestions } from '@rapport/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Asked } from '@/components/ask/ask-address.ts';
import { askCountedQueryOptions } from './api/counted.ts';
import { CountedQuestions } from './counted-questions.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionForm } from './question-form.tsx';
import { meetingsMin, Suggestions } from './suggestions.tsx';
import { WhatIsRead } from './what-is-read.tsx';

type IdleProps = {
  suggestions: UseQueryResult<AskSuggestions>;
  /** Text of a question that was stopped; if set, the box takes the focus. */
  draft: string | undefined;
  filters: AskFilters;
  onFilters: (filters: AskFilters) => void;
  onAsk: (question: string) => void;
  addressOf: (asked: Asked) => string;
};

/**
 * The page before a question is asked: the box, what will be searched, and questions that the
 * user's own meetings answer; topics where nothing can be counted.
 */
export function Idle(props: IdleProps) {
  const { suggestions, draft, filters, onFilters, onAsk, addressOf } = props;
  const { data, error } = suggestions;
  const isEnough = data ? data.meetings >= meetingsMin : !error;
  const counted = useQuery({ ...askCountedQueryOptions, enabled: data !== undefined && isEnough });
  const isCounted = isEnough && !counted.error && counted.data?.groups.length !== 0;
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
      {isCounted ? (
        <CountedQuestions counted={counted.data} addressOf={addressOf} />
      ) : (
        <Suggestions query={suggestions} addressOf={(question) => addressOf({ question })} />
      )}
    </>
  );
}

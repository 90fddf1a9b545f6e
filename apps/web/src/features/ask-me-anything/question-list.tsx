import type { CountedQuestion } from '@rapport/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Asked } from '@/components/ask/ask-address.ts';
import { givenQuery } from '@/components/ask/given-query.ts';

type QuestionListProps = {
  questions: readonly {
    question: string;
    caption?: string;
    /** The short answer. */
    answer?: string;
    to: string;
    state?: object;
  }[];
};

/** Questions as links that ask them. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <ul>
      {questions.map(({ question, caption, answer, to, state }) => (
        <li key={question} className="border-line not-last:border-b">
          <Link
            to={to}
            state={state}
            className="flex min-h-11 items-center gap-3 py-2 hover:text-accent [&_svg]:text-ink-3 hover:[&_svg]:text-accent"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {question}
              {caption && (
                <span className="mt-px block text-12 text-ink-3 text-pretty">{caption}</span>
              )}
            </span>
            {answer !== undefined && (
              <span className="max-w-50 text-right font-strong wrap-anywhere max-md:max-w-28">
                {answer}
              </span>
            )}
            <ArrowRight aria-hidden className="size-4 flex-none" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type CountedListProps = {
  questions: readonly CountedQuestion[];
  addressOf: (asked: Asked) => string;
};

/** Questions with how they are counted and their short answers, as links to the full ones. */
export const CountedList = ({ questions, addressOf }: CountedListProps) => (
  <QuestionList
    questions={questions.map(({ how, answer, ...asked }) => ({
      question: asked.question,
      caption: how,
      answer,
      to: addressOf(asked),
      state: givenQuery,
    }))}
  />
);

import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

type QuestionListProps = {
  questions: readonly { question: string; caption?: string }[];
  addressOf: (question: string) => string;
};

/** Questions as links that ask them. */
export function QuestionList({ questions, addressOf }: QuestionListProps) {
  return (
    <ul>
      {questions.map(({ question, caption }) => (
        <li key={question} className="border-line not-last:border-b">
          <Link
            to={addressOf(question)}
            className="flex min-h-11 items-center gap-3 py-2 hover:text-accent [&_svg]:text-ink-3 hover:[&_svg]:text-accent"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {question}
              {caption && (
                <span className="mt-px block text-12 text-ink-3 text-pretty">{caption}</span>
              )}
            </span>
            <ArrowRight aria-hidden className="size-4 flex-none" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useQuestionInAddress } from './question-in-address.ts';

export function SuggestedList({ questions }: { questions: readonly string[] }) {
  const { addressOf } = useQuestionInAddress();
  return (
    <section aria-label="Questions leaders ask" className="mt-8 border-line-2 border-t pt-3">
      <h2 className="mb-1">Questions leaders ask</h2>
      <ul>
        {questions.map((question) => (
          <li key={question} className="border-line border-b">
            <Link
              to={addressOf(question)}
              className="flex min-h-11 items-center gap-3 py-2 hover:text-accent [&_svg]:text-ink-3 hover:[&_svg]:text-accent"
            >
              <span className="flex-1">{question}</span>
              <ArrowRight aria-hidden className="size-4 flex-none" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

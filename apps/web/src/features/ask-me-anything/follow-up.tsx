import { counted } from '@/lib/number-words.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';

type FollowUpProps = {
  quotes: number;
  followUps: readonly string[];
  addressOf: (question: string) => string;
  onAsk: (question: string) => void;
};

/** The form for a next question, which can refer to the one above. */
export function FollowUp({ quotes, followUps, addressOf, onAsk }: FollowUpProps) {
  return (
    <section aria-label="Follow-up" className="mt-8 print:hidden">
      <QuestionForm label="Your follow-up" placeholder="Ask a follow-up…" isSmall onAsk={onAsk}>
        <span className="text-12 text-ink-2">
          Knows the question above{quotes > 0 && ` and its ${counted(quotes, 'quote')}`}
        </span>
      </QuestionForm>
      {followUps.length > 0 && (
        <div className="mt-1">
          <QuestionList
            questions={followUps.map((question) => ({ question, to: addressOf(question) }))}
          />
        </div>
      )}
    </section>
  );
}

import type { ConfirmQuestion } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';
import type { Answer, Confirming } from './confirming-state.ts';
import { groupsOf, kindWords } from './question-words.ts';

const answerClass: Record<Answer['is'], string> = {
  yes: 'bg-ink-3',
  no: 'bg-surface shadow-[inset_0_0_0_1px_var(--line-control)]',
  skipped: 'border border-dashed border-line-control',
  changed: 'border border-dashed border-line-control',
};

/** One cell for each question, in groups as wide as they are long. */
export function ConfirmCells({ questions, answers, current }: Confirming) {
  const classOf = ({ id }: ConfirmQuestion) => {
    const answer = answers.get(id);
    if (id === current?.id) return 'bg-accent';
    return answer ? answerClass[answer.is] : 'bg-pressed';
  };
  return (
    <div
      role="progressbar"
      aria-label={`${answers.size} of ${questions.length} answered`}
      aria-valuemin={0}
      aria-valuemax={questions.length}
      aria-valuenow={answers.size}
      className="flex gap-2.5"
    >
      {groupsOf(questions).map(({ kind, questions: own }) => (
        <div
          key={kind}
          className="basis-0 max-md:min-w-0 md:min-w-fit"
          style={{ flexGrow: own.length }}
        >
          <div className="flex gap-0.5">
            {own.map((question) => (
              <span
                key={question.id}
                className={cn('h-3 min-w-0 flex-1 rounded-[2px]', classOf(question))}
              />
            ))}
          </div>
          <span
            aria-hidden
            className="mt-1 block whitespace-nowrap text-12 text-ink-3 max-md:hidden"
          >
            {kindWords[kind].group}
          </span>
        </div>
      ))}
    </div>
  );
}

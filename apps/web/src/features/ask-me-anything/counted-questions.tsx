import type { AskCounted } from '@rapport/contract';
import type { Asked } from '@/components/ask/ask-address.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { clockTime } from '@/lib/format-day.ts';
import { CountedList } from './question-list.tsx';
import { QuestionShapes } from './question-shapes.tsx';

const title = 'Your meetings can answer these now';

const groupWords: Record<AskCounted['groups'][number]['group'], string> = {
  agreed: 'What was agreed',
  time: 'Time, and who meets whom',
  happened: 'What happened and what changed',
};

const rowsAtMost = 9;

type CountedQuestionsProps = {
  /** Undefined while they are counted. */
  counted: AskCounted | undefined;
  addressOf: (asked: Asked) => string;
};

export function CountedQuestions({ counted, addressOf }: CountedQuestionsProps) {
  return (
    <section aria-label={title} className="mt-8">
      <FigureHead
        title={title}
        caption={
          counted
            ? `Counted at ${clockTime(counted.countedAt)}; the figure is the short answer`
            : 'Counting…'
        }
      />
      {counted ? (
        counted.groups.map(({ group, questions }) => (
          <div key={group} className="not-first:mt-4">
            <h3 className="text-12 text-ink-2">{groupWords[group]}</h3>
            <CountedList questions={questions} addressOf={addressOf} />
          </div>
        ))
      ) : (
        <QuestionShapes label="Counting what your meetings can answer..." rows={rowsAtMost} />
      )}
    </section>
  );
}

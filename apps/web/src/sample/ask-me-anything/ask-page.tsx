import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { AnswerView } from './answer-view.tsx';
import { useAskedOrganization } from './api/get-asked-organization.ts';
import { answerTo, suggestedQuestions } from './domain/answer.ts';
import { QuestionBox } from './question-box.tsx';
import { useQuestionInAddress } from './question-in-address.ts';
import { useSimulatedAnswer } from './use-simulated-answer.ts';

export function AskPage() {
  usePageTitle('Ask Me Anything');
  const organization = useAskedOrganization();
  const navigate = useNavigate();
  const { question, addressOf } = useQuestionInAddress();
  const status = useSimulatedAnswer(question);
  const showsMoods = useShowsMoods();
  const text = useRef<HTMLTextAreaElement>(null);
  const asksAnother = useRef(false);

  useEffect(() => {
    if (status !== 'idle' || !asksAnother.current) return;
    asksAnother.current = false;
    text.current?.focus();
  }, [status]);
  const askAnother = () => {
    asksAnother.current = true;
    void navigate(addressOf());
  };

  return (
    <>
      <PageHead
        title="Ask Me Anything"
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        lead="Ask about the organization in your own words."
        note={<SampleSentence />}
        actions={
          status === 'answered' && (
            <Button icon={RotateCcw} onClick={askAnother}>
              Ask Another Question
            </Button>
          )
        }
      />
      <div className="max-w-[736px]">
        {status === 'answered' && question !== undefined ? (
          <AnswerView
            key={question}
            question={question}
            answer={answerTo(organization, question, showsMoods)}
            asOf={organization.asOf}
          />
        ) : (
          <>
            <QuestionBox
              asked={question}
              onAsk={(asked) => void navigate(addressOf(asked))}
              textRef={text}
            />
            {status === 'loading' ? (
              <AnswerLoading />
            ) : (
              <SuggestedList questions={suggestedQuestions(organization, showsMoods)} />
            )}
          </>
        )}
      </div>
    </>
  );
}

const paragraphs = [
  ['w-full', 'w-11/12', 'w-2/5'],
  ['w-full', 'w-10/12'],
  ['w-11/12', 'w-1/2'],
];

function AnswerLoading() {
  return (
    <Loading label="Finding an answer...">
      <div className="mt-8 grid gap-6 border-line-2 border-t pt-6 text-16">
        {paragraphs.map((lines) => (
          <div key={lines.join(' ')} className="grid max-w-measure gap-2.5">
            {lines.map((width) => (
              <Skeleton key={width} className={`h-3.5 ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

function SuggestedList({ questions }: { questions: readonly string[] }) {
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

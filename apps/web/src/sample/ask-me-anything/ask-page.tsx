import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { AnswerLoading } from './answer-loading.tsx';
import { AnswerView } from './answer-view.tsx';
import { useAskedOrganization } from './api/get-asked-organization.ts';
import { answerTo, suggestedQuestions } from './domain/answer.ts';
import { QuestionBox } from './question-box.tsx';
import { useQuestionInAddress } from './question-in-address.ts';
import { SuggestedList } from './suggested-list.tsx';
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

import { customQuestions, type ScenarioQuestion } from '@rapport/contract';
import { useId } from 'react';
import { QuestionOptions } from '@/components/planning/question-options.tsx';
import { cn } from '@/lib/cn.ts';
import type { ScenarioForm } from '../stored/scenario-form.ts';
import { answerLabels } from './custom-answers.ts';

type Answers = ScenarioForm['answers'];

type CustomQuestionsProps = { answers: Answers; onChange: (answers: Answers) => void };

export function CustomQuestions({ answers, onChange }: CustomQuestionsProps) {
  const id = useId();
  const questionId = (question: ScenarioQuestion) => `${id}-${question.id}`;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_280px]">
      <div>
        {customQuestions.map((question, index) => (
          <Question
            key={question.id}
            id={questionId(question)}
            number={index + 1}
            question={question}
            answers={answers}
            onChange={onChange}
          />
        ))}
      </div>
      <section
        aria-label="Your answers"
        className="sticky top-6 border-rule border-t-2 pt-2.5 max-lg:hidden"
      >
        <h2 className="mb-2">Your answers</h2>
        <ol>
          {customQuestions.map((question, index) => {
            const labels = answerLabels(answers, question);
            const isOpen = labels.length === 0;
            return (
              <li
                key={question.id}
                className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2 border-line border-t py-2"
              >
                <span aria-hidden className="font-medium text-ink-3">
                  {index + 1}
                </span>
                <a
                  href={`#${questionId(question)}`}
                  className={cn(
                    'justify-self-start hover:underline',
                    isOpen ? 'text-accent' : 'font-medium',
                  )}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(questionId(question));
                  }}
                >
                  {question.topic}
                </a>
                <span className={cn('col-start-2 text-12', isOpen ? 'text-ink-3' : 'text-ink-2')}>
                  {isOpen ? 'Not answered; optional' : labels.join(', ')}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
    </div>
  );
}

function goTo(questionId: string): void {
  const question = document.getElementById(questionId);
  question?.scrollIntoView({ block: 'start' });
  question?.querySelector('input')?.focus({ preventScroll: true });
}

type QuestionProps = CustomQuestionsProps & {
  id: string;
  number: number;
  question: ScenarioQuestion;
};

function Question({ id, number, question, answers, onChange }: QuestionProps) {
  const chosen = answers[question.id] ?? [];
  const hint =
    question.choice === 'single'
      ? 'Choose one'
      : chosen.length > 0
        ? `${chosen.length} chosen`
        : 'Choose any';
  return (
    <fieldset
      id={id}
      aria-describedby={`${id}-hint`}
      className="scroll-mt-6 border-line-2 border-t pb-6 first:border-rule first:border-t-2 max-md:scroll-mt-16"
    >
      <legend className="sr-only">{question.question}</legend>
      <div className="flex items-baseline gap-2 pt-4 pb-2.5 in-first:pt-2.5">
        <span aria-hidden className="w-6 flex-none text-16 font-strong text-ink-3">
          {number}
        </span>
        <h2 className="min-w-0 flex-1">{question.question}</h2>
        <span id={`${id}-hint`} className="whitespace-nowrap text-12 text-ink-3">
          {hint}
        </span>
      </div>
      <QuestionOptions
        question={question}
        answers={answers}
        onChange={onChange}
        name={id}
        className="md:pl-8"
      />
    </fieldset>
  );
}

import { useEffect, useState } from 'react';
import type { Answer } from '@/sample-data/ask-me-anything/answer.ts';
import { answerTo } from '@/sample-data/ask-me-anything/questions.ts';

const answerDelayMs = 1500;

type AnswerState =
  | { status: 'idle' | 'loading'; answer?: never }
  | { status: 'answered'; answer: Answer };

/** What comes of a question after a moment; nothing without one. */
export function useSimulatedAnswer(question: string | undefined): AnswerState {
  const [given, setGiven] = useState<{ question: string; answer: Answer }>();
  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(
      () => setGiven({ question, answer: answerTo(question) }),
      answerDelayMs,
    );
    return () => {
      clearTimeout(timer);
      setGiven(undefined);
    };
  }, [question]);

  if (question === undefined) return { status: 'idle' };
  if (given?.question !== question) return { status: 'loading' };
  return { status: 'answered', answer: given.answer };
}

import { useEffect, useState } from 'react';

const answerDelayMs = 1500;

/** Simulates the delay of an answer. */
export function useSimulatedAnswer(question: string | undefined): 'idle' | 'loading' | 'answered' {
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => setAnswered(question), answerDelayMs);
    return () => {
      clearTimeout(timer);
      setAnswered(undefined);
    };
  }, [question]);

  if (question === undefined) return 'idle';
  return answered === question ? 'answered' : 'loading';
}

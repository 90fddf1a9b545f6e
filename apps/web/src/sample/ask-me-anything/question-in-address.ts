import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

export const questionLengthMax = 500;

const questionSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLengthMax));

/**
 * The question is kept in the address, so that it survives a reload and can be shared. The page's
 * source is kept.
 */
export function useQuestionInAddress() {
  const [parameters] = useSearchParams();
  const addressOf = (question?: string): string => {
    const next = new URLSearchParams(parameters);
    next.delete('question');
    if (question !== undefined) next.set('question', question);
    return `?${next}`;
  };
  return { question: questionSchema.safeParse(parameters.get('question')).data, addressOf };
}

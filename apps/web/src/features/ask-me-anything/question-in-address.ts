import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

export const questionLengthMax = 500;

const questionSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLengthMax));

/** The question is in the address so that it survives a reload and can be shared. */
export const addressOf = (question: string) => `?${new URLSearchParams({ question })}`;

export function useQuestionInAddress(): string | undefined {
  const [parameters] = useSearchParams();
  return questionSchema.safeParse(parameters.get('question')).data;
}

import { type RefusalTexts, refusalSentence } from '@/lib/refusal-sentence.ts';
import { notify } from './notify.ts';

/** Shows why the server refused something. A new attempt withdraws the last error on `about`. */
export const notifyRefusal = (error: Error, texts: RefusalTexts, about?: string): void =>
  notify.error(refusalSentence(error, texts), about, error);

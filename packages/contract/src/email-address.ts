import * as z from 'zod/mini';
import { emailLengthMax } from './limits.ts';

/**
 * What an e-mail address is, for every reader: one @, no blanks, quotes or comments, and letters of ASCII. Nobody can
 * then read another domain in it than the one that was checked.
 */
export const emailAddress = (sentence = 'This is not an e-mail address') =>
  z.string().check(z.maxLength(emailLengthMax, sentence), z.email(sentence));

const address = emailAddress();
export const isEmailAddress = (text: string): boolean => address.safeParse(text).success;

/** In lower case. Undefined if the text is not an address. */
export const domainOfAddress = (text: string): string | undefined =>
  isEmailAddress(text) ? text.slice(text.indexOf('@') + 1).toLowerCase() : undefined;

import { z } from 'zod';
import type { WrittenForm } from './written-form.ts';

const whole = /\{\s*"text"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*"quotes"\s*:\s*(\[[\d,\s]*\])\s*\}/g;
const begun = /"text"\s*:\s*"((?:[^"\\]|\\.)*)$/;
const text = z.string();
const numbers = z.array(z.number());

/** The whole sentences of an answer that is being written, and the beginning of the next. */
export function writingSoFar(content: string): WrittenForm & { begun: string } {
  let end = 0;
  const sentences = [...content.matchAll(whole)].map(
    ({ 0: found, 1: said = '', 2: of = '', index }) => {
      end = index + found.length;
      return { text: text.parse(JSON.parse(said)), quotes: numbers.parse(JSON.parse(of)) };
    },
  );
  const [, rest = ''] = begun.exec(content.slice(end)) ?? [];
  return { sentences, begun: plainOf(rest) };
}

/** The text of a JSON string without its end, which may be cut inside an escape. */
function plainOf(escaped: string): string {
  const uncut = escaped.replace(/\\(?:u[\da-f]{0,3})?$/i, '');
  try {
    return text.parse(JSON.parse(`"${uncut}"`));
  } catch {
    return '';
  }
}

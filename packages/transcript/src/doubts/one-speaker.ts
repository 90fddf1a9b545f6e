import { countWords } from '../1-parse/word-count.ts';
import { looksLikeRoom } from '../2-turns/heard-name.ts';
import type { Cue, Doubt } from '../types.ts';

const leastPieces = 20;
const leastWords = 200;
/** Most conversations have more, lectures fewer. */
const repliesPerThousandWords = 5;
const shortPieceWords = 3;
const leastShortShare = 0.2;

const reply =
  /(?:^|[.!?…]["”’)]?\s+)(?:yes|yeah|yep|yup|no|nope|ok|okay|sure|right|exactly|mm-hmm|uh-huh|hmm|thanks|thank you|hi|hello|ja|nein|genau|oui|non|sí|sim|sì|nee)\s?[,.!?]/giu;

/** One name on all pieces of a file that reads like a conversation, or the name of a room. */
export function oneSpeakerDoubt(
  cues: readonly Cue[],
): Extract<Doubt, { kind: 'one-speaker' }> | null {
  const said = cues.filter(({ written, text }) => !written && text.trim() !== '');
  const [speaker, ...others] = new Set(said.map((cue) => cue.speaker));
  if (!speaker || others.length > 0 || said.length < leastPieces) return null;
  const isRoom = looksLikeRoom(speaker);
  const texts = said.map(({ text }) => text);
  if (countWords(texts.join(' ')) < leastWords || !(isRoom || isConversation(texts))) return null;
  return { kind: 'one-speaker', speaker, turns: said.length, looksLikeRoom: isRoom };
}

function isConversation(texts: readonly string[]): boolean {
  const text = texts.join(' ');
  const replies = text.match(reply)?.length ?? 0;
  const short = texts.filter((piece) => countWords(piece) <= shortPieceWords).length;
  return (
    replies * 1000 >= countWords(text) * repliesPerThousandWords ||
    short >= texts.length * leastShortShare
  );
}

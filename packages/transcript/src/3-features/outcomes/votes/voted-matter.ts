import { type Sentence, sentencesOf } from '../../sentences.ts';
import type { SpokenTurn } from '../../talk.ts';

export type Said = { sentence: Sentence; turn: SpokenTurn; text: string };

/** Words of any vote, which tell no matter. */
const ofAnyVote =
  /^(?:motions?|mov(?:e|es|ed|ing)|approv\w+|(?:re)?appoint\w*|adopt\w*|accept\w*|second\w*|present\w*|recommend\w*|vot(?:e|es|ed|ing)|favou?r|oppos\w+|ayes?|nays?|council\w*|chair\w*|members?|mayor|president|madam|mister|mrs?|ms|please|items?|resolutions?|ordinances?|amend\w*|carr(?:y|ies|ied)|pass\w*|agree\w*|discussions?|questions?|hearings?|public|consider\w*|thank\w*|unanimous\w*|staff|read(?:ing)?|written|submitted|introduced|hear|clerk|commissioners?|trustees?|proposals?|matter|make|made|like|would|take|call|roll|say(?:ing)?|indicate|signify|yes|okay)$/;
/** Such votes run a meeting. */
const runsMeeting =
  /\b(?:agenda|minutes|adjourn\w*|recess\w*|closed (?:session|meeting)|certif\w+ motion|executive session|previous question|rules|reading of|excus\w+|consolidat\w+|extend (?:the )?(?:time|meeting)|open(?:ing)? the (?:public )?hearing|clos(?:e|ing) the (?:public )?hearing|unanimous consent|immediate consideration|considering (?:this|that|the) (?:item|matter)|postpon\w+|continu\w+ (?:the|this|that|it)\b|defer\w*|public comments?|(?:to|motion to) table|lay [^.]{0,40}on the table)\b/i;
/** 'Items 20A to C' have no matter that can be quoted. */
const severalItems = /\bitems \p{L}?\d/iu;

/** 'A motion to buy the van', but neither 'a motion from Ms Bell' nor 'the motion that was made'. */
const moved =
  /\bi(?:'d| would| will|'ll|'m| am)?(?: like)?(?: to)?(?: so)? (?:mov(?:e|ing)\b(?! (?:on|forward|ahead|now|to the next|to item)\b)|make (?:a|the) motion)|\bmoves (?:to|that|for|we|the|approval|adoption)\b|\bmoved(?: and seconded)? (?:that|to|for|we|the)\b|^(?:(?:so|and|okay)[, ]+)?move (?:to|that|for|approval|adoption)\b|\bmotion (?:is )?(?:to|for (?:approval|adoption|the|an?)|that (?!(?:has|was|is|we have|have|had)\b))\b|\bquestion is (?:that|whether)\b/i;
/** A motion that may be made. */
const isSupposed =
  /\b(?:can|could|should|might|if|option|entertain|need|want|similar|any|appropriate|is there|do i (?:have|hear))\b/i;
const attributed =
  /\b(?:motion|second|seconded) (?:from|by|for) (?:mr|mrs|ms|miss|council\w*|the chair)\b/i;
const inFavourOf = /\bin favou?r (?:of|that)\b/i;

const kinds =
  '(?:resolution|ordinance|agreement|public hearing|bill|proposal|budget|contract|application|licen[cs]e|appropriation|policy|charter|bylaws?|appointments?|amendment|permit|lease|purchase|grant|rezoning)';
/** An item is called. */
const calls: readonly RegExp[] = [
  /^(?:(?:okay|so|and|now|then|next|item|number)[, ]+)*\d{1,2}[ .-]?[a-z]{0,2}\b,?(?: \d{1,2}[ .-]?[a-z]{0,2}\b)? (?:is|are|an?|resolution|ordinance)\b/i,
  new RegExp(
    `\\b(?:next|last|final) (?:item|matter|order|public hearing|motion|proposal)\\b[^.]{0,80}\\b${kinds}\\b`,
    'i',
  ),
  new RegExp(
    `\\bwe(?:'ll| will|'re going to| are going to| now)+ (?:now )?(?:go|move|turn|proceed)(?: (?:on|now|next|then))* to\\b[^.]{0,80}\\b${kinds}\\b`,
    'i',
  ),
  /\b(?:resolution|ordinance) (?:authorizing|adopting|amending|approving|declaring|honou?ring|recognizing|accepting|appointing|establishing|granting|designating|supporting)\b/i,
];
/** Somebody explains an item. */
const explains = new RegExp(
  `^(?:(?:so|now|yes|well|okay|and)[, ]+)*(?:(?:this|item \\S+) is|we have) (?:an?|the) (?:[^ .]+ ){0,4}${kinds}\\b`,
  'i',
);
const isPutOff =
  /\bis (?:the |an )?introduction\b|\b(?:withdrawn|withdraw|held|hold|tabled|postponed|removed|pulled|deferred)\b/i;

/** Content words and numbers of the matter itself. */
const matterWords = ({ tokens, keys }: Sentence): number =>
  new Set(
    tokens.filter((token, at) => (keys[at] !== null || /\d/.test(token)) && !ofAnyVote.test(token)),
  ).size;

const fewest = { ofMotion: 1, ofItem: 3 };
/** In sentences. */
const longestDebate = { ofMotion: 60, ofItem: 400 };

/**
 * The sentence that tells what is voted on: the result itself, the motion, what those in favour are asked for, or the
 * item that was called. Null if none does, or if the vote only runs the meeting.
 *
 * @param said Since the vote before, with the result at the end
 */
export function votedMatter(said: readonly Said[]): Said | null {
  const found = findMatter(said);
  if (!found || !beginsSentence.test(found.text)) return null;
  return runsMeeting.test(found.text) || severalItems.test(found.text) ? null : found;
}

const beginsSentence = /^["'“‘(]?[\p{Lu}\d]/u;

function findMatter(said: readonly Said[]): Said | null {
  const result = said.at(-1);
  if (result && namesMatter(result.text)) return result;
  const asked = said.slice(0, -1);
  const moves = asked.findLast(isMove);
  if (moves && (runsMeeting.test(moves.text) || isCutOff(moves))) return null;
  const before = asked.filter(({ text }) => !text.endsWith('?') && !isPutOff.test(text));
  const latest = (most: number, tells: (one: Said) => boolean) =>
    before.slice(-most).findLast(tells) ?? null;
  const { ofMotion, ofItem } = longestDebate;
  const tellsItem = ({ sentence }: Said) => matterWords(sentence) >= fewest.ofItem;
  return (
    latest(ofMotion, isMotion) ??
    latest(ofItem, (one) => calls.some((sign) => sign.test(one.text)) && tellsItem(one)) ??
    latest(ofMotion, (one) => explains.test(one.text) && tellsItem(one))
  );
}

const isMove = ({ text }: Said): boolean => moved.test(text) || inFavourOf.test(text);

const asksHands = /\b(?:please|raise|hands?|say|signify|indicate|by saying)\b/i;

/** What a motion is about, after the words that move it. */
function wordsOfMotion({ text }: Said): number {
  const sign = moved.exec(text) ?? inFavourOf.exec(text);
  const [rest = ''] = sign ? text.slice(sign.index + sign[0].length).split(asksHands) : [];
  return sentencesOf(rest).reduce((sum, sentence) => sum + matterWords(sentence), 0);
}

/** In words. A motion without an end goes on in another turn. */
const cutOffBelow = 3;
const isCutOff = (said: Said): boolean =>
  !/[.!?…]["”’]?$/.test(said.text) && wordsOfMotion(said) < cutOffBelow;

const isMotion = (said: Said): boolean =>
  isMove(said) &&
  !isSupposed.test(said.text) &&
  !attributed.test(said.text) &&
  (severalItems.test(said.text) || wordsOfMotion(said) >= fewest.ofMotion);

/** 'The budget is approved' and 'the motion to close the depot carries', but not 'the motion carries'. */
const namesIt: readonly RegExp[] = [
  /\bmotion (?:to|for|that|of) (?<matter>[^.?!,]{3,90}?) (?:is |was )?(?:carries|carried|passes|passed|approved|adopted)\b/i,
  /(?:^|[,;:] |\b(?:and|so|then|that) )(?:the |our |this )?(?<matter>(?:[^ ,;:.]+ ){1,10}?)(?:(?:is|are|stands?)(?: (?:now|therefore|hereby|duly|also))*|has been|have been) (?:approved|adopted|carried|passed|agreed)\b/i,
];

function namesMatter(text: string): boolean {
  const matter = namesIt.map((sign) => sign.exec(text)?.groups?.matter).find((found) => found);
  return sentencesOf(matter ?? '').some((sentence) => matterWords(sentence) > 0);
}

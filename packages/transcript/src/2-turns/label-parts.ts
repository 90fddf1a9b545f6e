import { nameWords, normaliseSpeaker } from './normalise-speaker.ts';

/** What a label says of who it is. */
export type LabelParts = {
  /** Names in reading order, ready for comparing. */
  name: string;
  /** A given and a family name in full: initials and single names are shared by too many. */
  isWhole: boolean;
  /** The label in lower case without where its words were said ('in chat'): what makes two short labels equal. */
  short: string;
  email: string | null;
  /** Whether the label is nothing but a mail address; the name is then what the address makes of it. */
  isAddress: boolean;
  /** What stands beside the name and may tell people of one name apart: '(Sales)', '| Harbour'. */
  addition: string;
  /** Whether the addition is an office, or the label has a title or a firm behind a comma: such additions come and go. */
  isFormal: boolean;
  /** What does tell them apart: 'jr.', 'mrs.'. */
  distinction: string;
  /** How far the label is from a plain name, for people to read. */
  trimmings: number;
};

/** How or with what somebody takes part, which says nothing of who they are. */
const participation =
  /^(?:guest|gast|extern(?:al)?|ext\.?|unverified|(?:co-?)?host|organi[sz]er|presenter|moderator|you|me|(?:in |via )?(?:the )?chat|(?:on |via )?(?:zoom|teams|phone|mobile)|(?:in )?(?:the )?(?:meeting |conference )?room(?: \w{1,12})?|remote|in person|he\/him|she\/her|they\/them|(?:on |from )?(?:my )?(?:iphone|ipad|android|galaxy|laptop|macbook|pc|desktop|tablet))$/i;
const owned = /['’]s (?:iphone|ipad|galaxy|phone|laptop|macbook|pc|desktop|tablet)$/i;
const besideName = /\(([^()]*)\)|\[([^[\]]*)\]|\s[|/•–—-]\s+(.*)$/g;
const distinctions = /\b(?:jr|sr|ii|iii|iv|mr|mrs|ms|miss|herr|frau|sir|dame)\b\.?/gi;
/** What minutes note behind a party: '(PSD - BA. Fora do microfone.)'. */
const remark = /(?<=\([^()]{2,100})\. [^().]{3,60}\.\)$/;
const medium =
  /\s*[([](?:(?:in|on|via|by) )?(?:the )?(?:chat|zoom|teams|phone|irc|matrix|slack)[)\]]/i;
const formal =
  /^(?:the )?(?:right )?(?:hon|mr|mrs|ms|sir|dame)\b|\b(?:minister|secretary|leader of|speaker|president|governor|attorney general)\b/i;
/** Labels of two words that name nobody in particular. */
const nobody =
  /\b(?:unknown|unidentified|speakers?|participants?|members?|audience|caller|user|guests?|room|bot|notetaker|recorder|operator|everyone|all|several|male|female|voices?)\b/i;

/** Takes a label apart: 'BERG, Anna (Guest)' is 'anna berg' with no addition. */
export function labelParts(label: string): LabelParts {
  const parts = partsOf(label);
  const short = label.replace(medium, '').replace(remark, ')').toLowerCase();
  return { ...parts, short, isFormal: parts.addition === '' || formal.test(label) };
}

/** 'Anna Berg, Harbour Bank' read as a name and a firm; null where the name before the comma is not whole. */
export function nameAndFirm(label: string): LabelParts | null {
  const [name = '', ...firm] = label.split(', ');
  const named = labelParts(name);
  if (!named.isWhole || firm.length === 0) return null;
  return {
    ...named,
    short: label.toLowerCase(),
    addition: firm.join(', ').toLowerCase(),
    isFormal: true,
    trimmings: named.trimmings + 2,
  };
}

function partsOf(label: string): Omit<LabelParts, 'short' | 'isFormal'> {
  const { email, shown } = normaliseSpeaker(label.replace(remark, ')'));
  const isAddress = email !== null && shown.toLowerCase() === email;
  const bare = isAddress ? (email.split('@')[0] ?? '') : shown.replace(owned, '');
  const beside = Array.from(bare.matchAll(besideName), (found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').trim(),
  );
  const named = bare.replace(besideName, ' ');
  const words = nameWords(bare);
  const telling = beside.filter((text) => text !== '' && !participation.test(text));
  return {
    name: words.join(' '),
    isWhole:
      words.length > 1 &&
      words.every((word) => word.length > 1) &&
      !/\d/.test(named) &&
      !nobody.test(named),
    email,
    isAddress,
    addition: telling.join(' ').toLowerCase(),
    distinction: (named.match(distinctions) ?? []).join(' ').toLowerCase(),
    trimmings:
      (email === null ? 0 : 4) +
      (remark.test(label) ? 1 : 0) +
      (named.trim() === label ? 0 : 2) +
      (/,|[._]\S/.test(named) || !/\p{Ll}/u.test(named) || !/\p{Lu}/u.test(named) ? 1 : 0),
  };
}

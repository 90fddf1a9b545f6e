import { nameWords, normaliseSpeaker } from './normalise-speaker.ts';
import { spellingOf } from './spelling.ts';

export type LabelParts = {
  name: string;
  /** False for initials and single names, which are ambiguous. */
  isWhole: boolean;
  /** In lower case, without notes such as 'in chat'. */
  short: string;
  email: string | null;
  isAddress: boolean;
  /** May distinguish people of one name: '(Sales)', '| Harbour'. */
  addition: string;
  isFormal: boolean;
  /** The addition is an organisation's code, which a directory shows or hides: '[ACME-IT]'. */
  isCode: boolean;
  /** Certainly distinguishes people: 'jr.', 'mrs.'. */
  distinction: string;
  trimmings: number;
};

/** '(Guest)', '(iPad)'. */
const participation =
  /^(?:guest|gast|invité|invitad[oa]|ospite|convidad[oa]|extern(?:al|e|o|a)?|ext\.?|unverified|unfamiliar|(?:co-?)?host|organi[sz]er|presenter|moderator|you|me|(?:in |via )?(?:the )?chat|(?:on |via )?(?:zoom|teams|phone|mobile)|(?:in )?(?:the )?(?:meeting |conference )?room(?: \w{1,12})?|remote|in person|he\/him|she\/her|they\/them|(?:on |from )?(?:my )?(?:iphone|ipad|android|galaxy|laptop|macbook|pc|desktop|tablet))$/i;
const owned = /['’]s (?:iphone|ipad|galaxy|phone|laptop|macbook|pc|desktop|tablet)$/i;
const besideName =
  /\(([^()]*)\)|\[([^[\]]*)\]|\{([^{}]*)\}|（([^（）]*)）|【([^【】]*)】|\s[|/•–—-]\s+(.*)$/g;
/** What Teams shows beside a name, without brackets. */
const badges = /(?<=\S)(?:\s+(?:external|unfamiliar|unverified))+$/i;
/** The code of an organisation: 'ACME-IT', 'NL'. */
const code = /^\p{Lu}[\p{Lu}\d]*(?:[-_ ./&]\p{Lu}[\p{Lu}\d]*){0,3}$/u;
const distinctions = /\b(?:jr|sr|ii|iii|iv|mr|mrs|ms|miss|herr|frau|sir|dame)\b\.?/gi;
/** A note after a party in minutes: '(PSD - BA. Fora do microfone.)'. */
const remark = /(?<=\([^()]{2,100})\. [^().]{3,60}\.\)$/;
const manner = String.raw`laugh(?:s|ing)|smil(?:es|ing)|sigh(?:s|ing)|nod(?:s|ding)|jok(?:es|ing|ingly)|interrupt(?:s|ing)|cont(?:inued|inuing|['’]?d)?\.?|off[- ]mic`;
/** Where, or how, words were said: '(in chat)', '(laughing)'. */
const medium = new RegExp(
  String.raw`\s*[([](?:(?:(?:in|on|via|by) )?(?:the )?(?:chat|zoom|teams|phone|irc|matrix|slack)|${manner})[)\]]`,
  'i',
);
const isManner = new RegExp(`^(?:${manner})$`, 'i');
/** 'Abg. Weber', as parliaments write members. */
const member = /^(?:(?:herr|frau) )?abg(?:\.|eordneter?) /;
const office =
  /minister|staatssekretär|senator|präsident|bürgermeister|führer(?:in)?$|berichterstatter|antragsteller|kanzler|beauftragte|vorsitzende|sprecher|direktor|kommissar|abgeordnete|(?:rat|rätin|amt|anwalt|anwältin)$|\bMd[BL]\b/i;
const formal =
  /^(?:the )?(?:right )?(?:hon|mr|mrs|ms|sir|dame)\b|\b(?:minister|secretary|leader of|speaker|president|governor|attorney general)\b/i;
const nobody =
  /\b(?:unknown|unidentified|speakers?|participants?|members?|audience|caller|user|guests?|room|bot|notetaker|recorder|operator|everyone|all|several|male|female|voices?)\b/i;

/** 'JohnW' is 'John W'. */
const gluedInitial = /(?<=^\p{Lu}\p{Ll}+)(?=\p{Lu}$)/u;

/** Splits a label: 'BERG, Anna (Guest)' becomes 'anna berg' without an addition. */
export function labelParts(label: string): LabelParts {
  const spelling = spellingOf(label);
  const parts = partsOf(spelling);
  const short = spelling
    .replace(medium, '')
    .replace(remark, ')')
    .replace(gluedInitial, ' ')
    .toLowerCase()
    .replace(member, '');
  const trimmings = parts.trimmings + (spelling === label ? 0 : 1);
  return { ...parts, short, trimmings, isFormal: parts.addition === '' || formal.test(label) };
}

/** Null if the part before the comma is no whole name, unless an office follows: 'Weber, Bundesminister'. */
export function nameAndFirm(label: string): LabelParts | null {
  const [name = '', ...firm] = label.split(', ');
  const named = labelParts(name);
  const isOffice = !name.includes(' ') && office.test(firm.join(', '));
  if (firm.length === 0 || !(named.isWhole || isOffice)) return null;
  return {
    ...named,
    short: isOffice ? named.short : label.toLowerCase(),
    addition: firm.join(', ').toLowerCase(),
    isFormal: true,
    trimmings: named.trimmings + 2,
  };
}

function partsOf(label: string): Omit<LabelParts, 'short' | 'isFormal'> {
  const { email, shown } = normaliseSpeaker(label.replace(remark, ')'));
  const isAddress = email !== null && shown.toLowerCase() === email;
  const bare = isAddress
    ? (email.split('@')[0] ?? '')
    : shown.replace(badges, '').replace(owned, '');
  const beside = Array.from(bare.matchAll(besideName), ([, ...texts]) => ({
    text: (texts.find((text) => text !== undefined) ?? '').trim(),
    isSquare: texts[1] !== undefined,
  }));
  const named = bare.replace(besideName, ' ');
  const words = nameWords(bare);
  const telling = beside.filter(
    ({ text }) => text !== '' && !participation.test(text) && !isManner.test(text),
  );
  return {
    name: words.join(' '),
    isWhole:
      words.length > 1 &&
      words.every((word) => word.length > 1) &&
      !/\d/.test(named) &&
      !nobody.test(named),
    email,
    isAddress,
    addition: telling
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase(),
    isCode: telling.every(({ text, isSquare }) => isSquare && code.test(text)),
    distinction: (named.match(distinctions) ?? []).join(' ').toLowerCase(),
    trimmings:
      (email === null ? 0 : 4) +
      (remark.test(label) ? 1 : 0) +
      (named.trim() === label ? 0 : 2) +
      (/,|[._]\S/.test(named) || !/\p{Ll}/u.test(named) || !/\p{Lu}/u.test(named) ? 1 : 0),
  };
}

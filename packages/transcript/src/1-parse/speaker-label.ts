import { isUnknownVoice } from './unknown-voice.ts';

const labelCharacters = 120;
const labelWords = 9;

const documentWords = new Set(
  (
    'note notes nb ps p.s url http https www ftp mailto date time times dates when where duration length attendees ' +
    'attending participants guests present absent apologies regrets agenda title subject topic topics location venue wifi ' +
    'scribe scribes presenter presenters slide slides link links recording video audio meeting meetings passcode ' +
    'summary action actions decision decisions resolution resolutions resolved conclusion conclusions todo fixme ' +
    'warning example examples e.g i.e eg ie re fwd fw cc bcc kind language source copyright disclaimer keywords ' +
    'speakers transcript transcription recap poll vote votes result results motion next background context proposal ' +
    'overview goal goals consensus hum hums suggestion suggestions problem possible today outcome status update updates owner owners deadline due risks risk ' +
    'issue issues discussion introduction references reference resources tl;dr tldr edit important image figure ' +
    'table chapter section part step option options pros cons version file author authors credits website email ' +
    'dauer gesamtdauer länge durée duración durata duração duur lengte heure horaire hora horario orario horário tijd ' +
    'datum uhrzeit zeitzone timezone beginn teilnehmer zur zum inhalt tagesordnungspunkt tagesordnung anlage tópico tema asunto oggetto sujet onderwerp ' +
    'notetaker notetakers note-taker note-takers reply replies description argument arguments returns parameters blocked blockers done break breaks intro outro jingle sponsor sponsors phone address total score type name id content contents music applause laughter silence crosstalk inaudible'
  ).split(' '),
);

const documentPhrases =
  /^(?:actions? (?:items?|points?|required|needed)|next steps?|meeting (?:id|notes|minutes|date|time|link|title|agenda)|(?:call|coaching|interview|session) notes?|date (?:and|&) time|video meeting|summary keywords|key (?:points?|takeaways?)|open (?:questions?|issues?)|view recording|screen sharing|code of conduct|table of contents|download|current (?:date|time|datetime)|(?:members?|councillors|officials|officers|others|also|staff) (?:present|in attendance|absent)|in attendance|and resolved|(?:note|minutes?)[ -]?takers?|(?:transcribed|recorded|translated|created|generated|reviewed) by|recording started|recorded on|start time|end time|dial[- ]in|phone number|one tap|see also|read more|live spec|(?:new|current|old|amended) proposal|proposed (?:resolutions?|decisions?|actions?)|tensions?$)\b/;

const sentenceWords = new Set(
  (
    'is are was were am have has had that these those you we it he she they my your our their its will would can ' +
    'could should do does did not just like so but because if then which who what why how there here to with let ' +
    "lets let's i'm it's that's what's there's here's we're you're they're don't i'll we'll i've we've think say " +
    'said says ask asked know means basically actually obviously okay ' +
    'ist sind war waren wird hat haben ich wir nicht dass daß heißt est sont était nous vous je que qui pas dit ' +
    'están está qué hay dice è sono che não são diz zijn niet dat ik wij zegt'
  ).split(' '),
);

/** First words of a remark: 'Okay: let us start'. */
const openingWords = new Set(
  (
    'ok okay yes no yeah yep nope so and but well like now then first second third firstly secondly thirdly finally ' +
    'also however remember because anyway right sure thanks thank hi hello please look listen again plus or if when ' +
    'where what why how who which question? answer? one two three four five another other both all every some any ' +
    "is are can do does did would could should let let's it's that's what's here's there's i i'm we we're you it " +
    'he she they not think say said ask know means that ' +
    'my our your his her their this these those a an for in on at by as of here there basically obviously ' +
    'meanwhile otherwise therefore hence thus oh um uh hmm mm'
  ).split(' '),
);

const officers =
  /^the (?:(?:acting|deputy|vice|assistant) )?(?:court|witness|clerk|speaker|operator|president|moderator|interpreter|reporter|bailiff|deputy|secretary|host|chair|chairman|chairwoman|chairperson|presiding|interviewer|audience|defendant|applicant)\b/i;

const allTogether =
  /^(?:All|ALL|Both|BOTH)(?: (?:[Ss]peakers|[Pp]articipants|[Mm]embers))?$|^(?:Everyone|EVERYONE|Everybody)$/;

/** What people write before words that several say: they are not the words of the one who spoke before. */
export const areAllTogether = (label: string): boolean => allTogether.test(label);

/** The speaker of a label; null if it can't be a name. A wrong name is worse than no name. */
export function speakerLabel(raw: string): string | null {
  if (raw.length > labelCharacters * 2) return null;
  const label = tidyLabel(raw);
  if (label === '' || label.length > labelCharacters) return null;
  if (!/[\p{L}]/u.test(label)) return isPhoneNumber(label) ? label : null;
  if (
    /[，。、；！？「」《》]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{9}/u.test(label)
  )
    return null;
  if (/^[([]|_by$/i.test(label)) return null;
  if (isUnknownVoice(label)) return label;
  if (/[?!;<>{}=[\]“”"…]|:\/\/|\.\s*$(?<!\b\p{L}{1,4}\.)|^[-–—*#>|/\\]/u.test(label)) return null;
  if (/\d{1,2}:\d{2}|\b(?:19|20)\d{2}\b|,$|^(?:[a-z]:)?[/\\]|^www\.|\bhttps?$/i.test(label))
    return null;
  const lower = label.toLowerCase();
  const words = lower.split(' ');
  const first = words[0] ?? '';
  if (/^audio shared by \S/.test(lower)) return label;
  const bareWords = lower.replace(/\s*(?:[([]|,\s).*$/, '').split(' ');
  if (bareWords.length > labelWords || documentPhrases.test(lower)) return null;
  if (documentWords.has(lower) || (documentWords.has(first) && !isNumbered(label))) return null;
  // 'ISSUE-81', as trackers number what is talked about.
  if (documentWords.has(/^(\p{L}+)-\d+$/u.exec(lower)?.[1] ?? '')) return null;
  if (hasSentenceWord(label)) return null;
  if (areAllTogether(label)) return label;
  if (openingWords.has(first.replace(/,$/, '')) && !isAbbreviation(label) && !isFullName(label)) {
    return null;
  }
  if (first === 'the' && !officers.test(label)) return null;
  return label;
}

export function tidyLabel(raw: string): string {
  return (
    raw
      // `_Ana_` is set in italics, `ana_` the nick of somebody whose `ana` was taken.
      .replace(/(?<!\*)\*\*(?![*\d])|^[*_`]+|[*`]+$|(?<=^[*_`].*|\s.*)_+$/g, '')
      .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
      // '👤 [Rahim]'
      .replace(/^(?:\p{Extended_Pictographic}\ufe0f?\s*)+(?=\S)/u, '')
      .replace(/^\[([^[\]]+)\]$/, '$1')
      .replace(/\s+/g, ' ')
      .trim()
      .normalize('NFC')
  );
}

export function isDocumentField(line: string): boolean {
  const colon = line.slice(0, labelCharacters).indexOf(':');
  if (colon < 1) return false;
  return isDocumentWord(tidyLabel(line.slice(0, colon).replace(/^>\s?/, '')));
}

/** A word or phrase of documents that is no name, such as 'Agenda' or 'Next steps'. */
export function isDocumentWord(label: string): boolean {
  const lower = label.toLowerCase();
  return documentWords.has(lower) || documentPhrases.test(lower);
}

/** One to four capitals, as in minutes: `WH`, `DVS`, `Q`. */
export function isAbbreviation(label: string): boolean {
  return /^\p{Lu}{1,4}$/u.test(label);
}

/** One to five words with a capital, or a numbered speaker. Such a label is accepted even if it occurs once. */
export function looksLikeName(label: string): boolean {
  if (
    /^(?:speaker|spk|participant|person|guest|caller|user|interviewer|interviewee)[ _-]?\w{1,3}$/i.test(
      label,
    )
  ) {
    return true;
  }
  const bare = label.replace(/\s*[([|/,].*$|\s[-–—]\s.*$/, '');
  if (isUnknownVoice(label)) return true;
  if (/^audio shared by \S|^[\p{Ll}\d]+(?:[._-][\p{Ll}\d]+)+$/iu.test(bare)) return true;
  const words = bare.split(' ');
  if (bare === '' || words.length > 5) return false;
  return words.every(
    (word) =>
      /^(?:[dlo]['’])?[\p{Lu}\p{Lt}\p{Lo}]/u.test(word) ||
      /^(?:de|da|di|do|du|das|des|dos|del|van|von|zu|der|den|ter|te|la|le|el|bin|al|of|e|y|heer|mevrouw)$/.test(
        word,
      ),
  );
}

/** Two to four words that each begin with a capital: 'An Nguyen', 'TOM HILL, Big Bank'. */
export function isFullName(label: string): boolean {
  const words = label.replace(/\s*[([|/,].*$/, '').split(' ');
  return words.length > 1 && words.length < 5 && words.every((word) => /^\p{Lu}/u.test(word));
}

function hasSentenceWord(label: string): boolean {
  const isShouted = !/\p{Ll}/u.test(label);
  const bare = label.replace(/\s*[([].*$/, '');
  const words = (isShouted ? bare.toLowerCase() : bare).split(' ').slice(1);
  return words.some((word) => sentenceWords.has(word));
}

function isNumbered(label: string): boolean {
  return /[ _]\d{1,2}$/.test(label);
}

/** Some digits may be hidden: `+49 170 ****123`. */
export function isPhoneNumber(label: string): boolean {
  return /^\+?[\d*][\d*() .-]{5,}$/.test(label) && /^\+|\*/.test(label);
}

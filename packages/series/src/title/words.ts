/*
 * Words of titles, folded as in `fold`, in the languages in which topics are found and in those of common tools. A
 * word that is missing here makes a title seem more distinctive than it is; the people then keep its meetings apart.
 */

/** Words that tools and files add to a title. */
export const wordsOfTools: ReadonlySet<string> = new Set(
  `audio video movie recording recordings rec recorded aufzeichnung aufnahme enregistrement grabacion gravacao registrazione opname
  transcript transcripts transcription transkript captions caption subtitles untertitel minutes protokoll notes notizen
  zoom teams webex gotomeeting gmt img vid dsc mov file document microsoft google meet
  copy kopie copie copia kopia final draft entwurf new neu untitled unbenannt unknown date`.split(
    /\s+/,
  ),
);

/** Words for a meeting of any kind, which only say that people met. */
export const wordsForMeeting: ReadonlySet<string> = new Set(
  `meeting meetings call calls sync talk chat catchup discussion conversation session huddle touchpoint appointment event
  besprechung gesprach termin sitzung treffen abstimmung reunion rendezvous appel reuniao reunione incontro vergadering overleg`.split(
    /\s+/,
  ),
);

/** Small words that join other words. */
export const smallWords: ReadonlySet<string> = new Set(
  `with and the of for to a an in on at mit und der die das fur zu et de du des la le avec con y el da do e di il il per met en van het`.split(
    ' ',
  ),
);

/** Words for a kind of meeting that many teams of one organization hold. */
export const meetingKindWords: ReadonlySet<string> = new Set(
  `standup daily weekly biweekly fortnightly monthly quarterly annual yearly regular recurring
  retro retrospective planning review grooming refinement sprint iteration round demo kickoff interview status update updates checkin jourfixe
  workshop training brainstorm brainstorming debrief followup postmortem oneonone team project projekt group internal intern
  taglich wochentlich monatlich woche team equipe equipo squadra`.split(/\s+/),
);

/** Words before or after a number that counts the meetings. */
export const counterWords: ReadonlySet<string> = new Set(
  `no nr num number nummer numero part teil partie parte deel episode ep vol volume issue edition week wk cw kw w
  day take version v rev q h fy quarter`.split(/\s+/),
);

/** Words that are also spelled as two or more words. */
export const joinedWords: readonly (readonly [RegExp, string])[] = [
  [/\bstand up\b/g, 'standup'],
  [/\bcatch up\b/g, 'catchup'],
  [/\bcheck in\b/g, 'checkin'],
  [/\bkick off\b/g, 'kickoff'],
  [/\bfollow up\b/g, 'followup'],
  [/\bpost mortem\b/g, 'postmortem'],
  [/\bbi weekly\b/g, 'biweekly'],
  [/\bjour fixe\b/g, 'jourfixe'],
  [/\ball hands\b/g, 'allhands'],
  [/\btown hall\b/g, 'townhall'],
  [/\bone on one\b/g, 'oneonone'],
];

const monthsOf = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec sept',
  'januar februar marz mai juni juli oktober dezember janner dez okt',
  'janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janeiro fevereiro marco maio junho julho setembro outubro dezembro',
  'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
  'januari februari maart mei augustus',
];
/** Month names, which are a date if they stand beside a number. */
export const months: ReadonlySet<string> = new Set(monthsOf.join(' ').split(' '));

/** Month names that are neither a given name nor another word, and are therefore a date without a number too. */
export const plainMonths: ReadonlySet<string> = new Set(
  'january february july september october november december januar februar juli oktober dezember'.split(
    ' ',
  ),
);

export const weekdays: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat
  mondays tuesdays wednesdays thursdays fridays
  montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche
  lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta
  lunedi martedi mercoledi giovedi venerdi sabato domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag`.split(
    /\s+/,
  ),
);

/** Words for the time of day beside a number. */
export const wordsOfClock: ReadonlySet<string> = new Set(
  'am pm uhr h utc gmt cet cest bst est edt cst cdt mst mdt pst pdt z t'.split(' '),
);

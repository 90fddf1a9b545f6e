const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** '12-Sep-2025', 'Sep 12', '12 Sep'. */
const shortMonth = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const shortDay = `(?:\\d{1,2}[- ]${shortMonth}\\.?(?:[- ,]+\\d{4})?|${shortMonth}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)`;
const ordinal = '\\d{1,2}(?:st|nd|rd|th)?';
const spelled =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth';
/** Excludes ordinals without a month, which may count things, and 'may first'. */
const spelledDay = `(?:(?:the )?(?:${spelled}) of ${month}|${month} the (?:${spelled})|(?!may|march)${month} (?:${spelled}))`;
const number = '(?:a|an|one|two|three|four|five|six|\\d{1,2})';
const calendarDay = `(?:${month} (?:the )?${ordinal}|(?:the )?${ordinal} of ${month}|${spelledDay}|the \\d{1,2}(?:st|nd|rd|th)|${shortDay}|\\d{4}-\\d{2}-\\d{2})`;
const partOfDay = '(?: morning| afternoon| evening| noon| night| lunchtime)?';
const moment = `(?:(?:this |next )?${day}${partOfDay}|tomorrow${partOfDay}|today|tonight|noon|lunch(?:time)?|midnight|${calendarDay}|(?:the )?end of (?:the |this |next )?(?:day(?: tomorrow| today| (?:on )?${day})?|week|month|quarter|sprint|year|${month}|${day})|(?:this|next) (?:week(?:end)?|month|quarter|sprint|morning|afternoon|evening)|the next (?:call|meeting|sprint)|eod(?: tomorrow| today| (?:on )?${day}| on the ${ordinal})?|eow|cob|close of business|(?:mid|early|late)[- ]${month}|(?:the )?end of q[1-4])`;
/** Only after 'by' and the like: 'four' alone counts things. */
const hour =
  '(?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}(?::\\d{2})?)(?: ?(?:o.clock|[ap]\\.?m\\.?))?(?! (?:\\w+s|percent|of)\\b)(?=[,.;!?]| today| tomorrow| and | at the latest|$)';

/** Only after 'by' and the like, and before a stop: 'by the 15', 'by the fourth'. */
const dayAlone = `the (?:\\d{1,2}|${spelled})(?=[.,;!?]|$)`;

const duePattern = new RegExp(
  `\\b(?:(?:by|until|due(?: on| by|:| date:)?|no later than) (${moment}|${dayAlone}|${hour})|(before (?:${moment}|the next \\w+))|(?:on )?(${moment})|(within (?:the next )?${number} (?:hours?|days?|weeks?|months?)|in (?:the next )?${number} (?:hours?|days?|weeks?|months?)))\\b`,
  'i',
);

/** When something is due, as it was said ('Friday', 'before lunch'); null if not said. */
export function dueIn(text: string): string | null {
  const found = duePattern.exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4] ?? null;
}

/** What somebody does (`/me nods`), with words of the doer, or a notice of the program, which nobody says. */
export type ChatEvent = { doer: string; text: string } | 'notice';

/** `* ana nods`, and as Pidgin writes it `***ana nods`. */
const stars = /^\s*\*{1,3}\s*(?=[^\s*])/;
/** What programs write in place of a nick: also `-!-`, `-->`, `⇐`, `—`, `▷`, `•`. */
const mark =
  /^\s*(?:\*{1,3}\s*(?=[^\s*])|(?:-!-|=!=|=-=|\|?<?-{1,2}>?\|?|[\p{S}\p{Extended_Pictographic}]{1,3}|[—–•…])\s+)/u;

const place = String.raw`(?=[\s.!]*$|\s*[([#&]|\s(?:the|this|our) (?:chat )?(?:room|channel|chat|conversation)\b|\sIRC\b)`;
const happens = String.raw`(?:(?:has |have )?(?:joined|quit|left|parted|entered)${place}|(?:is|are) now known as\s|sets? (?:channel )?modes?\b|(?:was|has been) kicked\b|(?:has )?(?:changed|changes|set|sets) (?:the )?topic\b)`;
/** With the address that programs write behind a nick: `ana [~ana@host] has quit`. */
const masked = new RegExp(`^\\S{1,80}\\s\\\\?[[(<]\\S{1,200}[\\])>]\\s${happens}`, 'iu');
const named = new RegExp(`^(\\S{1,80})\\s${happens}`, 'iu');
const quits = /^\S{1,80} left the (?:chat )?room\.?\s*\((?:quit\b|["“])/i;
/** `ana!~ana@host: ana has changed the topic`, and what a server tells: `irc.example: (notice) …`. */
const byProgram = /^(?:[^\s!]{1,80}![^\s@]{1,80}@\S{1,200}\s|\S{1,80}: \(notice\)\s)/i;
const mode = /^(?:mode|ServerMode)(?:\/\S+)?\s[([][+-]/i;

/**
 * The event in a line of a talk, given without its time; null if it is none. Words can begin with a dash or hold
 * 'joined', so stars or the name of somebody who speaks must tell.
 */
export function chatEvent(text: string, speaks: (name: string) => boolean): ChatEvent | null {
  const bare = text.replace(stars, '');
  if (isNotice(bare) || quits.test(bare)) return 'notice';
  const [, subject = ''] = named.exec(bare) ?? [];
  return speaks(subject) ? 'notice' : doneBy(text, bare, speaks);
}

/** The same in a log whose messages all have a nick in brackets, so that a line without one is no message. */
export function logEvent(text: string, speaks: (name: string) => boolean): ChatEvent | null {
  const bare = text.replace(mark, '');
  if (isNotice(bare) || named.test(bare)) return 'notice';
  return doneBy(text, bare, speaks) ?? (bare === text ? null : 'notice');
}

const isNotice = (bare: string): boolean =>
  mode.test(bare) || masked.test(bare) || byProgram.test(bare);

function doneBy(text: string, bare: string, speaks: (name: string) => boolean): ChatEvent | null {
  const [, doer = '', done = ''] = /^(\S+)\s+(.+)$/s.exec(bare) ?? [];
  return bare !== text && speaks(doer) ? { doer, text: done } : null;
}

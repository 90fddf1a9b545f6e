import { decodeEntities } from './entities.ts';

const pageStart = /^\s*(?:<\?xml[^<>]{0,200}>\s*)?(?:<!doctype html|<html\b)/i;
/** Least share of the lines of a text cut out of a page that begin with one of its tags. */
const leastShare = 0.5;
const names =
  'html|head|body|header|footer|main|nav|section|article|aside|div|p|span|a|cite|code|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|h[1-6]|br|hr|img|pre|blockquote|figure|details|summary|time|abbr|font|center|tt|kbd|sup|sub|script|style|template|svg|title|meta|link|form|input|button|label|select|option';
/** Bold and italic are read as such later, and a word between angles that is no tag may be a nick. */
const tag = new RegExp(
  String.raw`<!--(?:(?!<!--)[^]){0,4000}?-->|<![^<>]{0,400}>|<(/?)(${names})(?=[\s/>])[^<>]{0,4000}>`,
  'gi',
);
const lineStart = new RegExp(String.raw`^\s*</?(?:${names})(?=[\s/>])`, 'i');
/** What stands between these is not shown, or leads to places of the page. */
const unseen = /^(?:head|nav|script|style|template|svg)$/;
const inLine = /^(?:span|a|cite|code|img|time|abbr|font|tt|kbd|sup|sub|label|summary)$/;
/** A link to the line itself, as logs write it before each message. */
const sign = /^[^\p{L}\p{N}\s]$/u;

/** A page in HTML, or lines cut out of one, as the lines that a browser shows. Other texts stay as they are. */
export function withoutMarkup(text: string): string {
  const isPage = pageStart.test(text.slice(0, 1000));
  if (!isPage && !areLinesOfPage(text)) return text;
  return decodeEntities(shown(text, isPage)).replaceAll('\u00a0', ' ');
}

function areLinesOfPage(text: string): boolean {
  if (!text.includes('</')) return false;
  const filled = text.split('\n').filter((line) => line.trim() !== '');
  return filled.filter((line) => lineStart.test(line)).length >= filled.length * leastShare;
}

function shown(text: string, isPage: boolean): string {
  const item = countOf(text, '<li') > countOf(text, '<p') ? '' : '- ';
  const pieces: string[] = [];
  let hidden: string | null = null;
  let isPre = false;
  let link = -1;
  let at = 0;
  const copy = (to: number) => {
    const words = text.slice(at, to);
    // The lines of a page's source are not those that it shows.
    if (hidden === null) pieces.push(isPage && !isPre ? words.replace(/\s+/g, ' ') : words);
  };
  for (const match of text.matchAll(tag)) {
    copy(match.index);
    at = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    const isEnd = match[1] === '/';
    if (name === undefined) continue;
    if (hidden !== null) {
      if (isEnd && name === hidden) hidden = null;
      continue;
    }
    if (!isEnd && unseen.test(name)) hidden = name;
    if (name === 'pre') isPre = !isEnd;
    if (name === 'a') {
      if (isEnd && link >= 0 && sign.test(pieces.slice(link).join('').trim())) pieces.length = link;
      link = isEnd ? -1 : pieces.length;
    }
    pieces.push(boundary(name, isEnd, item));
  }
  copy(text.length);
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** What stands in place of a tag. */
function boundary(name: string, isEnd: boolean, item: string): string {
  if (inLine.test(name)) return '';
  if (/^h\d$/.test(name)) return isEnd ? '\n\n' : `\n\n${'#'.repeat(Number(name[1]))} `;
  if (name === 'li') return isEnd ? '\n' : `\n${item}`;
  if (name === 'dt' && isEnd) return ': ';
  if (name === 'dd' && !isEnd) return ' ';
  if (name === 'td' || name === 'th') return isEnd ? '\t' : '';
  return name === 'p' ? '\n\n' : '\n';
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Latin-1 names by code point, from 160 on; the semicolon is optional. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml';

/** Other names with an optional semicolon. */
const unterminated = new Map<string, string>([
  ['amp', '&'],
  ['AMP', '&'],
  ['lt', '<'],
  ['LT', '<'],
  ['gt', '>'],
  ['GT', '>'],
  ['quot', '"'],
  ['QUOT', '"'],
  ...latin1.split(' ').map((name, i) => [name, String.fromCodePoint(160 + i)] as const),
]);

/** Names that need a semicolon; used by people and captioning tools. */
const terminated = new Map<string, string>(
  Object.entries({
    apos: "'",
    lrm: '\u200e',
    rlm: '\u200f',
    zwj: '\u200d',
    zwnj: '\u200c',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    hellip: '…',
    bull: '•',
    dagger: '†',
    permil: '‰',
    prime: '′',
    euro: '€',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Ccaron: 'Č',
    ccaron: 'č',
    Lstrok: 'Ł',
    lstrok: 'ł',
    Yuml: 'Ÿ',
    larr: '←',
    rarr: '→',
    harr: '↔',
    ne: '≠',
    le: '≤',
    ge: '≥',
    minus: '−',
    infin: '∞',
    asymp: '≈',
    notin: '∉',
  }),
);

const reference = /&(?:#(\d{1,7}|[xX][\da-fA-F]{1,6});?|([A-Za-z][A-Za-z\d]{1,31})(;?))/g;

/** Replaces references such as `&amp;` and `&#8230;`; unknown ones are kept. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, number?: string, name?: string, semicolon?: string) => {
    if (number !== undefined) return fromCodePoint(number);
    if (name === undefined) return whole;
    const full = semicolon ? terminated.get(name) : undefined;
    return full ?? longestUnterminated(name, semicolon ?? '') ?? whole;
  });
}

function fromCodePoint(number: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

function longestUnterminated(name: string, semicolon: string): string | undefined {
  for (let length = name.length; length >= 2; length--) {
    const known = unterminated.get(name.slice(0, length));
    if (known !== undefined) {
      return length === name.length ? known : known + name.slice(length) + semicolon;
    }
  }
  return undefined;
}

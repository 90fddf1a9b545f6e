/** Cost of reading XML parts, beyond their bytes. `depth` and `openFields` are maxima. */
export type XmlWork = { elements: number; depth: number; openFields: number; namespaces: number };

/** Thrown for tags that do not match; the message is for the log. */
export class BrokenXmlError extends Error {
  override name = 'BrokenXmlError';
}

const fieldBegins = /fldCharType\s*=\s*["']begin/;
const fieldEnds = /fldCharType\s*=\s*["']end/;
const declaredNamespace = /xmlns:([^\s=]+)/g;

/**
 * Measures XML in linear time.
 * @throws BrokenXmlError for truncated or unmatched tags.
 */
export function measureXml(bytes: Uint8Array): XmlWork {
  const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const work = { elements: 0, depth: 0, openFields: 0, namespaces: 0 };
  const prefixes = new Set<string>();
  let depth = 0;
  let fields = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const end = endOfMarkup(xml, at);
    if (xml[at + 1] === '/') {
      depth -= 1;
      if (depth < 0) throw new BrokenXmlError(`a closing tag without an opening one at byte ${at}`);
    } else if (xml[at + 1] !== '!' && xml[at + 1] !== '?') {
      const tag = xml.slice(at, end);
      work.elements += 1;
      if (!tag.endsWith('/>')) depth += 1;
      work.depth = Math.max(work.depth, depth);
      if (fieldBegins.test(tag)) fields += 1;
      else if (fieldEnds.test(tag)) fields -= 1;
      work.openFields = Math.max(work.openFields, fields);
      if (tag.includes('xmlns:')) {
        for (const [, prefix = ''] of tag.matchAll(declaredNamespace)) prefixes.add(prefix);
      }
    }
    at = end;
  }
  if (depth !== 0) throw new BrokenXmlError(`${depth} elements are not closed`);
  return { ...work, namespaces: prefixes.size };
}

const longMarkup = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

function endOfMarkup(xml: string, at: number): number {
  const long = longMarkup.find(([open]) => xml.startsWith(open, at));
  if (!long) return endOfTag(xml, at);
  const [open, close] = long;
  return behind(xml, close, at + open.length);
}

/** An attribute value may contain '>'. */
function endOfTag(xml: string, from: number): number {
  for (let at = from + 1; at < xml.length; at += 1) {
    const mark = xml[at];
    if (mark === '>') return at + 1;
    if (mark === '<') throw new BrokenXmlError(`a tag in a tag at byte ${at}`);
    if (mark === '"' || mark === "'") at = behind(xml, mark, at + 1) - 1;
  }
  throw new BrokenXmlError(`a tag without an end at byte ${from}`);
}

function behind(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end < 0) throw new BrokenXmlError(`no ${mark} behind byte ${from}`);
  return end + mark.length;
}

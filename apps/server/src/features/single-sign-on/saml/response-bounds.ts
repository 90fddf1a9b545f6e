import { SamlError } from './saml-error.ts';

/** Genuine responses have less than 20 kB, 15 levels, tags below 1 kB and texts below 4 kB. */
const bounds = { open: 200, piece: 16_000 };

/**
 * Refuses what XML parsers read differently: DTDs, comments, CDATA and instructions. Also refuses deep nesting and long
 * tags, which take a parser quadratic time. The XML is not parsed yet, so it is cut at each `<`; only a piece that
 * begins with `/` closes an element.
 * @throws SamlError
 */
export function requireBounds(xml: string): void {
  if (xml.includes('<!'))
    throw new SamlError('The answer of the provider has a DTD, a comment or CDATA in it.');
  if (xml.includes('<?', 1))
    throw new SamlError('The answer of the provider has an instruction in it.');
  let open = 0;
  for (const piece of xml.split('<').slice(1)) {
    open += piece.startsWith('/') ? -1 : 1;
    if (open > bounds.open || piece.length > bounds.piece)
      throw new SamlError(
        'The answer of the provider is nested too deeply, or has a part that is too long.',
      );
  }
}

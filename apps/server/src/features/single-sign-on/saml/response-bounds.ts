import { SamlError } from './saml-error.ts';

/** Genuine responses are below 20 kB, nest 15 elements and have tags below 1 kB and texts below 4 kB. */
const bounds = { open: 200, piece: 16_000 };

/**
 * Programs differ in how they read DTDs, comments, CDATA and instructions. Deep nesting and thousands of attributes take
 * a parser quadratic time. What a tag is, is not known before: each `<` begins a piece, which ends nothing unless `/` follows.
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

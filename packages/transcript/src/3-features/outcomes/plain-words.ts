/** Sounds and words that people say while they look for the next one. */
const fillers =
  /(?:^|(?<=\s))(?:um+|uh+|uhm|er+|erm|ehh?|em|ähm?|hmm?|mm|you know|i mean|sort of|kind of|basically|honestly|frankly|to be honest)[,.…]*(?=\s|$)/g;
const stammer = /\b(\p{L}+(?:'\p{L}+)?(?: \p{L}+){0,2})(?:[,.…—-]* \1\b)+/gu;
/** Contractions as speech recognition writes them, without apostrophes, and how they are spelled. */
const unmarked: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\blets\b/g, "let's"],
  [/\b(do|does|did|ca|wo|is|are|was|would|should|could)nt\b/g, "$1n't"],
  [
    /\b(that|it|what|there|here|he|she)s (?=(?:going|gonna|not|a|the|what|in|out|fine|it|decided|agreed|done)\b)/g,
    "$1's ",
  ],
  [/\bi ?ll\b/g, "i'll"],
  [/\bim (?=(?:going|gonna|not|in|fine|ok|okay|happy)\b)/g, "i'm "],
  [/\bgonna\b/g, 'going to'],
];

/** A sentence in lower case without fillers, repeated words and the slips of speech recognition. */
export function plainWords(text: string): string {
  let plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/ (?='(?:ll|m|ve|re|s|d)\b)/g, '')
    .replace(fillers, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [pattern, replacement] of unmarked) plain = plain.replace(pattern, replacement);
  return plain.replace(stammer, '$1').replace(/^[,.… ]+/, '');
}

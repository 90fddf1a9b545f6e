import { most, person, say, talk, topicWord, who } from './rules/words.ts';

/** Kinds of things that meetings name. Which names are of a kind is not known, so that nothing is counted by them. */
const kindOfName =
  '(?:customers?|clients?|accounts?|compan(?:y|ies)|firms?|organi[sz]ations?|suppliers?|vendors?|competitors?|partners?|prospects?|products?|brands?|projects?|systems?|tools?|documents?|places?|towns?|cit(?:y|ies)|countries|country|names?)';
/** Nouns that other rules count. */
const counted = `(?:${topicWord}|${person}|meetings?|calls?|sessions?|series|days?|weeks?|months?|quarters?|years?|hours?|departments?|teams?|actions?|tasks?|decisions?|questions?|words?|managers?|us|of|the|@\\w+)`;
const anyNoun = `(?!${counted} )[a-z]+`;
const said = `(?:${say}|${talk} (?:about|of)|complain(?:s|ed)?(?: about)?)`;
const ranked = `(?:${most}|more often|often|top)`;
const been = '(?:is|are|was|were|has been|have been|get|gets|got|did we|do we|have we)';

/** The noun is the first group of each. Words that follow 'about' would name a matter of its own. */
const patterns = [
  `(?:which|what) (?:of our |other |new )?(${anyNoun}) (?:${been} |that )*(?:\\w+ )?${said} (?:about |up )?(?:the )?${ranked}`,
  `(?:which|what) (?:of our |other |new )?(${anyNoun}) (?:do|does|did|has|have) (?:@\\w+ and )?(?:${who}|\\w+) (?:\\w+ )?${said} (?:about |up )?(?:the )?${ranked}`,
  `(?:which|what|list(?: all)?|show(?: me)?|how many)(?: the| our| all| other)* (${kindOfName}) (?:(?:${been}|that|which) )*(?:\\w+ )?${said}(?: about| up)?(?! (?:about|the|our|a|an|with|for) )`,
  `(?:which|what)(?: other)? (${kindOfName}) (?:do|does|did|has|have) ${who} (?:\\w+ )?${said}(?: about| up)?(?! (?:about|the|our|a|an|with|for) )`,
  `(?:${ranked}|biggest|largest|main|key) (?:\\w+ )?(?:mentioned |discussed |named |important )?(${kindOfName})(?= (?:$|by|@days|in|of) ?)`,
].map((pattern) => new RegExp(`(?<= )${pattern}`));

/** 'Customers' of 'Which customers were talked about most?'; null if a masked question asks for no kind of names. */
export const kindAsked = (text: string): string | null =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0] ?? null;

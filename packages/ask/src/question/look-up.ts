import type { ReadQuery } from '../query/read-query.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { outcomeTerms } from './outcome.ts';
import { namingWords, onlyMentioned } from './people.ts';
import { formsOf } from './phrase.ts';
import type { Question } from './read-question.ts';
import { subjectOf } from './subject.ts';

/** What people do with words, in the forms of a question. */
const speechVerbs =
  'say says said tell tells told think thinks thought mean means meant explain explains explained answer answered reply replied propose proposes proposed suggest suggests suggested argue argued promise promises promised mention mentioned apologise apologised apologize apologized complain complained report reported commit committed recommend recommended offer offered warn warned claim claimed admit admitted'.split(
    ' ',
  );
const speechTerms: ReadonlySet<string> = new Set(speechVerbs.map(stem));
const speech = `(?:${speechVerbs.join('|')}|(?:talk|talked|speak|spoke|feel|felt) about)`;

/** 'The reason for ten weeks' and 'explain me what ten weeks are' ask for ten weeks. */
const asked =
  /^(?:(?:plan|reason|status|news|update|story|background|purpose|point|idea|deal|situation)s? (?:for|of|on|with|behind|about) |(?:explain|describe|define|clarify) (?:(?:to )?(?:me|us) )?(?:(?:what|how|why) )?)/;

/**
 * A question for quotes with the names, the days and the matter of its typed query, so that what is looked up is what is
 * shown. Its kind, and outcomes that it asks for, are those of its words. Only of people whose words are asked for must
 * the quotes be; others belong to the matter.
 *
 * @param read the question by its words, in which people of the question before speak, too
 * @param text the question as written
 * @param chosen names of people whose words are asked for whatever the question says
 */
export function lookUpOf(
  read: Question,
  { query, unused }: Pick<ReadQuery, 'query' | 'unused'>,
  text: string,
  chosen: readonly string[] = [],
): Question {
  const matter = [query.topic ?? '', ...unused].join(' ').trim().replace(asked, '');
  const speakers = query.people.filter(
    (name) => chosen.includes(name) || matter === '' || isSpeaker(name, text, read),
  );
  const names = query.people
    .filter((name) => !speakers.includes(name))
    .flatMap((name) => namingWords(text, name));
  const topic = [matter, ...names].join(' ').trim();
  const asking = new Set([
    ...(read.kind === 'outcomes' ? outcomeTerms : []),
    ...(speakers.length > 0 ? speechTerms : []),
  ]);
  return {
    ...read,
    kind: read.kind === 'count' ? 'look-up' : read.kind,
    count: null,
    people: query.people,
    speakers,
    period: query.period,
    series: query.series[0] ?? null,
    subject: subjectOf(matter, asking),
    matter: subjectOf(topic, asking),
    phrase: formsOf(topic),
    unused: [],
  };
}

/** 'What did Ada say', 'according to Ada', 'Ada's opinion', 'what about Ada?'; not 'who replaced Ada'. */
function isSpeaker(name: string, text: string, read: Question): boolean {
  const naming = namingWords(text, name).join(' ');
  // The asker, or a person of the question before.
  if (naming === '') return read.speakers.includes(name);
  if (onlyMentioned(text, [name]).length > 0) return false;
  const said = ` ${wordsOf(text).join(' ')} `;
  return new RegExp(
    ` ${naming} (?:[^ ]+ ){0,2}${speech} |(?:according to|what about|how about|said by|view of|opinion of|views of) (?:the )?${naming} | ${naming} (?:opinion|view|views|position|attitude) `,
  ).test(said);
}

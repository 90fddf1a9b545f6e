import type { AskFigure, Happened } from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { listPeopleOf } from './asked-people-repository.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { dayValue, departmentWords, nounOf, numberValue } from './figure-words.ts';
import { sentenceOfFact } from './heard-by-state.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { meetingPath, ofPeriod, personPath, seriesPath, topicPath } from './screens.ts';
import { noPersons } from './shows-persons.ts';

/** The facts of a period, as the page of what happened shows them. */
export async function happenedFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { services, member } = at;
  const { query, people, series } = asked;
  const period = periodOf(asked);
  const happened = await services.figures.happened(member, period);
  const of = await listPeopleOf(services.db, member.organizationId, query.departments);
  const ids = new Set([
    ...people.map(({ userId }) => userId ?? ''),
    ...(query.departments.length > 0 ? of.map(({ userId }) => userId) : []),
  ]);
  const isOfPeople = people.length + query.departments.length > 0;
  // People who are only counted are of no known department.
  const isCounted = happened.facts.some((fact) => 'person' in fact && fact.person === null);
  if (isOfPeople && isCounted && !seesTalkFigures(member)) return noPersons();
  const facts = happened.facts.filter((fact) => {
    if (isOfPeople) return 'person' in fact && ids.has(fact.person?.id ?? '');
    if (series) return 'series' in fact && fact.series.id === series.id;
    return query.topic === null || isOfTopic(fact, query.topic);
  });
  const { meetings } = happened;
  return figureOf({
    value: numberValue(facts.length),
    label: `${nounOf(facts.length, 'fact')}${departmentWords(asked)}${series ? ` of ${series.name}` : ''} from ${meetings} ${nounOf(meetings, 'meeting')}`,
    definition: `${isOfPeople ? 'Facts that name these people; decisions, votes, series and topics are told of no department' : 'Decisions, votes, people, series and topics'}: ${periodWords(happened.period)}.`,
    screen: ofPeriod('/what-happened', 'What happened', period),
    lines: facts.map((fact) =>
      lineOf(sentenceOfFact(fact), { value: dayValue(fact.on), path: pathOfFact(fact, period) }),
    ),
  });
}

const isOfTopic = (fact: Happened, topic: string): boolean => {
  const [one, other] = ['topic' in fact ? fact.topic : '', topic].map((text) => text.toLowerCase());
  return one === other;
};

/** The page that shows a fact. */
export function pathOfFact(fact: Happened, period: ReturnType<typeof periodOf>): string | null {
  switch (fact.kind) {
    case 'decided':
      return fact.quote
        ? meetingPath(fact.quote.meetingId, fact.quote.turn)
        : meetingPath(fact.lastId);
    case 'vote-passed':
      return fact.quote ? meetingPath(fact.quote.meetingId, fact.quote.turn) : null;
    case 'heard-first':
    case 'heard-no-longer':
      return personPath(fact.person?.id ?? null);
    case 'topic-first':
      return topicPath(fact.topic, period);
    default:
      return seriesPath(fact.series.id);
  }
}

import { employee } from '../company/employees.ts';
import { headlines } from '../dashboard/headlines.ts';
import { strategicItems } from '../dashboard/strategic-items.ts';
import { mood } from '../moods.ts';
import { connectionsOf } from '../network/connections.ts';
import { teamsIn } from '../sentiment/teams.ts';
import { leaving } from '../succession/leaving.ts';
import type { Answer } from './answer.ts';
import { listed, teamMood, tenth } from './sample-figures.ts';

const sentimentOverview = {
  area: 'sentiment',
  label: 'Sentiment overview, Past Month',
  to: '/sentiment?period=past-month',
} as const;

export function sentimentChanges(): Answer {
  const byChange = teamsIn('past-month').toSorted((first, next) => first.change - next.change);
  const [worst, second] = byChange;
  const best = byChange.at(-1);
  if (!worst || !second || !best) throw new Error('The sample company has too few departments.');
  const { name, feelings } = employee('margaret-okafor');
  return {
    paragraphs: [
      `${worst.name} has changed most: its average fell from ${tenth(worst.previousScore)} to ${tenth(worst.currentScore)} out of 10, over ${worst.meetings} meetings. ${second.name} follows with a fall of ${tenth(-second.change)}. ${best.name} rose most, from ${tenth(best.previousScore)} to ${tenth(best.currentScore)}.`,
      `In Engineering the fall comes with the billing outage of 12 November. It is deepest in Platform (${tenth(teamMood('Platform').wellbeing)}) and Billing (${tenth(teamMood('Billing').wellbeing)}); Web, at ${tenth(teamMood('Web').wellbeing)}, has hardly noticed it.`,
      `It would help to ask ${name} which decisions she is waiting for. Her own stress stands at ${tenth(feelings.stressed)} out of 10.`,
    ],
    lookAt: [
      sentimentOverview,
      {
        area: 'sentiment',
        label: 'Sentiment overview, Past Week',
        to: '/sentiment?period=past-week',
      },
    ],
  };
}

export function initiativesBehind(): Answer {
  const falling = strategicItems
    .filter(({ momentum }) => momentum < 0)
    .sort((first, next) => first.momentum - next.momentum);
  const [worst, ...others] = falling;
  const quietest = falling.toSorted((first, next) => first.mentions - next.mentions)[0];
  if (!worst || !quietest) throw new Error('No initiative falls behind in the sample company.');
  return {
    paragraphs: [
      `${falling.length} of ${strategicItems.length} lose ground: ${worst.name}, at ${worst.alignment} % alignment and ${-worst.momentum} points lower than a month ago, and ${listed(others.map(({ name, alignment, momentum }) => `${name}, at ${alignment} % and ${-momentum} points lower`))}.`,
      `${worst.name} is the one that matters: its priority is ${worst.priority} and its impact ${worst.impact}. Since the outage of 12 November, Platform and Billing repair rather than build, and Tomás Leiva, who leads the technical side, ${leaving.get('tomas-leiva')}.`,
      `${quietest.name} is hardly spoken of: ${quietest.mentions} mentions in the month. It waits rather than falls behind.`,
      'It would help to name an owner for the second half of Billing reliability now. Samuel Oyelaran could grow into it, if he is asked in time.',
    ],
    lookAt: [
      { area: 'dashboard', label: 'Strategic Alignment', to: '/' },
      {
        area: 'development',
        label: 'Team Development Overview, Strategic Alignment',
        to: '/team/pdp?tab=strategic-alignment',
      },
      {
        area: 'departures',
        label: 'What if Tomás Leiva leaves',
        to: '/offboarding/simulate?person=tomas-leiva',
      },
    ],
  };
}

export function meetingsForLittle(): Answer {
  const { meetings, hours, timeOnTopic, tasks } = headlines;
  const offTopic = Math.round(hours * (1 - timeOnTopic / 100));
  const perHead = teamsIn('past-month')
    .map(({ name, meetings: count, members }) => ({ name, count, members, each: count / members }))
    .sort((first, next) => next.each - first.each);
  const [busiest] = perHead;
  const largest = perHead.toSorted((first, next) => next.count - first.count)[0];
  if (!busiest || !largest) throw new Error('The sample company has no departments.');
  return {
    paragraphs: [
      `In the past month ${meetings} meetings took ${hours} hours, ${tenth(hours / meetings)} hours each. ${timeOnTopic} % of the talking kept to the topic, so about ${offTopic} hours did not. ${tasks.foundInMeetings} tasks came out of them, fewer than one in two meetings.`,
      `${busiest.name} meets most for its size: ${busiest.count} meetings for ${busiest.members} people. ${largest.name} meets most of all, ${largest.count} times, much of it since the outage of 12 November.`,
      'The sample holds no single meetings, so this answer cannot name one. It would help to look first at the meetings that ended without a task.',
    ],
    lookAt: [
      { area: 'meetings', label: 'Meetings', to: '/meetings' },
      { area: 'dashboard', label: 'Meeting Intelligence', to: '/' },
    ],
  };
}

export function pricingChange(): Answer {
  const pricing = strategicItems.find(({ name }) => name === 'Pricing 2027');
  if (!pricing) throw new Error('The sample company has no price change.');
  const jonas = employee('jonas-keller');
  const ties = connectionsOf(jonas.id);
  const sour = ties.filter(({ sentiment }) => sentiment === 'negative');
  return {
    paragraphs: [
      `They speak of it more than of anything else: ${pricing.mentions} mentions in the past month. ${pricing.alignment} % of what is said agrees with the goal, ${pricing.momentum} points more than a month ago.`,
      mood(
        `Product carries it and feels at ${tenth(teamMood('Product').wellbeing)} out of 10; Sales, which has to explain it to clients, at ${tenth(teamMood('Sales').wellbeing)}. ${jonas.name}, who speaks for Sales, stands at ${tenth(jonas.wellbeing)}, and ${sour.length === ties.length ? `all ${ties.length} of his ties` : `${sour.length} of his ${ties.length} ties`} are strained.`,
      ),
      'What people ask about is not the prices but the exceptions: about twenty clients were promised the old ones in a conversation, not on paper. It would help to settle that list before 14 January.',
    ],
    lookAt: [
      {
        area: 'scenarios',
        label: 'Pricing 2027 without two sales leads',
        to: '/scenarios/pricing-2027-without-two-sales-leads',
      },
      { area: 'dashboard', label: 'Strategic Alignment', to: '/' },
    ],
  };
}

import { dayAndMonth, longDay, longMoment } from '@/lib/format-day.ts';
import { capitalised } from '@/lib/number-words.ts';
import type { Phase, Recommendation, TeamImpact } from '../domain/scenario.ts';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { templateOf, typeNames } from '../domain/templates.ts';
import { riskWords, teamsWords } from './result-words.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Markup in which all inserted text is escaped. */
type Markup = { markup: string };
type Part = string | number | Markup | readonly Markup[];

const markupOf = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, index) => text + markupOf(parts[index] ?? '')).join(''),
});

const list = (sentences: readonly string[]) =>
  html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;

const facts = (entries: readonly { name: string; value: string }[]) =>
  html`<dl>${entries.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

const teamSection = (team: TeamImpact) => html`
<h3>${team.name}: ${capitalised(team.impactLevel)}</h3>
<p>${team.description} ${team.currentSize} people. Soft skills impact ${team.softSkillsImpact} %, hard skills impact ${team.hardSkillsImpact} %, economic feasibility ${team.economicFeasibility} %.</p>
<table><tr><th>Key member</th><th>Impact</th><th>Risk level</th></tr>${team.keyMembers.map(
  ({ name, role, impact, riskLevel }) =>
    html`<tr><td>${name}<br><small>${role}</small></td><td>${impact}</td><td>${capitalised(riskLevel)}</td></tr>`,
)}</table>`;

const recommendationRow = (recommendation: Recommendation, index: number) =>
  html`<tr><td>${index + 1}</td><td>${recommendation.action}<br><small>${recommendation.category}</small></td><td>${recommendation.priority.toUpperCase()}</td><td>${recommendation.timeline}</td><td>${recommendation.owner}</td></tr>`;

const phaseRow = ({ name, from, to, tasks }: Phase, index: number) =>
  html`<tr><td>${index + 1}</td><td>${name}<br><small>${dayAndMonth(from)} to ${longDay(to)}</small></td><td>${tasks.join('; ')}</td></tr>`;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1e1a16}h1{line-height:1.2}h2{margin-top:2.5rem;border-top:2px solid;padding-top:.5rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #cfc8bc}dl{display:grid;grid-template-columns:12rem 1fr;gap:.3rem 1rem}dd{margin:0}small,.quiet{color:#564e46}@media print{body{margin:0;max-width:none}tr,h2,h3{break-inside:avoid;break-after:avoid-page}}';

/** A single HTML page without external resources, to be saved or printed. */
export function resultDocument(scenario: ShownScenario): string {
  const { name, type, createdBy, createdAt, completedAt, targetDate, reason, form } = scenario;
  const { analysis, metrics, configuration } = scenario;
  const { timeToRecover } = analysis;
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${style}</style>
<h1>${name}</h1>
<p class="quiet">Sample data. Created by ${createdBy}, completed ${longMoment(completedAt)}.${form ? ` The answers do not change the result: this is the sample result of the template ${templateOf(scenario.templateId).name}.` : ''}</p>
${facts([
  { name: 'Type', value: typeNames[type] },
  { name: 'Created', value: longMoment(createdAt) },
  { name: 'Target date', value: targetDate ? longDay(targetDate) : 'Not set' },
  { name: 'Reason', value: reason },
  ...configuration,
])}
<h2>Overview</h2>
${facts([
  { name: 'Overall risk', value: `${capitalised(analysis.overallRisk)} (${riskWords(analysis)})` },
  { name: 'Confidence', value: `${analysis.confidence} %` },
  { name: 'Time to recover', value: `${timeToRecover.from}–${timeToRecover.to} months` },
  { name: 'Teams affected', value: `${metrics.teamsAffected} of ${metrics.teamsInAll}` },
  { name: 'People affected', value: `${metrics.peopleAffected} of ${metrics.peopleInAll}` },
  { name: 'Key people at risk', value: String(metrics.keyPeopleAtRisk) },
])}
<h3>Executive Summary</h3>
${analysis.summary.map((paragraph) => html`<p>${paragraph}</p>`)}
<h3>Strengths</h3>
${list(analysis.strengths)}
<h3>Risks</h3>
${list(analysis.risks)}
<h2>Team Impact</h2>
<p>${teamsWords(metrics)}</p>
${analysis.teamImpacts.map(teamSection)}
<h2>Recommendations</h2>
<table><tr><th></th><th>Action</th><th>Priority</th><th>Timeline</th><th>Owner</th></tr>${analysis.recommendations.map(recommendationRow)}</table>
<h2>Timeline</h2>
<table><tr><th></th><th>Phase</th><th>Tasks</th></tr>${analysis.timeline.map(phaseRow)}</table>
</html>
`.markup;
}

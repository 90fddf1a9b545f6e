import {
  isAboutPersons,
  isComputed,
  type ScenarioTemplate,
  scenarioTemplateNames,
} from '@rapport/contract';
import {
  Crown,
  Handshake,
  type LucideIcon,
  Merge,
  PencilRuler,
  ShieldAlert,
  Shuffle,
  Split,
  UserMinus,
} from 'lucide-react';

type DescribedTemplate = {
  id: ScenarioTemplate;
  name: string;
  description: string;
  isComputed: boolean;
  isAboutPersons: boolean;
  icon: LucideIcon;
};

const described: readonly (readonly [ScenarioTemplate, LucideIcon, string])[] = [
  ['key-person-departure', UserMinus, 'One or two people leave: which ties and departments part.'],
  ['ceo-departure', Crown, 'The chief executive leaves: what parts, and what you decide about it.'],
  [
    'team-merge',
    Merge,
    'Departments or teams become one: what is said across groups, before and after.',
  ],
  ['team-split', Split, 'A department or team becomes two: what the new border would cut.'],
  ['team-restructure', Shuffle, 'Another change of teams, as a written plan.'],
  ['security-breach', ShieldAlert, 'The first days after a breach, as a written plan.'],
  ['major-client', Handshake, 'A client is won or lost, as a written plan.'],
  ['custom', PencilRuler, 'Your own scenario, from six short questions, as a written plan.'],
];

/** Templates to start from. What-ifs are saved from their own page. */
export const templates: readonly DescribedTemplate[] = described.map(([id, icon, description]) => ({
  id,
  icon,
  name: scenarioTemplateNames[id],
  description,
  isComputed: isComputed(id),
  isAboutPersons: isAboutPersons(id),
}));

import {
  Crown,
  Handshake,
  type LucideIcon,
  PencilRuler,
  ShieldAlert,
  Shuffle,
  UserMinus,
} from 'lucide-react';
import type { Complexity } from '@/components/planning/level.tsx';

export type ScenarioType = 'departure' | 'crisis' | 'restructure' | 'business_event' | 'custom';

export const templateIds = [
  'ceo-departure',
  'security-breach',
  'team-restructure',
  'major-client',
  'key-person-departure',
  'custom',
] as const;

export type TemplateId = (typeof templateIds)[number];

export type ScenarioTemplate = {
  id: TemplateId;
  name: string;
  type: ScenarioType;
  description: string;
  icon: LucideIcon;
  complexity: Complexity;
  estimatedTime: string;
  /** Of its configuration. */
  steps: number;
};

export const scenarioTemplates: readonly ScenarioTemplate[] = [
  {
    id: 'ceo-departure',
    name: 'CEO Departure',
    type: 'departure',
    description: 'Who leads in the meantime, who follows, and what is said to whom and when.',
    icon: Crown,
    complexity: 'complex',
    estimatedTime: '20–30 minutes',
    steps: 5,
  },
  {
    id: 'security-breach',
    name: 'Security Breach',
    type: 'crisis',
    description: 'The first days after a breach: who decides, who answers, what slows down.',
    icon: ShieldAlert,
    complexity: 'complex',
    estimatedTime: '15–20 minutes',
    steps: 6,
  },
  {
    id: 'team-restructure',
    name: 'Team Restructure',
    type: 'restructure',
    description: 'Merge, split or move teams, and see where ties and morale suffer.',
    icon: Shuffle,
    complexity: 'moderate',
    estimatedTime: '15–20 minutes',
    steps: 5,
  },
  {
    id: 'major-client',
    name: 'Major Client',
    type: 'business_event',
    description: 'Winning or losing a client that many people work for.',
    icon: Handshake,
    complexity: 'moderate',
    estimatedTime: '10–15 minutes',
    steps: 4,
  },
  {
    id: 'key-person-departure',
    name: 'Key Person Departure',
    type: 'departure',
    description: 'One person leaves: what only they know, and whom they connect.',
    icon: UserMinus,
    complexity: 'simple',
    estimatedTime: '5–8 minutes',
    steps: 3,
  },
  {
    id: 'custom',
    name: 'Custom Scenario',
    type: 'custom',
    description: 'Your own scenario, from six short questions.',
    icon: PencilRuler,
    complexity: 'moderate',
    estimatedTime: '10–15 minutes',
    steps: 6,
  },
];

const byId = new Map<string, ScenarioTemplate>(
  scenarioTemplates.map((template) => [template.id, template]),
);

/** Undefined for an unknown id, since ids can come from addresses. */
export const findTemplate = (id: string): ScenarioTemplate | undefined => byId.get(id);

export function templateOf(id: TemplateId): ScenarioTemplate {
  const template = byId.get(id);
  if (!template) throw new Error(`There is no scenario template '${id}'.`);
  return template;
}

export const typeNames: Record<ScenarioType, string> = {
  departure: 'Departure',
  crisis: 'Crisis',
  restructure: 'Restructure',
  business_event: 'Business event',
  custom: 'Custom',
};

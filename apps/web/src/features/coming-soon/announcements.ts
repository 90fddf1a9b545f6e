import type { FunctionComponent } from 'react';

export type Announcement = {
  title: string;
  /** One sentence: what it will be for. */
  lead: string;
  /** What it will do. */
  points: readonly string[];
  drawing: () => Promise<FunctionComponent>;
  /** Where something of it stands already. */
  link?: { to: string; label: string };
};

/** What the product will have, by its address. */
export const announcements = {
  '/surveys': {
    title: 'Smart Surveys',
    lead: 'Short questions at the right moment, read beside what meetings already show.',
    points: [
      'Ask a team three questions after a change',
      'See answers next to sentiment in meetings',
      'Follow one question over time',
    ],
    drawing: () => import('./drawings/surveys.tsx').then((part) => part.SurveysDrawing),
  },
  '/org-chart': {
    title: 'Organization Chart',
    lead: 'Who reports to whom, and who in fact works with whom.',
    points: [
      'Reporting lines from the directory',
      'The working ties of the connection map, on the same chart',
      'Open seats and their succession plans',
    ],
    drawing: () =>
      import('./drawings/organization-chart.tsx').then((part) => part.OrganizationChartDrawing),
  },
  '/restructure': {
    title: 'Restructure Planning',
    lead: 'Move teams on paper first, and see what it would cost them.',
    points: [
      'Draw the new structure beside today’s',
      'See which working ties a move would cut',
      'Carry the chosen variant over into a scenario',
    ],
    drawing: () => import('./drawings/restructure.tsx').then((part) => part.RestructureDrawing),
  },
  '/onboarding': {
    title: 'Onboarding Effectiveness',
    lead: 'How soon newcomers find their people, their work and their voice.',
    points: [
      'The first 90 days in three steps, for each newcomer',
      'Whom they have met, and who is still missing',
      'What earlier newcomers would have needed sooner',
    ],
    drawing: () => import('./drawings/onboarding.tsx').then((part) => part.OnboardingDrawing),
  },
  '/pdp': {
    title: 'Professional Development Plans',
    lead: 'One plan per person: where they stand, where they want to be, and the next step.',
    points: [
      'Goals agreed between a person and their manager',
      'Skills as they are today beside those the next role asks for',
      'A review date that is not forgotten',
    ],
    drawing: () => import('./drawings/development.tsx').then((part) => part.DevelopmentDrawing),
    link: { to: '/team/pdp', label: 'Team Development Overview' },
  },
  '/actions': {
    title: 'Action Tracking',
    lead: 'What was agreed in meetings, until it is done.',
    points: ['Action tracking', 'Task assignment', 'Progress reporting', 'Accountability tools'],
    drawing: () => import('./drawings/actions.tsx').then((part) => part.ActionsDrawing),
  },
  '/alerts': {
    title: 'Alerts',
    lead: 'A word in time, when something leaves its usual course.',
    points: [
      'Performance threshold alerts',
      'Compliance notifications',
      'System status updates',
      'Custom rule alerts',
    ],
    drawing: () => import('./drawings/alerts.tsx').then((part) => part.AlertsDrawing),
  },
} satisfies Record<string, Announcement>;

export type AnnouncedPath = keyof typeof announcements;

import type { FunctionComponent } from 'react';

export type Announcement = {
  title: string;
  /** One sentence. */
  lead: string;
  points: readonly string[];
  drawing: () => Promise<FunctionComponent>;
  /** A link to a page that already exists. */
  link?: { to: string; label: string };
};

/** Announced features by path. */
export const announcements = {
  '/surveys': {
    title: 'Smart Surveys',
    lead: 'Short surveys at the right moment, with answers next to the results of meetings.',
    points: [
      'Ask a team three questions after a change',
      'See answers next to sentiment in meetings',
      'Follow one question over time',
    ],
    drawing: () => import('./drawings/surveys.tsx').then((part) => part.SurveysDrawing),
  },
  '/org-chart': {
    title: 'Organization Chart',
    lead: 'Reporting lines, and who works with whom in practice.',
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
    lead: 'Plan moves of teams before they happen, and see their effects.',
    points: [
      'Draw the new structure next to the current one',
      'See which working ties a move would cut',
      'Turn the chosen variant into a scenario',
    ],
    drawing: () => import('./drawings/restructure.tsx').then((part) => part.RestructureDrawing),
  },
  '/onboarding': {
    title: 'Onboarding Effectiveness',
    lead: 'How quickly newcomers make contacts and take part.',
    points: [
      'The first 90 days in three steps, for each newcomer',
      'Whom they have met, and whom they should meet next',
      'What earlier newcomers needed sooner',
    ],
    drawing: () => import('./drawings/onboarding.tsx').then((part) => part.OnboardingDrawing),
  },
  '/pdp': {
    title: 'Professional Development Plans',
    lead: 'One plan per person, with goals, skills and the next step.',
    points: [
      'Goals agreed between a person and their manager',
      'Current skills next to those that the next role requires',
      'Reminders of review dates',
    ],
    drawing: () => import('./drawings/development.tsx').then((part) => part.DevelopmentDrawing),
    link: { to: '/team/pdp', label: 'Team Development Overview' },
  },
  '/actions': {
    title: 'Action Tracking',
    lead: 'Follow up on what was agreed in meetings.',
    points: ['Action tracking', 'Task assignment', 'Progress reporting', 'Accountability tools'],
    drawing: () => import('./drawings/actions.tsx').then((part) => part.ActionsDrawing),
  },
  '/alerts': {
    title: 'Alerts',
    lead: 'Notifications when a figure leaves its usual range.',
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

import type { ActiveFeatures, OrganizationPermissions } from '@rapport/contract';
import {
  Activity,
  ClipboardList,
  GraduationCap,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  MessagesSquare,
  Network,
  Route,
  Settings2,
  Shuffle,
  Split,
  TriangleAlert,
  UserMinus,
  UserPlus,
} from 'lucide-react';

export type NavigationEntry = {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Permissions needed for the entry, checked by the server. */
  permissions?: OrganizationPermissions;
  /** The entry is hidden while this feature is switched off. */
  feature?: keyof ActiveFeatures;
  /** Leads to a Coming Soon page: always, or while this feature is switched off. */
  isComing?: true | keyof ActiveFeatures;
};

export const navigationGroups: readonly (readonly NavigationEntry[])[] = [
  [
    { label: 'Meetings', path: '/meetings', icon: MessagesSquare },
    { label: 'Sentiment', path: '/sentiment', icon: Activity, feature: 'sentiment' },
    { label: 'Surveys', path: '/surveys', icon: ClipboardList, isComing: true },
  ],
  [
    { label: 'Scenarios', path: '/scenarios', icon: Split },
    { label: 'Org Chart', path: '/org-chart', icon: Network, isComing: true },
    { label: 'Restructure', path: '/restructure', icon: Shuffle, isComing: true },
    { label: 'Onboarding', path: '/onboarding', icon: UserPlus, isComing: true },
    { label: 'Offboarding', path: '/offboarding', icon: UserMinus },
    { label: 'Succession Planning', path: '/succession', icon: Route },
    { label: 'Professional Development', path: '/pdp', icon: GraduationCap, isComing: true },
  ],
  [
    { label: 'Actions', path: '/actions', icon: ListChecks, isComing: 'actions' },
    { label: 'Alerts', path: '/alerts', icon: TriangleAlert, isComing: true },
    {
      label: 'Ask Me Anything',
      path: '/ask-me-anything',
      icon: MessageCircleQuestion,
      feature: 'askMeAnything',
    },
  ],
  [
    {
      label: 'Admin',
      path: '/admin',
      icon: Settings2,
      permissions: { organization: ['update'] },
    },
  ],
];

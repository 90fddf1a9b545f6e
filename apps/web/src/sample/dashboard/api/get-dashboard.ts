import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { companyName } from '@/sample/data/company/company.ts';
import { departments } from '@/sample/data/company/departments.ts';
import { employees } from '@/sample/data/company/employees.ts';
import { engagementOf } from '@/sample/data/dashboard/engagement.ts';
import { headlines } from '@/sample/data/dashboard/headlines.ts';
import { strategicItems } from '@/sample/data/dashboard/strategic-items.ts';
import { teamsIn } from '@/sample/data/sentiment/teams.ts';
import type { Dashboard } from '../domain/dashboard.ts';

export const dashboardQueryOptions = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async (): Promise<Dashboard> => {
    const trends = teamsIn('past-month').map(({ trend }) => trend);
    return {
      organizationName: companyName,
      headlines,
      teams: {
        improving: trends.filter((trend) => trend === 'up').length,
        needingAttention: trends.filter((trend) => trend === 'down').length,
      },
      engagement: departments.map((department) => ({
        department,
        members: employees.filter((one) => one.department === department).length,
        percent: engagementOf[department],
      })),
      strategicItems,
    };
  },
  staleTime: 'static',
});

export const useDashboard = () => useSuspenseQuery(dashboardQueryOptions).data;

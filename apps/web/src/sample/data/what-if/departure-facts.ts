import type { DepartureFacts } from '@/sample/domain/departure/departure-facts.ts';
import { sampleToday } from '../company/company.ts';
import { employees } from '../company/employees.ts';
import { connections } from '../network/connections.ts';
import { knowledgeAreas } from './knowledge.ts';
import { meetingsLed } from './meetings-led.ts';
import { strategicProjects } from './projects.ts';
import { stories } from './stories/stories.ts';

export const departureFacts: DepartureFacts = {
  today: sampleToday,
  employees,
  connections,
  knowledgeAreas,
  projects: strategicProjects,
  meetingsLed,
  stories,
};

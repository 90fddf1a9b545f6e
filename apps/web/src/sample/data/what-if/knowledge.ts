import type { KnowledgeArea } from '@/sample/domain/departure/departure-facts.ts';
import { knowledgeOfEngineering } from './knowledge-of-engineering.ts';
import { knowledgeOfOthers } from './knowledge-of-others.ts';

export const knowledgeAreas: readonly KnowledgeArea[] = [
  ...knowledgeOfEngineering,
  ...knowledgeOfOthers,
];

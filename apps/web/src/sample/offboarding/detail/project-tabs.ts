export { Initiatives } from './initiatives.tsx';
export { KnowledgeMap } from './knowledge-map.tsx';
export { Monitoring } from './monitoring.tsx';
export { TeamImpact } from './team-impact.tsx';

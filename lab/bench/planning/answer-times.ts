import { tieColumns } from '@rapport/server/features/planning/network/tie-columns';
import { createPlanningThreads } from '@rapport/server/features/planning/planning-threads';
import { departmentsOf, generatedPairs, idOf } from './generated-network.ts';

export type AnswerTimes = {
  people: number;
  ties: number;
  medianMs: number;
  p95Ms: number;
  processorMs: number;
};

const choices = 15;

/** Times one choice after another in the thread, as for an answer. The thread is warm, as after the first choice. */
export async function timeAnswers(people: number): Promise<AnswerTimes> {
  const threads = createPlanningThreads();
  const ties = tieColumns(generatedPairs(people, people));
  const departmentOf = departmentsOf(people);
  const times: number[] = [];
  let processor = process.cpuUsage();
  try {
    for (let choice = -2; choice < choices; choice++) {
      const leavers = [idOf((choice + 2) * 3), idOf((choice + 2) * 3 + 1)];
      if (choice === 0) processor = process.cpuUsage();
      const started = performance.now();
      await threads.run('departure', {
        ties,
        departmentOf,
        leavers,
        meetingsWith: new Map(),
        meetingsAcross: new Map(),
      });
      if (choice >= 0) times.push(performance.now() - started);
    }
    processor = process.cpuUsage(processor);
  } finally {
    await threads.close();
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    people,
    ties: ties.a.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    processorMs: (processor.user + processor.system) / 1000 / choices,
  };
}

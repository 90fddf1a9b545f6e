import type { Analysis } from '@rapport/transcript';

/** The output of `analyze --json`. Times are seconds or null, shares are from 0 to 1. */
export function analysisJson(analysis: Analysis) {
  return {
    title: analysis.title,
    date: analysis.date,
    startTime: analysis.startTime,
    durationSeconds: analysis.durationSeconds,
    language: analysis.language,
    doubts: analysis.doubts,
    turns: analysis.turns.map(({ speaker, start, end, text, sentiment, score }) => ({
      speaker,
      start,
      end,
      text,
      sentiment,
      score,
    })),
    participants: analysis.participants.map(
      ({
        name,
        turns,
        words,
        talkShare,
        sentiment,
        judged,
        feeling,
        feelingEvidence,
        summary,
      }) => ({
        name,
        turns,
        words,
        talkShare,
        sentiment,
        judged,
        feeling,
        feelingEvidence,
        summary,
      }),
    ),
    sentimentBreakdown: analysis.sentimentBreakdown,
    peopleByFeeling: analysis.peopleByFeeling,
    sentiment: analysis.sentiment,
    sentimentLabel: analysis.sentimentLabel,
    judged: analysis.judged,
    judgedReason: analysis.judgedReason,
    summary: analysis.summary,
    inShort: analysis.inShort,
    chapters: analysis.chapters.map(({ title, fromTurn, toTurn }) => ({ title, fromTurn, toTurn })),
    initiatives: analysis.initiatives,
    actionItems: analysis.actionItems,
    decisions: analysis.decisions,
    openQuestions: analysis.openQuestions,
    graph: analysis.graph,
  };
}

import { checkSpeakers } from './1-parse/check-speakers.ts';
import { readTranscript } from './1-parse/read-transcript.ts';
import { checkAllKept } from './1-parse/word-count.ts';
import { correctSpeakers, withJoins } from './2-turns/correct-speakers.ts';
import { correctWords } from './2-turns/correct-words.ts';
import { joinCues } from './2-turns/merge-cues.ts';
import { nameSpeakers } from './2-turns/name-speakers.ts';
import { splitNamesInside } from './2-turns/names-inside.ts';
import { noCorrections } from './2-turns/no-corrections.ts';
import { markPassages, namePassages } from './2-turns/passages.ts';
import { withoutSharedLabels } from './2-turns/shared-labels.ts';
import { tieSpeakers } from './2-turns/tie-speakers.ts';
import { hasUnnamedVoices } from './2-turns/unnamed-voices.ts';
import { calledAs } from './3-features/called-as.ts';
import { findChapters } from './3-features/chapters/chapters.ts';
import { findExchanges } from './3-features/exchanges.ts';
import { namesSaidTo } from './3-features/names-said.ts';
import { openerPosition } from './3-features/opener-position.ts';
import { findOutcomes } from './3-features/outcomes/find-outcomes.ts';
import { findQuestions } from './3-features/questions.ts';
import { howRun } from './3-features/running/how-run.ts';
import { turnsOffMatter, turnsOnMatter } from './3-features/running/turns-on-matter.ts';
import { saidTopics } from './3-features/said-topics.ts';
import { talkOf } from './3-features/talk.ts';
import { talkDynamics } from './3-features/talk-dynamics.ts';
import { secondsToSpeak, talkTimes } from './3-features/talk-time.ts';
import { topicCandidates } from './3-features/topic-candidates.ts';
import { subjectsAmong, topicsAmong } from './3-features/topics.ts';
import { meetingMood } from './4-sentiment/meeting-mood.ts';
import { moodsOf } from './4-sentiment/participant-sentiment.ts';
import { scoreTurn } from './4-sentiment/score-turn.ts';
import { strongMoments } from './4-sentiment/strong-moments.ts';
import { turnFacts } from './4-sentiment/turn-facts.ts';
import {
  asFinding,
  boundedChoice,
  chooseInShort,
  inShortChoice,
  toldBy,
} from './5-summaries/in-short.ts';
import { defaultSummaryWords, meetingSummary } from './5-summaries/meeting.ts';
import { participantSummaries } from './5-summaries/participant.ts';
import { phraseWeights } from './5-summaries/phrase-weights.ts';
import { sentencesToQuote, withSubstance } from './5-summaries/quotable.ts';
import { termWeights } from './5-summaries/term-weights.ts';
import { connectionGraph } from './6-graph/connection-graph.ts';
import { participantId } from './6-graph/participant-id.ts';
import { findDoubts } from './doubts/find-doubts.ts';
import { isSupportedLanguage } from './language/languages.ts';
import { recogniseLanguage } from './language/recognise-language.ts';
import { withWordsOf } from './language/segmented-words.ts';
import { stopWords } from './language/stop-words.ts';
import type { Analysis, AnalysisInput, AnalysisStep } from './types.ts';

/**
 * Yields the name of each step before it runs and returns the analysis. Deterministic.
 * @throws UnreadableTranscriptError if the text is no transcript
 */
export function* analysisSteps(input: AnalysisInput): Generator<AnalysisStep, Analysis> {
  yield 'parsing_transcript';
  const { transcript, doubts, corrections, joins, roles, labelOf, ...read } = readTurns(input);
  const { turns: merged, areVoicesUnnamed } = read;
  const language = recogniseLanguage(merged);
  const isEnglish = language === 'en';
  const turns = withWordsOf(language, merged);
  const words = turns.reduce((sum, turn) => sum + (turn.written ? 0 : turn.words), 0);
  const durationIsEstimated = transcript.durationSeconds === null;
  const durationSeconds = transcript.durationSeconds ?? secondsToSpeak(words);
  const doubted = doubts.find((doubt) => doubt.kind === 'length');
  // Minutes hold a part of what was said, so their words tell no length.
  const areMinutes =
    durationIsEstimated &&
    (transcript.layout === 'minutes-abbreviations' || merged.some(({ written }) => written));
  const likelySeconds = doubted ? secondsOf(doubted.likelyMinutes, words) : durationSeconds;

  yield 'identifying_participants';
  const commonWords = isEnglish ? new Set<string>() : (stopWords.get(language) ?? new Set());
  const talk = talkOf(turns, commonWords);
  const labels = talk.names.map(labelOf);
  const joined = labels.map((label) => joins.filter(({ into }) => into === label));
  const matches = tieSpeakers({
    names: talk.names,
    labels,
    joined,
    directory: input.directory,
    ties: corrections.ties,
    aliases: input.aliases ?? new Map(),
  });
  const called = calledAs(
    talk,
    input.directory.map(({ firstName }) => firstName),
  );
  const times = talkTimes(talk);
  const saidTo = namesSaidTo(talk);
  const questions = findQuestions(talk, saidTo);
  const asked = Map.groupBy(questions, ({ asker }) => asker);
  const exchanges = findExchanges(talk, questions, saidTo);
  const onMatter = turnsOnMatter({
    talk,
    exchanges,
    questions,
    saidTo,
    howRun: isEnglish ? howRun(talk) : () => null,
  });
  const noTie = turnsOffMatter(exchanges, onMatter);
  const namesAndCommonWords = [
    ...input.directory.flatMap(({ firstName, lastName }) => [firstName, lastName]),
    ...commonWords,
  ];
  const isSupported = isSupportedLanguage(language);
  const candidates = isSupported ? topicCandidates(talk, namesAndCommonWords) : [];
  const topics = topicsAmong(talk, candidates);
  const alsoSaid = saidTopics(talk, candidates, topics);
  const chapters = isSupported ? findChapters(talk, likelySeconds, namesAndCommonWords) : [];

  yield 'analyzing_sentiment';
  const scoredTurns = turns.map(({ cueEnds, ...turn }) => ({
    ...turn,
    ...scoreTurn(turn.text, language),
  }));
  const moods = moodsOf(talk, scoredTurns, language);
  const facts = turnFacts(talk, topics, scoredTurns, language);

  yield 'building_connection_map';
  const quotable = isSupportedLanguage(language) ? sentencesToQuote(talk) : [];
  const pool = withSubstance(quotable);
  const graph = connectionGraph({
    talk,
    times,
    questions,
    exchanges,
    onMatter,
    topics,
    feelings: scoredTurns,
    moods,
    isEnglish,
    weights: phraseWeights(pool, talk.turns.length),
    subjects: subjectsAmong(candidates),
  });

  yield 'summarizing';
  const outcomes = findOutcomes({ talk, saidTo, date: transcript.date, language });
  const weights = termWeights(talk, pool);
  const choice = inShortChoice({ talk, pool: quotable, weights, chapters });
  const chosen = chooseInShort(choice, toldBy(outcomes));
  const summaries = participantSummaries({ talk, times, questions, pool, weights });
  const summaryLines = meetingSummary({
    talk,
    pool,
    weights,
    topics,
    durationSeconds: doubted || areMinutes ? null : durationSeconds,
    durationIsEstimated,
    language,
    summaryWords: input.summaryWords ?? defaultSummaryWords,
  });

  return {
    title: transcript.title,
    date: transcript.date,
    startTime: transcript.startTime,
    zone: transcript.zone,
    durationSeconds,
    durationIsEstimated,
    language,
    doubts,
    hasUnnamedVoices: areVoicesUnnamed,
    turns: scoredTurns.map((turn) =>
      noTie.has(turn.index) ? { ...turn, noTie: true as const } : turn,
    ),
    leftOut: transcript.leftOut,
    openerPosition: openerPosition(talk),
    participants: times.map((time, person) => ({
      ...time,
      id: participantId(person),
      name: talk.names[person] ?? '',
      label: labels[person] ?? '',
      joined: (joined[person] ?? []).map(({ label, why }) => ({ label, why })),
      role: roleOf(
        [labels[person] ?? '', ...(joined[person] ?? []).map(({ label }) => label)],
        roles,
      ),
      directoryUserId: matches[person]?.tie?.id ?? null,
      tie: matches[person]?.tie ?? null,
      suggestedUserId: matches[person]?.suggestedId ?? null,
      heardAs: matches[person]?.heardAs ?? null,
      calledAs: called[person] ?? [],
      questions: talk.marksQuestions ? (asked.get(person)?.length ?? 0) : null,
      turnFacts: facts[person] ?? [],
      alsoTurns: alsoSaid.turns[person] ?? [],
      sentiment: moods[person]?.sentiment ?? 'neutral',
      sentimentScore: moods[person]?.score ?? 0,
      judged: moods[person]?.judged ?? false,
      feeling: moods[person]?.feeling ?? null,
      feelingEvidence: moods[person]?.evidence ?? [],
      facts: summaries[person]?.facts ?? '',
      summary: summaries[person]?.text ?? '',
      evidence: summaries[person]?.evidence ?? [],
    })),
    moments: strongMoments(scoredTurns.filter(({ written }) => !written)),
    ...meetingMood({
      feelings: moods.map(({ feeling }) => feeling),
      nobodyNamed: talk.nobodyNamed,
      language,
    }),
    summary: summaryLines.map(({ text }) => text).join('\n'),
    summaryLines,
    inShort: chosen.map(asFinding),
    inShortChoice: boundedChoice(choice, chosen),
    chapters,
    initiatives: topics.map(({ text }) => text),
    alsoSaid: alsoSaid.texts,
    ...outcomes,
    dynamics: talkDynamics(talk),
    graph,
  };
}

const secondsOf = (minutes: number | null, words: number): number =>
  minutes === null ? secondsToSpeak(words) : 60 * minutes;

/** A separate function, so that the cues can be freed: those of a long meeting take a hundred megabytes. */
function readTurns(input: AnalysisInput) {
  const { cues: asWritten, ...transcript } = readTranscript(input);
  const corrections = input.corrections ?? noCorrections;
  const heard = withoutSharedLabels(asWritten, corrections);
  const passages = markPassages(heard, input.isRecording ?? false, corrections.passages);
  const named = namePassages(passages, corrections.passages);
  const cues = corrections.splitsNames ? splitNamesInside(named) : named;
  checkSpeakers(cues);
  const { names, joins, roles } = nameSpeakers(cues, transcript, input.directory, corrections);
  const corrected = correctSpeakers(cues, withJoins({ ...corrections, names }, joins));
  const merged = joinCues(corrected.cues);
  checkAllKept(cues, merged);
  const doubts = findDoubts({ file: input, transcript, cues: corrected.cues, turns: merged });
  const areVoicesUnnamed = hasUnnamedVoices(corrected.cues);
  const { labelOf } = corrected;
  const turns = correctWords(merged, input.words ?? []);
  return { transcript, doubts, corrections, joins, roles, labelOf, turns, areVoicesUnnamed };
}

const roleOf = (labels: readonly string[], roles: ReadonlyMap<string, string>): string | null =>
  labels.flatMap((label) => roles.get(label) ?? [])[0] ?? null;

/**
 * Runs all steps.
 * @throws UnreadableTranscriptError if the text is no transcript
 */
export function analyseTranscript(input: AnalysisInput): Analysis {
  const steps = analysisSteps(input);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

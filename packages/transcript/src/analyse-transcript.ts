import { tieSpeakers } from './2-turns/tie-speakers.ts';
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
import { clearSentences, readAlone } from './5-summaries/clear-sentences.ts';
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
import { isSupportedLanguage } from './language/languages.ts';
import { recogniseLanguage } from './language/recognise-language.ts';
import { withWordsOf } from './language/segmented-words.ts';
import { stopWords } from './language/stop-words.ts';
import { presentParticipants } from './participants.ts';
import { readTurns } from './read-turns.ts';
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
  const clear = clearSentences(talk, quotable, weights);
  const choice = inShortChoice({ talk, clear, chapters });
  const chosen = chooseInShort(choice, toldBy(outcomes));
  const alone = isEnglish ? readAlone(clear) : pool;
  const summaries = participantSummaries({ talk, times, questions, pool: alone, weights });
  const summaryLines = meetingSummary({
    talk,
    // Who asks for a number of words wants so many.
    pool: input.summaryWords === undefined ? alone : pool,
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
    participants: presentParticipants({
      talk,
      times,
      labels,
      joined,
      roles,
      matches,
      called,
      asked,
      facts,
      alsoSaid,
      moods,
      summaries,
    }),
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

import type { FigureId } from '@rapport/contract';

/**
 * `given`: ids, and what files, people, directories and other programs state, also as quotations; `state`: settings,
 * permissions, paging, and the progress of work or of the installation. Neither describes a person.
 */
type NotComputed = 'given' | 'state';

/** For each schema, its fields (separated by spaces) by the figure that they belong to. */
type ClassifiedFields = Record<string, Partial<Record<FigureId | NotComputed, string>>>;

const processingStatus = {
  given: 'eventId title',
  state:
    'processingStatus processingProgress processingError processingStartedAt processingCompletedAt',
};
const processingEvent = {
  ...processingStatus,
  given: `organizationId ${processingStatus.given}`,
};
const meetingEvent = { given: 'organizationId eventId' };
const organizationEvent = { given: 'organizationId' };

const listedMeeting = {
  given: 'id name meetingLink',
  state:
    'processingStatus processingProgress processingError alreadyHere isLeftOutOfFigures toConfirm confirmed can',
  'meeting-start': 'date time isDateStated isTimeStated',
  duration: 'duration isDurationEstimated',
  'meeting-score': 'sentiment sentimentLabel judged judgedReason moodHidden',
  'mood-counts': 'moods peopleByFeeling',
  'what-was-read': 'toCheck[]',
  language: 'language',
  topics: 'initiatives[]',
  team: 'team',
  'action-count': 'actions',
  decisions: 'decisions',
};

export const classifiedFields: ClassifiedFields = {
  // Meetings
  meetingListSchema: { given: 'meetings[]', state: 'total next', 'meeting-score': 'moodsHidden' },
  saidSentenceSchema: { given: 'turn start speaker parts[].text parts[].isFound' },
  meetingListItemSchema: {
    ...listedMeeting,
    given: `${listedMeeting.given} found`,
    'action-count': 'actions openActions',
    people: 'participants',
  },
  meetingDetailSchema: {
    ...listedMeeting,
    given: `${listedMeeting.given} title participants[].id participants[].user`,
    'meeting-start': `${listedMeeting['meeting-start']} startTime`,
    duration: `${listedMeeting.duration} durationMinutes endTime`,
    'speaker-tie': 'participantSyncedUserIds[]',
    'meeting-summary': 'summary',
    state: `${listedMeeting.state} summarySource findings talk sharing`,
    actions: 'actionItems[]',
  },
  meetingViewsSchema: { given: 'views[]', state: 'total toConfirm toCheck' },
  meetingViewSchema: {
    given: 'id name filter author',
    state: 'meetings isShared can.change can.share',
  },
  viewFilterSchema: {
    given: 'from to days person topic series status whose mood actions confirm check sort',
  },
  createdViewSchema: { given: 'id' },
  // Scenarios
  createdScenarioSchema: { given: 'id' },
  scenarioGroupsSchema: {
    given: 'departments[].name departments[].people[] teams[].name teams[].people[] people[]',
  },
  scenarioPersonSchema: { given: 'id name title department' },
  scenarioListSchema: { given: 'scenarios[]', state: 'canNamePersons canCompute' },
  scenarioRowSchema: {
    given: 'id title targetDate author changedAt template',
    state: 'status visibility isAuthor version can.share can.delete computedOn',
  },
  scenarioSchema: {
    given: [
      'id title targetDate author changedAt reason',
      'people[] changedBy createdAt actions[] configuration.template configuration.leavers[]',
      'configuration.weeks configuration.week configuration.answers{}[] configuration.steps[] configuration.groups[] configuration.by',
      'configuration.group configuration.people[]',
    ].join(' '),
    state:
      'status visibility isAuthor version can.share can.delete isResultHidden latest result.kind result.basis.day result.basis.from result.basis.to result.basis.weeks',
    'scenario-result': [
      'result.division.cut result.division.of result.division.byChance.from result.division.byChance.to',
      'result.between[].exchanges result.ties.before result.ties.after result.bridges.before',
      'result.bridges.after result.departmentPairs.before result.departmentPairs.after result.parted[][]',
      'result.fewTies[].person result.fewTies[].before result.fewTies[].after result.fragmentation.before',
      'result.fragmentation.after result.components.before result.components.after result.basis.people',
      'result.basis.ties result.between[].a result.between[].b result.takeOver[].leaver',
      'result.takeOver[].stays result.takeOver[].leavesFewTies result.takeOver[].parts[] result.takeOver[].successor.person',
      'result.takeOver[].successor.kind result.takeOver[].successor.meetings result.takeOver[].successor.meetsBoth result.before.across.part',
      'result.before.across.of result.before.tiedGroups.part result.before.tiedGroups.of result.before.changed[].group',
      'result.before.changed[].people result.before.changed[].ties result.before.changed[].components result.before.changed[].meanDistance',
      'result.before.changed[].fragmentation result.after.across.part result.after.across.of result.after.tiedGroups.part',
      'result.after.tiedGroups.of result.after.changed[].group result.after.changed[].people result.after.changed[].ties',
      'result.after.changed[].components result.after.changed[].meanDistance result.after.changed[].fragmentation',
    ].join(' '),
  },
  scenarioVersionsSchema: {
    given: 'versions[].title versions[].savedBy versions[].savedAt',
    state: 'versions[].version versions[].what versions[].computedOn',
  },
  // Search
  searchAnswerSchema: { given: 'meetings[] people[] topics[] sentences[]', state: 'total' },
  foundMeetingSchema: { given: 'id name', state: 'processingStatus', 'meeting-start': 'date' },
  foundPersonSchema: { given: 'userId name' },
  foundTopicSchema: { topics: 'topic', 'meeting-start': 'lastOn' },
  foundSentenceOfMeetingSchema: {
    given: 'turn start speaker parts[].text parts[].isFound meeting',
  },
  // Ask Me Anything
  askAnswerSchema: {
    given:
      'id question askedAt reading followUps[] quotes[] meetings[] written.sentences[].quotes[] nothing.closest nothing.topics[]',
    state:
      'written.model written.kept canBeWritten beingAnalysed read.meetings read.from read.to read.milliseconds read.isWhole nothing.areNear',
    'answer-count':
      'found sentence lacksOutcomes sentences weeks[].monday weeks[].sentences nothing.withoutPeriod',
    'answer-text': 'written.sentences[].text',
  },
  askReadingSchema: {
    given:
      'kind from to people[].userId people[].name series.id series.name readAs[].written readAs[].name words[]',
  },
  saidQuoteSchema: { given: 'meetingId turn start speaker.userId speaker.name text' },
  askedMeetingSchema: {
    given: 'id name',
    'meeting-start': 'date',
    duration: 'seconds',
    people: 'participants',
  },
  nearTopicSchema: { topics: 'topic mentions meetings', 'meeting-start': 'lastOn', given: 'quote' },
  askSentencesSchema: { given: 'sentences[] meetings[]', state: 'next' },
  askSuggestionsSchema: {
    state: 'meetings',
    'meeting-start': 'from suggestions[].lastOn',
    topics:
      'suggestions[].question suggestions[].topic suggestions[].mentions suggestions[].meetings',
  },
  askHistorySchema: { given: 'questions[]', state: 'next' },
  askedQuestionSchema: {
    given: 'id question from to people[] series after askedAt',
    'answer-count': 'found quotes',
  },
  // Speakers
  meetingChecksSchema: { given: 'meetings[]', state: 'total names next' },
  checkedMeetingSchema: {
    given: 'id title file from',
    state: 'mayCorrect',
    'meeting-start': 'date time',
    duration: 'minutes',
    people: 'participants',
    'what-was-read':
      'checks[].kind checks[].minutes checks[].likelyMinutes checks[].usualMinutes.from checks[].usualMinutes.to checks[].line checks[].date checks[].likelyDate checks[].because[] checks[].names checks[].people checks[].lines[] checks[].timed checks[].turns checks[].speaker checks[].speakerId checks[].looksLikeRoom checks[].share checks[].from',
  },
  speakerListSchema: {
    given: 'speakers[]',
    state: 'next open skipped guests choices known total knownTurns veryLikely hidden',
  },
  heardSpeakerSchema: {
    given: 'id name isOneMeeting looksLikeRoom is meetings turns lastDate quote',
    'tie-suggestion': 'suggestions[]',
  },
  speakerSuggestionSchema: { 'tie-suggestion': 'person confidence reason' },
  speakerQuoteSchema: { given: 'text eventId title date turn start' },
  speakerChosenSchema: { state: 'choiceId meetings' },
  speakersConfirmedSchema: { state: 'choiceIds[]' },
  speakerChoicesSchema: { given: 'choices[]', state: 'next' },
  speakerChoiceRecordSchema: { given: 'id name is person isOneMeeting by at' },
  meetingSharingSchema: { state: 'readers people canChange' },
  meetingSharesSchema: { given: 'people[]', state: 'canChange' },
  meetingAbilitiesSchema: { state: 'cancel retry delete correct' },
  sentimentBreakdownSchema: { 'mood-counts': 'positive neutral negative' },
  peopleByFeelingSchema: { 'mood-counts': 'positive neutral negative calm too-little' },
  hiddenMoodSchema: { 'mood-counts': 'moodHidden' },
  personSchema: { given: 'id firstName lastName email' },
  textSourceSchema: { state: 'engine model kept' },
  evidenceSchema: { given: 'turn quote said.start said.speaker said.written' },
  foundSentenceSchema: { given: 'text evidence[]' },
  meetingFindingsSchema: {
    'in-short': 'inShort[]',
    chapters: 'chapters[]',
    decisions: 'decisions[]',
    'open-questions': 'openQuestions[]',
    state: 'maybe',
  },
  talkDynamicsSchema: {
    'meeting-balance': 'balance',
    'meeting-questions': 'questions.asked questions.answered',
    given: 'people[].participantId monologue.participantId monologue.turn silence.longest.turn',
    'talk-share': 'people[].share',
    questions: 'people[].questions',
    monologue: 'monologue.start monologue.seconds monologue.words',
    silence: 'silence.seconds silence.longest.start silence.longest.seconds',
  },
  outcomeSchema: { given: 'text evidence[] isAdded', state: 'isConfirmed isCorrected' },
  maybeFindingsSchema: {
    decisions: 'decisions[]',
    actions: 'actions[]',
    'open-questions': 'openQuestions[]',
  },
  maybeActionSchema: { actions: 'text owner dueDate dueDay before', given: 'evidence[]' },
  confirmedSchema: { given: 'by on' },
  toConfirmSchema: {
    given: [
      ...['said', 'previous', 'next'].flatMap((piece) =>
        ['turn', 'text', 'start', 'speaker'].map((field) => `questions[].${piece}.${field}`),
      ),
      'questions[].kind questions[].id questions[].participantId questions[].name',
      'nextMeeting.id nextMeeting.title',
    ].join(' '),
    'tie-suggestion': 'questions[].person questions[].confidence questions[].reason',
    decisions: 'questions[].text questions[].turn questions[].sure',
    actions: 'questions[].owner questions[].dueDay questions[].dueWords',
    state: 'confirmed nextMeeting.toConfirm',
  },
  chapterSchema: { chapters: 'title fromTurn toTurn start end', given: 'isRenamed' },
  heldActionItemSchema: { actions: 'text owner dueDate dueDay before', state: 'isMaybe' },
  listedActionItemSchema: {
    actions: 'text owner dueDate dueDay before',
    given: 'isAdded doneOn note',
    state: 'isCorrected isConfirmed',
  },
  participantSummariesSchema: { given: 'summaries[]' },
  participantSummarySchema: {
    given: 'id participant.user evidence[]',
    'speaker-tie': 'speakerSyncedUserId',
    'person-summary': 'summary',
    state: 'summarySource isLeftOutOfMoods',
    mood: 'overallSentiment judged feeling feelingEvidence[]',
    'speaking-time': 'speakingTimeSeconds',
    'talk-share': 'talkShare',
    turns: 'turns',
  },
  meetingGraphSchema: { given: 'nodes[] links[]' },
  meetingGraphNodeSchema: {
    given: 'id name email department role',
    mood: 'sentiment judged feeling',
    engagement: 'engagementScore',
    state: 'isLeftOutOfMoods',
  },
  meetingGraphLinkSchema: {
    given:
      'source target evidence.summaryOfInteractions[][] evidence.communicationRecommendations[][]',
    'pair-mood': 'sentiment',
    interactions: 'value',
    'person-interactions': 'value',
    strength: 'strength',
    'pair-summary': 'summaryOfInteractions[]',
    recommendations: 'communicationRecommendations[]',
    state: 'summarySource recommendationsSource',
  },
  meetingTranscriptSchema: {
    given: 'turns[] speakers[] corrections[] summary[].text summary[].evidence[] actionItems[]',
    'what-was-read':
      'coverage.turns coverage.words coverage.minutes coverage.timed coverage.unattributedTurns coverage.leftOut{} coverage.warnings[]',
    state: 'can.correct',
  },
  transcriptTurnSchema: {
    given: 'position participantId start end text written',
    'strong-moments': 'moment momentWords[]',
  },
  transcriptSpeakerSchema: {
    given: 'participantId label role',
    'speaker-labels': 'joined[]',
    'speaker-tie': 'tie.userId tie.how tie.sure',
    'tie-suggestion': 'suggestion',
  },
  joinedLabelSchema: { 'speaker-labels': 'label why' },

  // Figures of the organization
  organizationSourceSchema: { state: 'hasOwnFigures' },
  meetingCountingSchema: { state: 'isLeftOut' },
  changedMeetingsSchema: { given: 'changed[]', state: 'refused[].reason refused[].meetings' },
  periodSchema: { state: 'from to weeks isSoFar' },
  coverageSchema: {
    state: 'state beingAnalysed',
    coverage: 'meetings untimed speakers speakersKnown',
  },
  comparedSchema: { coverage: 'now before' },
  comparedOrUnknownSchema: { 'talk-balance': 'now before' },
  organizationOverviewSchema: {
    state: 'period before slider[].from chart[]',
    coverage: 'coverage meetings slider[].meetings initiativesNamed initiativesWithheld',
    'people-heard': 'people.heard people.directory',
    'meeting-hours': 'minutes',
    'talk-balance': 'talkBalance',
    'questions-answered': 'questions.asked questions.answered',
    'organization-actions': 'actions',
    initiatives: 'initiatives[]',
    given: 'departments[]',
    'group-mood': 'mood.organization mood.weeks[] mood.rising mood.falling',
  },
  departmentFiguresSchema: {
    given: 'department',
    'people-heard': 'people heard',
    'meeting-hours': 'spokenMinutes weeks[]',
  },
  foundActionsSchema: {
    'organization-actions': 'found withOwner withDay open dueThisWeek overdue doneThisWeek done',
  },
  initiativeSchema: {
    initiatives: 'topic mentions meetings people lastOn weeks[]',
    'group-mood': 'mood',
  },
  groupMoodSchema: {},
  shownMoodSchema: {
    'group-mood': 'isShown mood cut band.low band.high before change.by change.direction',
  },
  hiddenGroupMoodSchema: { 'group-mood': 'isShown reason' },
  weekMoodSchema: { 'group-mood': 'mood band.low band.high' },
  organizationMoodsSchema: {
    state: 'period before chart[] smallestGroup',
    coverage: 'coverage meetingsWithheld',
    'group-mood': 'organization',
    given: 'groups[]',
    initiatives: 'initiatives[]',
    'own-mood': 'own',
    'strong-moments': 'moments[]',
  },
  moodOfGroupSchema: {
    given: 'kind name',
    'people-heard': 'people heard',
    coverage: 'meetings',
    'group-mood': 'mood weeks[]',
  },
  moodOfInitiativeSchema: { initiatives: 'topic people meetings', 'group-mood': 'mood' },
  organizationMomentSchema: {
    given: 'quote meetingId meetingName turn start',
    'meeting-start': 'date',
    topics: 'topic',
    'strong-moments': 'sentiment',
  },
  ownMoodSchema: {
    state: 'isLeftOutOfMoods',
    coverage: 'meetings',
    'speaking-time': 'spokenMinutes',
    'own-mood': 'now before weeks[]',
    given: 'groups[].kind groups[].name',
  },
  ownMoodAnswerSchema: { state: 'period chart[]', 'own-mood': 'own' },
  organizationMapSchema: {
    state: 'period before',
    coverage: 'coverage',
    given: 'people[]',
    ties: 'ties[]',
    'department-talk': 'departments[]',
    bridges: 'bridges[]',
  },
  organizationChangesSchema: { state: 'period before', 'what-changed': 'findings[]' },
  changeFoundSchema: {
    'what-changed': 'kind subject[] group now before meetings',
    given: 'seriesId',
  },
  organizationInitiativesSchema: {
    state: 'period before chart[]',
    coverage: 'coverage initiativesNamed initiativesWithheld',
    initiatives: 'initiatives[]',
  },
  figureEvidenceSchema: {
    given: 'meetings[].meetingId meetings[].name meetings[].turns[]',
    'meeting-start': 'meetings[].date',
    coverage: 'earlier withheld',
  },
  evidenceTurnSchema: { given: 'turn start speaker quote' },
  mapPersonSchema: { given: 'id name title department', 'people-heard': 'isHeard' },
  mapTieSchema: { ties: 'a b strength meetings change' },
  departmentPairSchema: { given: 'a b', 'department-talk': 'minutes exchanges ratioToChance' },
  bridgeSchema: { bridges: 'personId departments[] ties of' },

  // Planning
  plannedPersonSchema: { given: 'id name title department' },
  tiedPeopleSchema: {
    state: 'period',
    coverage: 'coverage',
    given: 'people[].id people[].name people[].title people[].department',
    ties: 'people[].ties ties',
  },
  offboardingListSchema: {
    state: 'today',
    given: 'projects[] handedToYou[]',
  },
  offboardingListItemSchema: {
    given: 'id person.id person.name title lastDay lookedAfterBy',
    state: 'items done',
  },
  handedTaskSchema: { given: 'item person.id person.name lastDay' },
  offboardingProjectSchema: {
    given: [
      'id person.id person.name title department lastDay lookedAfterBy announcedOn note createdOn',
      'readers[].id readers[].name list[]',
    ].join(' '),
    state: 'today items done added peopleHidden canManage version revision',
    coverage: 'fromMeetings',
  },
  handoverItemSchema: {
    given: [
      'id kind label sourceId isOutside lastOn assignee.id assignee.name dueDay note doneOn quote.text',
      'quote.meetingId quote.meeting quote.date quote.turn quote.start',
    ].join(' '),
    handover: 'mentions meetings tiesLeft led.opened led.of',
    series: 'nextOn',
    state: 'isLate lateDays isDoneInActions isNew version',
  },
  createdOffboardingSchema: { given: 'id' },
  offboardingVersionSchema: { state: 'version' },
  lookedAgainSchema: { state: 'added' },
  afterLeavingSchema: {
    given: [
      'startsOn topics.missing[] series.missing[] series.paused[].name moods.own.department',
      'moods.own.people',
      'moods.others[].department moods.others[].people',
    ].join(' '),
    state: 'hasStarted weeks[] firstWeekSince smallestGroup tiesHidden',
    'group-mood': 'moods.organization[] moods.own.weeks[] moods.others[].weeks[]',
    'after-leaving': [
      'moods.own.before moods.own.since moods.others[].before moods.others[].since ties.now ties.of',
      'topics.now topics.of series.now series.of series.paused[].weeks',
    ].join(' '),
  },
  whatIfSchema: {
    state: 'period day',
    coverage: 'coverage',
    given: [
      'leavers[] people[].id people[].name people[].title people[].department',
      'topics[].personId series[].id series[].name series[].personId actions[].id actions[].text',
      'actions[].dueDay actions[].meeting.id actions[].meeting.title actions[].meeting.date',
      'actions[].personId',
    ].join(' '),
    ties: 'people[].ties',
    departure: 'departure',
    carried: [
      'topics[].key topics[].topic topics[].mentions topics[].share topics[].hold',
      'topics[].people topics[].meetings topics[].lastOn series[].meetings series[].heard',
      'series[].opened series[].led actions[].isOverdue',
    ].join(' '),
  },
  pastDeparturesSchema: { given: 'departures[]' },
  pastDepartureSchema: {
    given: 'person knownFrom handoverId lastDay',
    state: 'weeks before.from before.to since.from since.to',
    'past-departures': [
      'lost.told lost.came parted.told parted.came fewTies.told fewTies.came stay.told stay.came',
      'usual.low usual.high usual.comparisons around.fewer around.same around.more',
    ].join(' '),
  },
  departureSchema: {
    given: 'map.people[]',
    state: 'map.isWhole',
    topics: 'takeOver[].topic',
    ties: 'map.ties[].a map.ties[].b map.ties[].strength',
    departure: [
      'ties.before ties.after bridges.before bridges.after departmentPairs.before',
      'departmentPairs.after departmentPairs.parted[][] fragmentation.before fragmentation.after',
      'groups.before groups.after reconnect[].before reconnect[].after reconnect[].personId',
      'map.ties[].isLost takeOver[].leaverId takeOver[].staysId takeOver[].tiesLeft',
      'takeOver[].parts[] takeOver[].successor.personId takeOver[].successor.reason',
      'takeOver[].successor.meetings takeOver[].successor.meetsBoth takeOverAll',
    ].join(' '),
  },

  // Succession
  roleCoverageSchema: {
    given: [
      'person leavesOn ties[].id ties[].name topics[].id topics[].name series[].id series[].name',
    ].join(' '),
    state: 'period',
    coverage: 'coverage',
    'covered-share': 'unlisted candidates[] others',
  },
  coveringPersonSchema: {
    given: 'id name title department pair.id pair.name',
    'covered-share': [
      'share ties[].state ties[].times topics[].state topics[].times series[].state series[].times',
      'pair.covered pair.of pair.isOnlyOne',
    ].join(' '),
  },
  createdPlanSchema: { given: 'id' },
  successionWeightsSchema: { given: 'ties topics series' },
  successionPlanSchema: {
    given: 'id role person weights notes candidates[] steps[] author changedAt',
    state: 'version isShared can.share can.delete',
  },
  successionCandidateSchema: { given: 'person external note' },
  successionStepSchema: { given: 'text dueOn owner.person isDone' },
  successionPlansSchema: { given: 'plans[]' },
  successionPlanItemSchema: {
    given: 'id role person candidates steps stepsDone nextDueOn author changedAt',
    state: 'isShared',
  },
  heldSuccessionPlanSchema: {
    given: [
      'role notes weights candidates[].external candidates[].note',
      'steps[].text steps[].dueOn steps[].isDone at',
    ].join(' '),
    state: 'isShared',
  },

  // Actions
  actionListSchema: { given: 'actions[] department', state: 'next counts today' },
  actionCountsSchema: {
    'organization-actions':
      'all mine team open done dropped groups[].group groups[].total groups[].open',
  },
  changedActionsSchema: { given: 'actions[]' },
  actionSchema: {
    actions: 'text before owner dueDay dueWords group carried',
    given: 'id origin quote state closedOn note meeting author addedOn',
    state: 'isCorrected isConfirmed can.change can.correct',
  },
  actionOwnerSchema: { given: 'userId name' },
  actionMeetingSchema: { given: 'id title turn start speaker', 'meeting-start': 'date' },
  // Series
  seriesListSchema: { given: 'series[]', state: 'total' },
  seriesListItemSchema: {
    given: 'id lastId',
    series: 'name meetings rhythm nextDate',
    'meeting-start': 'firstDate lastDate',
  },
  seriesOfPersonSchema: {
    series: 'series[].name series[].heard series[].meetings',
    given: 'series[].id',
  },
  seriesRhythmSchema: { series: 'weekday time everyDays' },
  seriesSchema: {
    given: 'id leftOut[] isRenamed',
    state: 'smallestGroup showsMoods canRename',
    series: 'name rhythm meetings[] meetingsInAll reasons',
    topics: 'topics[]',
    'speaker-tie': 'speakersKnown',
    people: 'speakers',
  },
  seriesMeetingSchema: {
    given: 'id name',
    state: 'canChange',
    'meeting-start': 'date time isDateStated isTimeStated',
    duration: 'duration isDurationEstimated',
    people: 'people',
    series: 'how',
    'action-count': 'actions',
    'meeting-balance': 'talkBalance',
    'meeting-score': 'mood moodHidden',
  },
  leftOutMeetingSchema: {
    given: 'id name by on',
    state: 'canChange',
    'meeting-start': 'date time isDateStated isTimeStated',
    duration: 'duration isDurationEstimated',
    people: 'people',
  },
  seriesTopicSchema: { topics: 'topic meetings mentions[]' },
  seriesReasonsSchema: {
    series: 'title byTitle byPeople added onWeekday dated regulars[].name regulars[].meetings',
  },
  placeInSeriesSchema: {
    given: 'place.id',
    series: 'place.name place.position place.meetings',
  },

  // Corrections and processing
  correctionRecordSchema: { given: 'id kind words by at undoneBy undoneAt' },
  correctionAcceptedSchema: {
    ...processingStatus,
    given: `${processingStatus.given} correctionId`,
  },
  directoryPeopleSchema: { given: 'people[]', state: 'hasMore' },
  directoryPersonSchema: { given: 'id name title' },
  processingStatusSchema: processingStatus,
  processingProgressSchema: { state: 'percentage currentStep estimatedTimeRemaining' },
  earlierUploadSchema: { given: 'eventId title uploadedAt' },
  uploadCheckAnswerSchema: {
    given: 'alreadyHere[].sha256',
    state: 'alreadyHere[].upload sizeMaxMb',
  },
  processingStatusesSchema: { state: 'statuses[]' },
  meetingOutcomeSchema: {
    ...processingStatus,
    state: `${processingStatus.state} alreadyHere`,
    people: 'participants',
    'action-count': 'actions',
  },
  uploadAcceptedSchema: { given: 'eventId title', state: 'processingStatus' },

  // The person's own data and rights
  myDataSchema: {
    given: 'profile meetings[] corrections[]',
    state: 'totals.meetings totals.corrections totals.uploads totals.auditEntries',
  },
  heldOffboardingSchema: { given: 'person lastDay note at' },
  heldNotificationSchema: { given: 'kind meeting action readAt at' },
  heldTaskSchema: { given: 'kind label note isAssignee dueDay at' },
  heldQuestionSchema: {
    given: 'question from to people[] series at',
    'answer-count': 'found quotes',
  },
  myDataFileSchema: {
    given: [
      'profile corrections[] actions[] seriesChoices[] meetingViews[] offboardings[] handoverTasks[] successionPlans[] scenarios[] questions[] notifications[] digests[].week digests[].at notificationSettings uploads[].meetingId uploads[].title uploads[].at',
      'auditEntries[].at auditEntries[].action auditEntries[].detail auditEntries[].address auditEntries[].device',
      'meetings[].id meetings[].title meetings[].speakerName meetings[].said[].start meetings[].said[].text',
      'meetings[].connections[].with',
    ].join(' '),
    'meeting-start': 'meetings[].date meetings[].time',
    'speaking-time': 'meetings[].speakingSeconds',
    'talk-share': 'meetings[].talkShare',
    turns: 'meetings[].turns',
    words: 'meetings[].words',
    questions: 'meetings[].questions',
    mood: 'meetings[].sentiment meetings[].feeling meetings[].feelingEvidence[]',
    'mood-score': 'meetings[].sentimentScore',
    engagement: 'meetings[].engagementScore',
    'person-summary': 'meetings[].summary',
    'pair-mood': 'meetings[].connections[].sentiment',
    interactions: 'meetings[].connections[].value',
    strength: 'meetings[].connections[].strength',
    'pair-summary': 'meetings[].connections[].summaryOfInteractions[]',
    state:
      'meetings[].summarySource meetings[].connections[].summarySource meetings[].connections[].recommendationsSource',
    recommendations: 'meetings[].connections[].communicationRecommendations[]',
    actions: 'meetings[].actionItems[]',
  },
  heldProfileSchema: {
    given: [
      'email accountName picture organization role memberSince lastUsedAt',
      'directory.firstName directory.lastName directory.username directory.title directory.department',
      'directory.teams[] directory.syncSource directory.externalId directory.heardAs[] directory.lastSyncedAt',
      'directory.invitedAt directory.activatedAt',
      'directory.managed.userName directory.managed.displayName directory.managed.manager',
      'signIn.singleSignOn[].provider signIn.singleSignOn[].subject',
      'signIn.singleSignOn[].since signIn.singleSignOn[].lastUsedAt signIn.twoFactor.since',
      'signIn.passkeys[].name signIn.passkeys[].since signIn.passkeys[].lastUsedAt',
    ].join(' '),
    state: 'directory.isLeftOutOfMoods',
  },
  leftOutOfMoodsSchema: { state: 'isLeftOutOfMoods' },
  heldMeetingSchema: {
    given: 'id title speakerName',
    'meeting-start': 'date time',
    'speaking-time': 'speakingSeconds',
    'talk-share': 'talkShare',
    turns: 'turns',
    words: 'words',
    questions: 'questions',
    mood: 'sentiment feeling feelingEvidence[]',
    'mood-score': 'sentimentScore',
    engagement: 'engagementScore',
    'person-summary': 'summary',
    state: 'summarySource',
  },
  heldActionSchema: {
    actions: 'text dueDay isOwner',
    given: 'note meeting state isAuthor at',
  },
  heldSeriesChoiceSchema: { given: 'meetingId meeting series isPart at' },
  heldScenarioSchema: {
    given: [
      'title reason isShared at configuration.template configuration.leavers[]',
      'configuration.weeks configuration.week configuration.answers{}[] configuration.steps[] configuration.groups[] configuration.by',
      'configuration.group configuration.people[]',
    ].join(' '),
  },
  heldViewSchema: { given: 'name filter isShared at' },
  heldCorrectionSchema: { given: 'meetingId meeting words at undoneAt' },
  erasurePreviewSchema: { given: 'name', state: 'meetings mentions files' },

  // The organization and its people
  rulesInForceSchema: {
    given: 'organization',
    state: 'trust activeFeatures retention languageModel.name languageModel.server',
  },
  organizationSettingsSchema: {
    given: 'companyDescription',
    state: 'hostingZone timezone activeFeatures trust',
  },
  activeFeaturesSchema: { state: 'askMeAnything interactionGraphs sentiment actions' },
  trustSettingsSchema: {
    given: 'participantNotice',
    state:
      'meetingReaders figureReaders smallestGroup individualFigures worksCouncilMode isNoticeMailed isLanguageModelOn',
  },
  trustStateSchema: {
    given:
      'administration.figureReaders[] administration.lastChanges[].subject administration.lastChanges[].at administration.lastChanges[].name',
    state: 'settings administration.effects administration.isModelSetUp',
  },
  // Numbers of people and meetings, which describe no person.
  trustEffectsSchema: {
    state: [
      'people meetings completedMeetings departments readersPerMeeting.everyone readersPerMeeting.participants',
      'hidden[].smallestGroup hidden[].departments hidden[].meetings',
    ].join(' '),
  },
  retentionPeriodsSchema: { state: 'fileDays meetingDays' },
  retentionSettingsSchema: { state: 'fileDays meetingDays lastRunAt' },
  retentionPreviewSchema: {
    given: 'oldestMeetings[].id oldestMeetings[].title oldestMeetings[].uploadedAt',
    state: 'meetings files',
  },
  organizationUserListSchema: { given: 'users[]', state: 'total' },
  organizationUserSchema: {
    given: [
      'id accountId email firstName lastName username organizationMemberId invitationId externalId picture',
      'externalData.title externalData.jobTitle externalData.department externalData.teams[]',
    ].join(' '),
    state:
      'status organizationRole rapportUser invitedAt activatedAt lastSyncedAt syncSource isManaged can',
  },
  userAbilitiesSchema: {
    state: 'invite cancelInvitation changeRole handOverOwnership remove resetPassword erase',
  },
  importResultSchema: {
    given: 'columns.used[] columns.ignored[] skipped[].line skipped[].reason',
    state: 'created updated',
  },
  manyInvitationsResultSchema: {
    given: 'results[].address results[].invitationId',
    state: 'results[].outcome remaining sendsMail',
  },
  invitationDetailsSchema: { given: 'id email isRapportUser organizationName role' },
  auditPageSchema: { given: 'entries[]', state: 'next' },
  auditEntrySchema: {
    given:
      'id at action person.accountId person.name person.email apiKey target.id target.email detail address device',
  },

  // Two-factor sign-in
  twoFactorRuleSchema: { given: 'isRequired', state: 'memberCount withTwoFactor' },

  // API keys
  apiKeyListSchema: { given: 'keys[]' },
  apiKeySchema: {
    given: 'id name scopes[] createdAt createdBy expiresAt lastUsedAt',
    state: 'start',
  },
  createdApiKeySchema: { given: 'id', state: 'key' },

  // Directory by SCIM
  directoryStateSchema: { given: 'connection address' },
  directoryConnectionSchema: {
    given: 'createdAt createdBy groupsBecome lastUsedAt',
    state: 'tokenEnd people groups',
  },
  directoryTokenSchema: { state: 'token' },
  // Single sign-on
  singleSignOnSchema: {
    given: [
      'provider.protocol provider.issuer provider.clientId provider.signInAddress',
      'provider.certificates provider.isOn provider.admits provider.isPasswordOff',
      'provider.test.email provider.changedAt provider.changedBy domains[]',
    ].join(' '),
    state: [
      'provider.secretTail provider.certificatesValidUntil[] provider.test.at provider.test.error',
      'provider.version returnAddress saml.entityId saml.answerAddress',
      'usedBy notUsedBy owners.total owners.usedBy keepPassword elsewhere',
    ].join(' '),
  },
  singleSignOnDomainSchema: { given: 'id domain verifiedAt', state: 'record' },
  singleSignOnAddressSchema: { state: 'url' },
  signInWaysSchema: { state: 'hasSingleSignOn hasPasskeys sendsMail hasOwner' },

  // Passkeys
  passkeyListSchema: { given: 'passkeys[]', state: 'isPossible' },
  passkeySchema: { given: 'id name createdAt lastUsedAt' },
  passkeyCreationSchema: {
    given: 'user.id user.name user.displayName excludeCredentials[].id',
    state: [
      'challenge rp.id rp.name pubKeyCredParams[].type pubKeyCredParams[].alg timeout attestation',
      'authenticatorSelection.residentKey authenticatorSelection.requireResidentKey',
      'authenticatorSelection.userVerification excludeCredentials[].type excludeCredentials[].transports[]',
    ].join(' '),
  },
  passkeyRequestSchema: { state: 'challenge rpId timeout userVerification' },
  passkeySignedInSchema: { state: 'isSignedIn' },

  // Webhooks
  webhookListSchema: { given: 'webhooks[]' },
  webhookSchema: {
    given: 'id url events[] isOn changedAt changedBy',
    state: 'isGone previousSecretUntil version',
  },
  webhookSecretSchema: { given: 'id', state: 'secret' },
  webhookDeliveryPageSchema: { given: 'deliveries[]', state: 'next' },
  webhookDeliverySchema: {
    given: 'id webhookId event createdAt request.url',
    state: [
      'state attempts attemptedAt nextAt request.body',
      'response.status response.ms response.body response.error',
    ].join(' '),
  },

  // Notifications: what the meetings and the list of actions answer, and states
  notificationPageSchema: { given: 'notifications[]', state: 'next' },
  notificationSchema: {
    given:
      'id kind at isRead by meeting.id meeting.title action.id plan.kind plan.id plan.title reason',
    actions: 'action.text action.isQuoted action.dueDay action.state',
    state: 'meeting.people meeting.minutes meeting.actions speakers',
  },
  unreadNotificationsSchema: { state: 'unread' },
  notificationSettingsSchema: {
    given: 'bell[] mail[] isDigestOn digestDay digestTime quietFrom quietTo',
  },
  notificationSettingsAnswerSchema: {
    given: 'email bell[] mail[] isDigestOn digestDay digestTime quietFrom quietTo',
    state: 'smallestGroup',
  },
  digestSentSchema: { state: 'isSent' },
  stoppedMailSchema: { state: 'stopped' },

  // The installation
  systemStateSchema: {
    state: [
      'version node startedAt database.kind database.version database.schema database.bytes database.answerMs',
      'queues[].name queues[].waiting queues[].running queues[].oldestWaitingSeconds mail.server mail.from',
      'model.name model.server disk.freeBytes disk.totalBytes',
      'importSources[].kind importSources[].source importSources[].organization importSources[].problem importSources[].lookedAt',
      'importSources[].last[].at importSources[].last[].state importSources[].last[].name importSources[].last[].reason',
      'signInProviders[].organization signInProviders[].issuer signInProviders[].protocol signInProviders[].check.at signInProviders[].check.problem',
      'signInProviders[].lastSuccessAt signInProviders[].failedTest.at signInProviders[].failedTest.error',
      'lastBackup.madeAt lastBackup.rows lastBackup.bytes webhooks.waiting webhooks.failed',
    ].join(' '),
  },
  testMailSentSchema: { given: 'to', state: 'server' },
  undeliveredMailListSchema: { given: 'mails[]' },
  undeliveredMailSchema: { given: 'id to subject reason failedAt' },

  // Events
  'transcript-processing-started': processingEvent,
  'transcript-processing-progress': processingEvent,
  'transcript-processing-completed': processingEvent,
  'transcript-processing-failed': processingEvent,
  'transcript-processing-cancelled': processingEvent,
  'meeting-deleted': meetingEvent,
  'meeting-updated': meetingEvent,
  'actions-updated': meetingEvent,
  'meetings-updated': organizationEvent,
  'organization-settings-updated': organizationEvent,
  'organization-figures-updated': organizationEvent,
  'planning-updated': { given: 'organizationId kind id' },
  'notifications-updated': organizationEvent,
  'series-updated': organizationEvent,
  'meeting-views-updated': organizationEvent,
  'organization-people-updated': organizationEvent,
  'access-updated': organizationEvent,
};

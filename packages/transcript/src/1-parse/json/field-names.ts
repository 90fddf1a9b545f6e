/** Names of fields, in lower case without marks, the better ones first. */

/** What was said. */
export const texts = [
  ...['punctuatedword', 'display', 'displaytext', 'spokentext', 'text', 'transcript'],
  ...['content', 'sentence', 'utterance', 'utt', 'transcription', 'transcripttext', 'utf8'],
  ...['message', 'msg', 'body', 'speech', 'dialogue', 'dialog', 'caption', 'words', 'word'],
];
/** Also fields of settings, so they are words only beside a speaker or the time of a recording. */
export const looseTexts = ['value', 'line', 'phrase', 'lexical', 'lines'];
/** Their lists are parts of one text: `content: [{ type: 'text', text: 'Hello' }]`. */
export const textParts = new Set(['text', 'content', 'parts']);

/** Who spoke. */
export const speakers = [
  ...['speakername', 'speaker', 'speakerlabel', 'participantname', 'participant', 'personname'],
  ...['speakerid', 'speakertag', 'spk', 'participantid', 'participantrole'],
];
/** Who spoke, by names that other records than turns have, too. */
export const looseSpeakers = [
  ...['displayname', 'realname', 'userprofile', 'username', 'user', 'from', 'sender', 'author'],
  ...['member', 'person', 'role', 'who', 'name', 'userid', 'channeltag', 'channel', 'source'],
];
/** Within a record that is a person. */
export const names = [
  ...['displayname', 'realname', 'fullname', 'speakername', 'participantname', 'username'],
  ...['nickname', 'name', 'label', 'source', 'email'],
];
/** What such a person is, where only an id stands beside it. */
export const roles = ['role', 'participantrole'];
/** What may stand for a person elsewhere. */
export const ids = [
  ...['id', 'speakerid', 'participantid', 'userid', 'uuid', 'key', 'tag', 'speakertag'],
  ...['speaker', 'index', 'label'],
];

/** When it was said; a unit may follow: `startMs`, `offsetInTicks`. */
export const starts = [
  ...['start', 'starttime', 'startoffset', 'begin', 'begintime', 'beginoffset', 'offset'],
  ...['fromstart', 'tstart', 'starttimestamp', 'startat', 'timestart', 'timestamp', 'ts'],
  ...['timestamps', 'offsets', 'time', 'timecode', 'from', 'videotimestamp'],
];
/** Also fields of records that were never said: the day of a news article. */
export const looseStarts = [
  ...['absolutestarttime', 'startdatetime', 'startedat', 'createdat', 'createddatetime'],
  ...['datetime', 'dateunixtime', 'date', 'sentat'],
];
export const ends = [
  ...['end', 'endtime', 'endoffset', 'tend', 'endtimestamp', 'endts', 'endat', 'timeend', 'to'],
  ...['until', 'stop', 'timestamp', 'timestamps', 'offsets', 'absoluteendtime', 'enddatetime'],
];
export const durations = ['duration', 'dduration', 'dur', 'length'];
/** Within a record that is a time. */
export const timeParts = { start: ['relative', 'start', 'from'], end: ['relative', 'end', 'to'] };

/** Lists of people beside the words. */
export const people =
  /speaker|participant|part(?:y|ies)$|people|person|attendee|user|member|invitee/;

/** Held apart from the words, whatever stands in it: what others made of them, and settings. */
export const asides =
  /summar|prompt|instruction|setting|config|translat|action|sentiment|analys|insight|keyword|citation|highlight|chapter|topic|agenda|question|decision|takeaway|annotation|quer(?:y|ies)|entit|outline|gist|tool|schema|error|^(?:notes?|tasks?|todos?|tags?|comments?|reactions|parameters|params|options|logs?|model)$/;

/** Several guesses at the same words, the best first. */
export const guesses = /^(?:alternatives|nbest|hypotheses)$/;

/** What stands above the words. */
export const titles = ['title', 'meetingtitle', 'topic', 'subject', 'meetingname', 'calltitle'];
export const days = [
  ...['scheduledstarttime', 'recordingstarttime', 'meetingdate', 'startedat', 'started'],
  ...['starttime', 'startdatetime', 'datetime', 'date', 'datestring', 'createdat'],
  ...['createddatetime', 'created'],
];
/** Different ones in one file are different meetings. */
export const meetingIds = ['meetingid', 'callid', 'conversationid', 'recordingid', 'transcriptid'];

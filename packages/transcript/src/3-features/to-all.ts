const groupWords =
  /\b(?:everyone|everybody|guys|folks|all of you|you all|y'all|anyone|anybody|(?<!\b(?:the|our|their|my|your|his|her|a|whole|[a-z]+ing) )team)\b/i;

const toTheRound = [
  /\b(?:see|talk to|speak to) you (?:all|guys|next|tomorrow|on|in|soon|later|then)\b/i,
  /\bhave a (?:good|great|nice|lovely) (?:day|week|weekend|evening|afternoon|one|rest)\b/i,
  /\b(?:let's|let us|we(?:'ll| will| can| should)) (?:get (?:started|going)|begin|start with|wrap|move on|close|adjourn|stop here|call it)\b/i,
  /\b(?:that's|that is) (?:it|all)(?: for| from) (?:today|now|me|us|my side|our side)\b/i,
  /\bnext (?:item|topic|point|thing on the agenda)\b/i,
  /\b(?:thanks|thank you)(?: very much| so much)? for (?:joining|coming|attending|your time)\b/i,
  /\b(?:thank you|thanks|welcome|hello|hi|bye|good (?:morning|afternoon|evening)),? (?:all\b|to (?:the|this)\b)/i,
  /\bmeeting (?:is )?(?:adjourned|closed)\b/i,
  /\b(?:nothing|no updates?) (?:from|on) (?:me|us|my side|our side|my end|our end)\b/i,
  /^(?:so |okay |yeah |well )?(?:on|from) (?:my|our) (?:side|end)\b/i,
];

export function isToAll(text: string): boolean {
  const straight = text.replaceAll('’', "'");
  return groupWords.test(straight) || toTheRound.some((phrase) => phrase.test(straight));
}

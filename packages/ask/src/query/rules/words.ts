/** Words that rules of several measures share, as patterns. */
export const who =
  '(?:@person|@group|we|they|people|everyone|everybody|anyone|anybody|someone|somebody|us)';
export const be = '(?:is|are|was|were|be|been|being)';
export const meeting = '(?:meetings?|calls?|sessions?|syncs?|get togethers?|one on ones?|@series)';
export const person =
  '(?:people|persons?|participants?|speakers?|attendees|members|colleagues|employees|voices|names|faces)';
export const talk =
  '(?:talk|talks|talked|talking|speak|speaks|spoke|spoken|speaking|chat|chats|chatted|interact|interacts|interacted|communicate|communicates|exchange|exchanges|work|works|worked|deal|deals|engage|engages)';
export const say =
  '(?:mention|mentions|mentioned|mentioning|say|said|says|talk about|talked about|talks about|talking about|spoke about|speak about|speaks about|spoken about|bring up|brings up|brought up|raise|raised|raises|come up|came up|comes up|coming up|discuss|discussed|name|named|refer to|referred to|heard about|hear about|spoke of|speak of)';
export const most = '(?:(?:the )?(?:most|least)|the loudest|most often|most of the time|a lot)';
export const series =
  '(?:series|recurring (?:meetings?|calls?|ones)|regular (?:meetings?|calls?)|repeating (?:meetings?|calls?)|standing (?:meetings?|calls?)|meeting series|rituals?|routines?)';
export const action =
  '(?:actions?|action items?|action points?|tasks?|to dos?|todos?|follow ups?|commitments?|promises|assignments?|homework|deliverables?)';
export const decide =
  '(?:decide|decided|decides|deciding|decision|decisions|agree on|agreed on|agreed|agreement|agreements|approved|settled)';
export const question = '(?:questions?|issues?|points?|matters?|threads?|topics?)';
export const topicWord = '(?:topics?|themes?|subjects?)';
export const mood =
  '(?:moods?|morale|atmosphere|vibes?|spirits?|sentiment|feelings?|feeling|climate)';

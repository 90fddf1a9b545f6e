/**
 * Feeling in spoken work talk, by weight; written for this project. Words of work ('issue', 'bug', 'risk') are
 * excluded; courtesy ('thanks') weighs little or nothing.
 */
const wordsByWeight: readonly (readonly [weight: number, words: string])[] = [
  [
    3,
    `amazing amazed awestruck sensational spectacular exquisite marvel awesome fantastic excellent wonderful brilliant incredible outstanding superb
    magnificent marvelous marvellous phenomenal terrific stunning gorgeous adore adored thrilled
    delighted ecstatic overjoyed love loved loves loving yay hooray hurray woohoo
    congratulations congrats bravo beautiful perfect blessed favorite favourite`,
  ],
  [
    2,
    `great happy stoked obsessed funky dope greatest gutsy pleasing gratifying heartening heartwarming uplifting energizing energised energized invigorating enthusiastic enthusiasm delicious fascinating fascinated captivating riveting exhilarating triumph triumphant proudly stellar nicest coolest impresses exceptional superbly beautifully brilliantly flawless flawlessly delights congrats applaud commend glad excited exciting proud impressive impressed lovely fun enjoy enjoyed
    enjoying enjoys enjoyable delightful pleased joy joyful celebrate celebrated celebrating
    cheerful hilarious funny grateful thankful fabulous splendid sweet adorable charming
    inspiring inspired thrilling best sexy kudos yummy delicious hopeful optimistic
    promising encouraging encouraged win winning won wins rocks smile smiling
    lol lmao wow relieved admire admired respect heroic genius elegant neat blast
    legend cute darling whoo woo winner winners beauty wonderfully legendary masterpiece badass
    epic happier happiest happily gladly excitement happiness pleasure treat honored honoured
    honor thrill`,
  ],
  [
    1,
    `good nice nicely smoothly liking adaptable easygoing economical funny uniqueness creative innovative stylish trendy compelling convincing persuasive attractive appealing gem stronger smarter enjoys promising favor intrigued intriguing liked likes fan fans neater nicer powerful cleaner robust intuitive seamless welcome thoughtful insightful sensible rewarding refreshing reassuring reassured kind kindly keen tremendous tremendously remarkable remarkably favorable favourable gratitude cool appreciate appreciated appreciates helpful useful interesting success
    comfortable confident convenient pleasant clever smart wise friendly welcoming
    supportive valuable healthy solid achievement accomplished hope hoping wonderfully
    fortunate fortunately lucky luckily succeeded succeed worthwhile reasonable handy fresh calm
    trusted benefit praise sympathetic warm brave congratulate recommend deserved
    deserves`,
  ],
  [
    0.55,
    `agree agreed absolutely definitely better improved improvement progress easier
    easy strong interested care caring trust safe productive achieved`,
  ],
  [
    -0.55,
    `sorry hard badly untrue false falsely lie lies distracting distraction gimmick gimmicky confusion limiting costly expensive inefficient unstable messed broken bother bothers bothered bothering scare scares limitation worn strain strained shortage shortages delay inconvenience pity risks contradictory ineffective insecure irritate unwilling hardship crash crashed crashes whining excuses suspicion hinder hinders junk junky arbitrary vague burden risky complex complicated impossible broke fragile brittle dangerous trouble troubling inconsistent insufficient inadequate crazy bizarre verbose overkill failing neglect neglected harm harmful hurting crisis unreliable ignored ignoring backlash gosh difficult tricky missing lost tough pressure troubled slow delayed weak wrong
    dead died damn`,
  ],
  [
    -1,
    `unfortunately irritates annoys annoy annoyance frustrates demotivating demotivated demoralising demoralizing demoralised demoralized discourages disturbing disturbed disturbs queasy ludicrous laughable demeaning condescending patronising patronizing misinformation misled deceptive deceived dishonest untruth untruths gutted clueless inexcusable unjustified unprofessionally heartless brutal brutally grim bleak gloomy miserably insecurities pessimistic cynical dissatisfaction displeased displeasing unimpressed unconvinced unimpressive mediocre underwhelming underwhelmed inferior flawed hideous dull uncool bland obnoxious unpleasant untrustworthy unfairness injustice negligence negligent reckless recklessly hypocrisy hypocritical absurdly regrettable regrettably unsafe unsettling troubles agony anguish hurtful mishandled bungled botched squandered squander overworked understaffed underfunded unsustainable unsatisfied unsatisfactory exasperated exasperating dire shocking shocked appalled aggravating overbearing intolerable tiresome livid bastardize abandoned betrayal neglectful irritating irritated clunky cumbersome hacky sloppy misleading unreasonable unrealistic irresponsible inappropriate unfortunate unhelpful hassle headache headaches discouraging discouraged dissatisfied dislike disliked dislikes complaint complaints tragic tragedy unjust desperate desperately sadness waste wasted wasting wasteful mistrust distrust dismayed dismal alarmed unworkable untenable undermines undermined neglecting unprepared tedious burdensome chaotic chaos confusing confused confuse unclear tired boring bored annoying worried worry
    worries worrying concerned concerning concerns uncomfortable unhappy disagree stuck painful
    weird odd strange silly unfair unsure doubt doubts doubtful skeptical sceptical frustrating
    nervous afraid scary scared lazy messy ugly awkward stressed stressful overwhelmed
    overwhelming lonely poor poorly lacking inconvenient regret regrets sadly upset bad complain
    complaining blame blamed worse reluctant cry crying gross jerk creepy rude
    suspicious excuse uneasy alarming struggling struggle struggled suffers suffering crap`,
  ],
  [
    -2,
    `terrible terribly sad sucks suck sucked stupid dumb idiot idiots idiotic moron ridiculous
    disappointing disappointed disappointment frustrated frustration angry anger furious mad
    annoyed hurt hurts ashamed shame embarrassing embarrassed embarrass useless pointless worst
    disaster nightmare mess unacceptable pathetic nasty mean-spirited insulting insult
    insulted hostile toxic unbearable hopeless miserable depressed depressing exhausted
    exhausting burnout burned-out dreadful lousy rubbish garbage trash bullshit bs shit fucked
    hell ruined ruin betrayed liar lied lying cruel selfish hypocrite scam cheated cheating
    outrageous absurd nonsense resent resentment dread fear terrified panic panicking crying
    jealous jerks screwed incompetent careless unprofessional disrespectful offended offensive
    bitter heartbroken heartbreaking guilty worthless ugh yikes ouch awfully freaked freaking
    insane loser losers pissed creep coward cowards corrupt fraud ignorant arrogant rotten
    trashy degrading humiliating humiliated sorrow grief worthless evil abuse abusive racist
    sexist bully bullying devastated devastating`,
  ],
  [
    -3,
    `hate hated hates hating awful horrible horribly horrific disgusting disgust disgusted
    despise loathe appalling atrocious abysmal vile fuck fucking bitch bastard asshole assholes
    dickhead sickening infuriating horrendous hatred disgrace disgraceful shameful detest`,
  ],
];

/** Phrases whose weight differs from that of their words; 0 excludes a feeling word. */
const phrasesByWeight: readonly (readonly [weight: number, phrases: string])[] = [
  [
    3,
    `oh yay|hell yeah|way better than expected|love it|love this|love that|love you|so proud of|best news|that made my day
    |could not be happier`,
  ],
  [
    2,
    `well done|good job|great job|nice job|great work|good work|nice work|nicely done|good news
    |great news|great idea|good idea|excellent idea|great point|looking forward|look forward
    |can't wait|cannot wait|really like|like it a lot|hats off|big win|thumbs up|way to go
    |sounds great|sounds fantastic|sounds perfect|works great|works really well
    |working really well|went really well|went well|going well|going really well|so much better
    |much better|thank you so much|thanks so much|really appreciate|super helpful|really helpful
    |very helpful|very useful|really good|really nice|very good|very nice|so good|so nice
    |pretty cool|really cool|very cool|that's cool|cool idea|happy with|we did it|you did it
    |nailed it|knocked it out|on track|ahead of schedule|no longer worried|oh good|feel good
    |feel better|big improvement|huge improvement|a relief|good for you|pretty good
    |that's amazing|was great|is great|great to hear|good to hear|big fan|huge fan|quite a fan|really enjoyed|i like the|i like that|i like it|i like this
    |we like it|so much fun|a lot of fun|lot of fun|quite good|quite nice|pretty nice|pretty neat|pretty happy|fairly happy
    |very happy|quite happy|really happy|so excited|really excited|good suggestion|works beautifully|well written|well put
    |very supportive|strongly support|couldn't agree more|could not agree more|couldn't be happier
    |not bad|not bad at all|not a bad|not a bad idea|not a particularly bad|not a particularly bad idea|not particularly bad
    |not too bad|not so bad|couldn't be better|never been better|never looked better
    |that's great|thank god|so kind|very kind|take care of you|i love`,
  ],
  [
    1,
    `sounds good|looks good|looking good|works for me|works well|work well|makes sense to me
    |i like|we like|i'd love|would love|good question|can't complain|thank you
    |good stuff|good luck|good thing|more confident|i'm in|with pleasure
    |my pleasure|you rock|worked well|works really well|did well|doing well|did really well|went smoothly|went quite well|still like|i still like
    |well designed|well thought out|tying in nicely|came together|comes together|into the idea|like the idea|like that idea|good to see
    |happy to see|glad to see|glad to hear|nice to hear|nice to see|great to see|great progress|good progress|real progress|heck yeah
    |killing it|dug it|worth its weight|worth it|thumbs up from|i'm a fan|a pleasure|fits nicely|big step forward|a joy|be great|be awesome|be fantastic|support this|supportive of|makes life easier|no complaints|nothing to complain about
    |not the worst|a good idea|a nice idea|pretty well|very well|fond of`,
  ],
  [0, `thank you|thanks|thank|no worries|no problem|fair enough|good point|feel free`],
  [
    0,
    `what went well|what is going well|what's going well|a great many|a great deal|great number|worked hard
    |worked very hard|worked really hard|work hard|working hard|anybody disagree|anyone disagree|have a doubt|has a doubt
    |garbage collection|garbage collector|garbage collected|kernel panic|git blame|excuse me|excuse my|silly question
    |stupid question|dumb question|hurt performance|good morning|good afternoon|good evening|good night|good day|would like|i'd like|we'd like
    |you'd like|feel like|looks like|sounds like|happy to|glad to|sort of like|well then|as well
    |pretty much|kind of|a good bit|good enough|thank you mr|thank you mrs|thank you chair
    |thank you madam|thanks everyone|thank you everyone|thanks everybody|thank you very much
    |thanks for joining|thank you for joining|thanks for coming|thank you for coming|sorry for
    |i'm sorry to interrupt|sorry to interrupt|sorry i|sorry what|sorry about that|i'm sorry i
    |sorry go ahead|hard drive|hard disk|hard copy|hard code|hard coded|hard fork|best practice
    |best practices|best effort|at best|better off|better known|best way|the best|best guess
    |good practice|dead code|dead end|lost connection|lost you
    |slow down|slow start|lose track|weak reference|strong reference|strongly typed|bad request
    |bad actor|bad actors|bad block|bad data|worst case|wrong way round|wrong button|wrong tab|wrong link|wrong window|wrong file|wrong document
    |my apologies|apologies for
    |what's wrong|is it wrong|correct me if i'm wrong|if i'm wrong|maybe i'm wrong
    |could be wrong|might be wrong|i may be wrong|missing something|missing anything
    |anything missing|like it was|in case|no doubt|without doubt|without a doubt|health care
    |national trust|trust funds|care home|care homes|child care|long term care|success rate
    |success criteria|good to go|as good as|a good amount
    |good number of|a good idea to|be better to|might be better|would be better|easier to
    |easy to|hard to|harder to|if you're interested|interested in|respect to|with respect
    |in respect|kind regards|best regards|all the best|high pressure
    |fun fact|mean to|i mean|win the|cool so|okay cool|cool okay|all good
    |good good|okay good|good okay|good so|yeah good|great so|okay great|great okay|great thanks
    |great thank you|ok great|all right great|alright great|cool thanks|good for me|better than
    |worse than|good or bad|first of all|if you care|don't care which
    |thanks for the|thanks for that|thank you for the|thank you for that|thanks to|no thanks
    |take care of|takes care of|taking care of|i hope|we hope|hope you|hope so|hope that|hope to
    |i agree with that|definitely not|absolutely not|poor people|poor countries|the poor
    |the dead`,
  ],
  [
    -1,
    `oh my god|my fault|i can't do this|i don't care|that's not true|forget it|this is crazy
    |not sure about|not convinced|not happy about|not ideal|not great|too much work|too late
    |too slow|too hard|not a fan|let down|fed up with waiting|waste of|doesn't make sense
    |does not make sense|makes no sense|make no sense|doesn't help|not helpful|falling behind
    |behind schedule|don't like|do not like|doesn't like|didn't like|oh no|oh dear|go wrong
    |goes wrong|gone wrong|went wrong|going wrong|i'm afraid|oh god|what the hell|too bad
    |pain in|a pain|running out of time|nobody told|no one told|never works|doesn't care|give up
    |gave up|fell apart|not fair|not cool|not a good|not very good|not very nice|isn't good|is not good|that's not good|not that great|a shame|it's a shame
    |concerned about|object to|doesn't seem right|doesn't feel right|feels wrong|too complicated|too complex|too expensive|takes too long
    |too much time|far too|way too|not what we agreed|not what was agreed|nobody knows|no idea why|not enough time|at a loss
    |hard to believe|hard to justify|not clear at all|no excuse|fall short|falls short|fell short|lack of|not been told|not worth|isn't worth|don't understand why|don't see why|don't see the point|what's the point
    |no point|badly designed|poorly designed|not helpful|not useful|isn't useful|not practical|not convincing|not very convincing
    |not very useful|not very helpful|too big|too small|too heavy|too many problems|too confusing|too vague|too long|too short of
    |what a mess|a mess|no answer|not answering|won't answer|same answers|hearing the same|not able to|refuses to|refused to
    |least favorite|least favourite|not terrific|can't find|doesn't seem worth|have trouble|out of hand|out of control|scares me|annoys me
    |bothers me|bugs me|drives me|worries me|concerns me|makes me sad|makes me mad|makes me uncomfortable|worst part`,
  ],
  [
    -2,
    `your fault|damn it|damnit|leave me alone|how could you|what is wrong with you|stop it|get lost|so sorry to hear
    |you never listen|i've had enough|had enough of|fed up|sick of|tired of|waste of time|big mistake|can't stand|cannot stand|can't believe
    |let us down|let me down|makes me angry|drives me crazy|drives me nuts|driving me crazy
    |lost patience|losing patience|out of patience|this is ridiculous|going nowhere
    |that's not okay|not acceptable|not good enough|really bad|very bad|so bad|who cares|shut up
    |go to hell|don't trust|do not trust|never listen|never listens|nobody listens|nobody cares
    |no one cares|how dare|burned out|burnt out|burning out|at my limit|falling apart|i give up
    |bad news|deeply concerned|very concerned|really worried|very worried|not going to work
    |ignored me|ignores me|ignore me|blaming me|thrown under the bus`,
  ],
];

export const intensifiers: ReadonlyMap<string, number> = new Map([
  ...`very really so extremely incredibly totally completely absolutely super truly deeply insanely too fucking`
    .split(' ')
    .map((word) => [word, 1.35] as const),
  ...`slightly somewhat fairly little bit kinda mildly`
    .split(' ')
    .map((word) => [word, 0.7] as const),
]);

/** Weight of a word or phrase, -3 to 3. */
export const feelingWeights: ReadonlyMap<string, number> = new Map([
  ...wordsByWeight.flatMap(([weight, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, weight] as const),
  ),
  ...phrasesByWeight.flatMap(([weight, phrases]) =>
    phrases.split('|').map((phrase) => [phrase.trim(), weight] as const),
  ),
]);

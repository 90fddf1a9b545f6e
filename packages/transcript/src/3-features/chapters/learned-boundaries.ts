// Written by `npm run -w lab train -- chapters` from the training split of QMSum (Zhong and others 2021, MIT licence).

export const learnedBoundaries = {
  /** In thousandths. */
  weights:
    '-867 -333 -110 -190 -44 -11 173 141 27 -301 14 -57 184 222 -47 437 14 -1128 -449 -364 -247 -538',
  /** One cue a line: where ('<' before, '>' after), words, weight in hundredths. */
  cues: `
<all	-7
<an	-5
<and the	9
<as	-12
<at	-10
<by	-5
<do that	24
<do you	6
<done	18
<first	34
<for that	13
<for the	8
<good	12
<had	10
<has	-7
<have a	6
<have to	8
<here	10
<how	-7
<huh	6
<i guess	8
<i'm	-8
<is	-6
<last	20
<make	8
<maybe	5
<move	18
<my	13
<need to	5
<next	20
<not	-6
<oh	-6
<okay	12
<on the	8
<our	9
<out	-6
<questions	61
<should	9
<so we	10
<some	12
<sorry	5
<start	24
<take	5
<talk	28
<thank	17
<thank you	16
<thanks	28
<that's	21
<the first	25
<this is	5
<those	-7
<time	13
<to be	12
<to do	5
<to have	9
<to make	10
<to the	12
<use	10
<we	5
<we are	17
<we can	9
<we'll	-16
<we're	14
<well	-6
<what	-5
<yeah i	9
<yeah yeah	8
<yep	7
<yes	8
>a little	12
>about	21
>agenda	31
>an	-8
>and i	-6
>and then	-6
>and you	9
>another	9
>anything	15
>anyway	10
>as	-12
>ask	16
>back	7
>back to	23
>because	-9
>been	12
>bit	-7
>but	-6
>can	9
>can i	-13
>course	6
>did	16
>do	6
>do you	17
>else	20
>evaluation	82
>final	38
>first	31
>five	14
>from	25
>go	18
>go on	11
>going	9
>going to	17
>gonna	9
>good	11
>good morning	46
>got	14
>guys	23
>had	-13
>has	5
>have a	34
>have you	42
>i have	27
>i just	-24
>i'd	17
>i'll	9
>i'm going	36
>i've	11
>idea	8
>if i	25
>in the	-6
>interface	60
>is it	17
>is the	19
>it is	-6
>just	-5
>last	6
>like to	9
>little	9
>looking	11
>m	9
>made	10
>me	9
>mean	-5
>meeting	45
>morning	36
>move	57
>move on	47
>much	-5
>my	6
>new	9
>next	53
>no	-9
>not	-11
>now	47
>now on	62
>obviously	21
>of all	16
>of course	8
>okay	30
>okay i	47
>okay thank	27
>on	8
>on the	8
>on to	25
>our	8
>over	9
>part	14
>please	15
>pretty	17
>question	-6
>s	-6
>so	8
>so i	19
>so that	5
>so the	14
>so uh	24
>so um	46
>some	21
>start	21
>still	7
>talk	21
>talk about	20
>talking	8
>talking about	7
>thank	7
>thank you	11
>thanks	31
>that	-7
>that i	6
>that we	-7
>the first	14
>the interface	56
>the last	28
>the next	53
>the um	21
>there	-6
>thing	10
>thing that	25
>things	10
>think we	15
>thinking	13
>three	6
>to be	-11
>to do	11
>to go	7
>to move	42
>today	26
>two	-9
>uh	8
>uh the	22
>uh uh	16
>uh what	37
>um	19
>um i	12
>um so	27
>um we	38
>um yeah	9
>us	15
>very much	-11
>wanna	18
>we	9
>we are	-8
>we can	25
>we have	16
>we will	9
>we'll	16
>we're	21
>we're going	30
>we've	41
>we've got	45
>were	-9
>what	11
>what we	18
>why	9
>will	10
>work	7
>would	-9
>yeah the	28
>yes	-8
>you guys	25
>you very	-10
>you wanna	47
>your	9
`.trim(),
};

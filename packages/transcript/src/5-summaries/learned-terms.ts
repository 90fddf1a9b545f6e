// Written by `npm run train:terms` from the training split of QMSum (Zhong and others 2021, MIT licence).

export const learnedTerms = {
  meetings: 162,
  /** In thousandths, in the order of `termFeatures`. */
  weights: `
-1395 -61 31 328 -424 485 -800 -211 -1238 156 141 -1395 162 50
-1678 16 141 309 -976 1468 -858 -83 -908 329 518 -1678 179 -243
-1962 -395 -281 518 -767 1046 -1422 -377 -763 333 438 -1962 608 89
-549 -341 361 601 -113 1581 -1853 -72 -895 100 50 -549 -182 -14
240
`,
  /** A line a term: key, weight in hundredths, in how many meetings it was. */
  known: `
1	25	22
2	23	24
2015	30	12
22	31	13
25	31	12
3	26	22
4	28	19
5	30	17
a	197	162
a a	-69	111
a banana	55	15
a batteri	-11	14
a better	-12	16
a big	-33	50
a bit	-56	87
a bunch	-18	22
a button	-34	33
a certain	-26	29
a coupl	-35	49
a decision	-12	12
a differenc	-10	12
a fair	-11	15
a few	39	52
a fruit	-11	9
a great	-18	25
a half	22	23
a hug	-19	21
a hundr	-13	16
a kind	-10	17
a letter	-10	13
a littl	-52	122
a long	-15	25
a menu	-14	14
a mor	15	24
a new	74	62
a number	-31	30
a particular	17	19
a period	-12	9
a power	28	10
a problem	-17	34
a question	-16	33
a real	-32	48
a regular	-10	8
a remot	-24	58
a result	-10	12
a s	-10	17
a scroll	-22	12
a separat	28	13
a simpl	12	25
a singl	-19	23
a small	-21	25
a special	-21	18
a speech	49	8
a spongi	45	8
a system	-13	15
a t	-20	25
a television	26	10
a universal	-18	10
a veri	-62	91
a way	-34	49
a whol	-18	24
abiliti	53	40
abiliti to	62	13
abl	-53	131
abl to	-27	104
about	149	162
about a	-10	26
about how	-32	35
about it	-37	70
about that	-45	69
about the	189	133
about this	-33	46
about what	-39	50
abov	12	42
absenc	-25	20
absolut	-50	74
abstract	-19	16
abus	-22	11
academic	-19	17
accent	-14	10
accept	21	30
acceptabl	-16	15
access	-25	65
access the	28	8
access to	12	18
accessibl	-31	26
accidental	-13	11
accord	44	51
accord to	60	15
account	-41	60
accountabiliti	-18	9
accuraci	-18	28
accurat	-12	17
achiev	-13	33
acknowledg	-33	21
acoustic	20	20
acquaint	28	11
acquaintanc	-18	11
across	-57	65
across the	-41	25
act	-26	40
activ	18	15
activat	-43	29
activiti	-38	39
actual	-119	153
actual i	-11	17
actual the	-13	18
adam	-35	24
adaptation	-27	13
added	-25	51
additional	-19	69
address	-13	47
adjust	-19	43
administration	28	10
admission	-15	10
adopt	39	20
adult	-27	19
advanc	-40	58
advanc chip	-48	16
advertis	-12	15
advic	-48	25
advis	-18	16
adviser	12	9
advisori	23	13
affect	-63	46
afford	-33	30
after	100	131
afterward	-34	27
again	-118	143
age	-25	52
age group	-51	11
agenda	48	79
ago	-36	62
agr	90	44
agre	-46	102
agre with	-14	21
agricultur	18	8
ahead	-43	85
aim	19	58
al	-13	40
alarm	-28	18
algorithm	-21	12
align	-24	26
alignment	34	22
all	-20	162
all that	-17	26
all thes	-16	23
all this	-10	14
all thos	-10	9
allocat	-14	13
allow	-40	90
almost	-31	92
alon	-15	24
along	-41	70
alongsid	-15	11
alreadi	-30	136
alreadi hav	-14	15
alright	-69	111
also	109	159
also a	-10	15
also hav	-17	21
also the	-26	31
although	10	83
alwai	-56	129
american	-14	18
amongst	-12	13
amount	-72	82
an	55	161
an advanc	-11	8
an idea	28	23
an impact	45	10
an issu	-10	14
an l	-22	23
and	280	162
and a	94	94
and all	-34	42
and also	-18	62
and and	-74	92
and as	-20	27
and do	-13	22
and down	-14	15
and everyth	-13	13
and feel	39	23
and for	-32	38
and get	-14	22
and he	-23	31
and how	58	52
and i	-86	142
and if	-63	93
and im	-42	31
and in	-44	52
and is	-11	13
and it	-35	138
and just	-21	37
and look	-11	15
and mak	23	21
and mayb	-29	40
and mor	23	14
and not	-25	32
and of	-27	28
and on	-13	19
and one	-26	36
and other	38	25
and our	-22	24
and say	-13	26
and see	-17	30
and so	-76	102
and social	23	9
and som	14	28
and stuff	-35	35
and support	-17	15
and that	-14	124
and the	231	158
and thei	-14	87
and their	-18	18
and then	-19	151
and ther	-49	59
and therefor	-15	12
and theyr	-17	16
and thing	-18	23
and this	-54	71
and thos	-13	16
and to	15	43
and vegetabl	30	20
and we	-83	135
and well	-21	29
and wer	-23	24
and wev	-17	17
and what	-63	84
and when	-18	26
and with	-12	19
and work	30	8
and yeah	-18	29
and you	-80	132
and your	-16	16
andrea	-37	23
andrew	-31	12
animal	67	27
annoi	-19	27
announc	-30	16
announcement	-37	16
annual	-32	15
another	-60	142
anticipat	-28	19
any	-80	157
any of	18	24
anybodi	-48	71
anymor	-21	46
anyon	-22	52
anyth	-109	140
anywai	-88	113
apart	-14	34
apologi	-26	19
apparatus	-12	9
apparent	-48	43
appeal	11	34
appear	-47	45
appearanc	81	12
appl	-36	20
appli	-18	58
application	-56	38
appreciat	-22	30
approach to	-18	16
appropriat	-48	52
approv	-20	15
approximat	-21	21
arbitrari	-11	13
architectur	29	8
are	-102	162
are a	-21	32
are are	-12	15
are being	-12	16
are doing	-23	28
are going	-43	47
are gonna	-20	23
are in	-29	30
are look	-12	12
are mor	-11	14
are not	-47	57
are som	-15	21
are still	-12	13
are the	-64	97
are thei	-16	27
are ther	-19	29
are veri	-20	23
are we	-43	71
are work	-18	19
are you	-47	66
area	-18	64
area of	-10	11
arent	-57	84
argument	-48	32
around	-31	129
around the	30	31
arrai	-14	8
arrangement	-11	18
arrow	-33	21
art	-12	19
articulat	-13	10
artificial	-14	14
as	153	161
as a	33	99
as an	23	16
as far	-13	17
as i	-43	57
as it	-17	28
as oppos	-12	14
as part	16	14
as possibl	-18	22
as the	93	71
as thei	45	16
as to	22	15
as we	-36	42
as well	126	118
as you	-54	76
ask	-45	110
ask the	-12	15
ask you	-15	21
aspect	-19	76
aspect of	47	12
assault	-10	8
assemb	-36	19
assess	-20	21
assessment	-28	20
assign	-16	14
assist	23	13
assistanc	44	9
associat	-29	23
association	-35	17
assum	-67	53
assumption	12	21
assuranc	-28	13
at	50	161
at a	-36	47
at all	-34	58
at hom	-15	10
at it	-15	28
at that	-28	41
at the	56	144
at this	-39	52
at what	-12	16
attach	-29	25
attempt	-21	23
attend	-45	24
attention	26	27
attitud	27	8
attract	-21	16
audienc	-19	21
audio	-76	55
aurora	99	22
authoriti	-47	17
authoriti and	21	9
authoriti to	-11	8
automatical	-40	32
availabiliti	21	11
availabl	-112	92
availabl to	-16	15
averag	-13	52
awai	-77	107
awai from	-14	19
awar	-71	35
awar of	-21	15
award	-26	10
awareness	31	12
awful	-14	19
b	-81	113
back	-105	149
back to	-42	67
backchannel	32	10
background	15	41
backup	62	14
bad	-17	88
badli	-13	14
ball	-38	19
ban	24	9
bank	-40	25
bar	-25	31
barrier	18	15
bas	-32	51
based	99	88
based on	71	50
baselin	-45	18
basic	32	97
basic function	57	8
basical	-69	122
basis	-32	46
batteri	-17	78
be	130	162
be abl	-34	95
be an	13	31
be awar	-17	10
be doing	-14	14
be don	-15	26
be easi	-11	13
be good	-15	31
be in	-37	53
be lik	-18	25
be look	-10	13
be mad	-12	15
be mor	-29	40
be on	-16	25
be som	-10	20
be someth	-15	25
be that	-21	32
be the	47	100
be used	-21	23
be veri	-33	43
bear	-34	30
beautiful	-22	22
becam	-16	16
becaus	-103	162
becaus i	-46	69
becaus if	-16	25
becaus it	-11	90
becaus of	-42	51
becaus that	-25	32
becaus the	-42	52
becaus thei	-26	34
becaus ther	-16	19
becaus theyr	-11	9
becaus we	-41	61
becaus you	-39	52
becom	-81	85
been	-32	129
been a	-16	16
been abl	-11	13
been veri	-11	13
been work	-12	16
beep	-16	45
befor	-33	137
befor the	-14	19
befor we	-12	22
began	27	11
begin	-34	74
behalf	-15	13
behaviour	-13	32
being	-42	133
being abl	-12	13
believ that	-24	16
below	21	30
besid	-21	20
best	-35	108
better	13	140
better than	-12	19
between the	20	41
beyond	-18	35
bia	29	9
big	-88	138
bigger	10	54
biggest	-21	40
bill	30	18
billion	-17	11
bin	39	18
bit	-139	159
bit mor	-29	32
bit of	-35	46
black	-101	62
blah	-12	14
blank	-29	24
block	-29	30
blu	27	39
board	-21	96
bodi	-10	23
book	-23	23
bor	-23	25
boss	-11	12
both	21	128
bother	-19	23
bottom	-47	69
boundari	-54	29
bowden	-12	11
box	-61	48
boy	-13	24
bracket	-16	12
brain	-11	17
brand	32	28
break	-84	76
breath	53	19
brief	-30	55
bright	38	28
brightness	-42	21
bring	-19	97
british	-14	11
broad	-34	27
broadcast	-17	16
broader	-22	20
broken	-18	18
brought	25	59
brows	-19	14
budget	104	69
bug	49	14
build	-13	87
built	-17	40
bulb	-22	15
bunch	-29	51
bunch of	-23	26
bus	-12	11
busi	-16	29
business	-63	32
but	-62	162
but also	-28	28
but but	-36	53
but i	-78	143
but if	-52	81
but im	-10	14
but in	-22	34
but it	-24	131
but mayb	-19	29
but not	-15	30
but that	-52	81
but the	46	99
but thei	27	51
but then	-34	55
but this	-19	30
but we	-64	108
but what	-33	45
but yeah	-13	46
but you	-54	84
button	61	98
button and	60	51
button are	12	21
button for	24	28
button is	-14	12
button or	-15	15
button that	-19	16
button to	-15	15
button which	44	12
button you	-11	11
buy	-86	94
by	140	160
by a	26	15
by the	70	73
c	-90	127
c d	-72	47
cabl	-45	31
calculat	49	22
call	-26	118
cam	17	96
camera	-14	21
can	-120	162
can be	-60	88
can do	-47	81
can get	-26	40
can go	-15	29
can hav	-47	56
can i	-38	50
can just	-31	40
can mak	-29	34
can put	-16	24
can see	-47	48
can use	-41	52
can we	-35	51
can you	-48	72
canada	11	8
canadian	-71	9
cannot	-25	47
cant	-114	146
capabiliti	-14	15
capital	-15	11
captur	-16	21
car	-22	90
card	-15	16
careful	-13	47
carri	-20	41
cas	-19	130
cash	-11	11
cat	-39	18
catch	-16	26
categori	-67	47
caus	-51	121
caus i	-17	17
caus it	-21	29
celebrat	-12	12
cell	-21	40
cent	-71	39
cent of	-20	14
centr	-51	35
central	-16	18
cepstral	-16	9
cepstrum	17	12
certificat	-22	11
cetera	-24	19
ch	-11	41
chain	-11	14
chair	-63	33
chair i	-26	8
challeng	-13	34
chamber	-14	10
chanc	-33	39
chang	-48	144
chang channel	-11	9
chang in	24	12
chang the	-41	52
chang to	-11	14
changeabl	21	12
channel	-78	120
channel and	-22	23
character	-10	10
characteristic	-25	29
charg	-23	49
cheap	17	54
cheaper	-40	26
cheat	25	14
check	21	85
chief	31	20
childhood	24	10
children	11	54
children and	39	14
children in	44	10
children who	-24	8
china	21	10
chip	10	71
chip and	24	10
choic	-52	77
choos	-49	82
chos	-16	20
chuck	-30	26
chunk	-17	16
circuit	34	31
circuit board	23	11
circumstanc	-49	28
citi	-19	16
citizen	-13	9
claim	-19	21
clap	-23	14
clarifi	-25	23
clariti	11	12
classroom	-12	8
clean	-65	42
clear that	-14	12
clearer	-11	12
click	10	41
clock	13	20
clos to	52	9
closer	-24	28
closest	-11	12
cloth	-35	27
co	-11	33
coach	-22	25
coast	-11	11
cod	-61	52
coefficient	-12	9
coffe	-42	31
cohort	-26	9
collaboration	-18	12
colleagu	-65	23
collect	12	34
collection	67	22
collectiv	15	11
colleg	-52	14
colour and	-25	20
colourful	-14	13
com	-46	153
com back	-20	32
com from	-16	24
com in	-19	30
com up	-18	74
combin	-51	41
combination	-34	41
comfortabl	-20	39
command	24	26
comment	-39	57
commission	-28	16
commissioner	-16	9
commit	-54	20
commit to	-25	14
commitment	-60	21
committe	75	29
common	17	48
communicat	-43	26
communication	-45	29
communiti	-30	29
communiti and	-10	9
compact	23	9
compani	-27	86
compar	-34	69
compar to	-12	12
comparabl	-13	11
comparison	-16	19
compatibl	-10	11
compensation	-20	12
competitiv	-15	12
competitor	-11	12
complaint	28	9
complet	-52	93
complex	-13	59
complexiti	19	17
complicat	-65	65
component	119	78
comput	-49	26
computation	-16	15
computer	-22	65
con	25	24
concentrat	-27	22
concept	25	59
conceptual	96	55
concern	16	66
concern about	-28	18
concern that	-17	16
conclud	19	21
conclusion	-38	35
condition	-85	42
conduct	-12	11
conferenc	30	27
confidenc	-33	17
confident	-50	25
confirm	-34	22
confus	-19	51
confusion	-19	23
connect	-28	48
connection	-46	29
conscious	-12	16
consensus	-13	19
consent	-13	13
consequenc	27	17
conservativ	17	12
consider	13	89
consideration	-65	43
consist	-19	13
consistenci	-21	11
consistent	-11	32
constituent	-21	14
constrain	-15	16
constraint	-43	35
construct	-15	14
construction	47	17
consult	-14	14
consultation	-43	13
consumer	-12	24
contact	-24	38
contain	-24	24
content	-25	36
continuous	-11	13
contract	-15	12
contrast	-38	27
contribution	24	25
control	132	116
control and	21	27
control for	57	15
control is	-20	16
control that	-13	10
control the	46	10
control with	28	8
controller	-48	12
convenient	-19	19
convention	52	17
conventional	22	8
conversation	-45	42
convert	14	17
convinc	12	28
cooperation	23	11
coordinat	-18	16
copi	-33	33
corner	-28	21
coronavirus	65	8
corporat	-70	40
corporation	-14	9
corpus	40	14
correct	-26	68
correlation	-30	21
correspond	-28	25
cost	78	114
cost of	18	21
couch	-18	20
could	35	160
could be	45	104
could hav	-43	54
could just	-15	22
could use	17	19
could you	-18	27
couldnt	-41	69
count	-42	40
counterpart	-10	12
countri	-82	39
coupl	-82	107
coupl of	-23	31
cours	-99	129
court	-13	9
cover	11	94
covid19	50	9
crash	-11	9
crazi	-11	19
creat	-29	75
creat a	-23	14
creativ	-26	22
creativiti	15	21
criminal	-22	9
crisis	-46	15
criteria	102	34
critical	-10	32
cross	-32	31
crucial	-36	29
cultur	-22	15
cup	-12	10
curious	-10	18
current	52	97
curriculum	46	10
custom	-11	8
customer	59	38
cut	-53	77
cuz	-33	40
cuz i	-11	22
cycl	-16	16
d	-110	139
d be	-16	27
d displai	-17	16
d player	-10	10
d screen	-37	26
d v	-23	17
damag	16	19
dan	-28	20
dark	-14	32
data	58	78
data and	63	15
databas	22	23
daughter	-10	8
dav	-24	21
davi	-20	15
david	-44	26
dawn	-26	12
day	-81	102
deadlin	-10	11
deal	12	67
deal with	22	33
decid	86	128
decid on	25	16
decid to	66	12
decision on	-12	12
declar	-16	16
declaration	-14	19
decreas	-22	20
deep	-13	24
default	-22	20
deficit	-14	9
defin	10	46
definit	-83	100
definition	16	18
delai	61	25
delet	-14	15
deliver	-44	39
deliveri	28	16
demand	37	28
demo	28	9
demographic	-19	11
demonstrat	-21	11
department	-39	44
depend	-61	104
depend on	-43	53
dependent	-23	23
describ	-64	45
description	-26	20
deserv	-11	11
design	179	131
design a	43	12
design and	114	22
design of	94	12
designer	151	61
desir	-36	30
detail	12	94
detection	86	19
detector	-50	21
determin	-63	51
develop	-115	75
development	29	49
devic	18	78
diagram	-12	13
did	-34	149
did a	-10	14
did not	29	9
did you	-23	48
didnt	-64	134
diff	-10	10
differ	19	21
differenc	-83	89
differenc between	19	17
differenc in	26	9
different	15	158
difficult	-77	96
difficult to	-25	24
difficulti	18	29
digit	-11	48
digital	-35	44
dimension	27	19
diod	-14	9
direct	-85	68
direction	-69	57
directori	-16	12
dis	-11	14
disabiliti	-17	8
disabl	31	8
disadvantag	-36	16
disappoint	-12	13
discover	-14	16
discrimination	21	9
discuss	214	138
discussion	108	91
discussion with	-10	11
displai	-45	64
disproportionat	-10	8
distanc	-41	30
distinction	-18	17
distinguish	11	23
distribut	-23	24
distribution	-26	17
divid	-21	27
division	-17	19
do	-95	162
do a	-33	50
do hav	-20	29
do i	-11	24
do is	-34	47
do it	-50	91
do not	-17	20
do som	-16	23
do someth	-16	25
do that	-56	103
do this	-22	33
do to	-13	17
do we	-53	96
do with	-21	39
do you	-72	137
dock	-19	15
document	-45	54
documentation	-14	11
doe	-124	147
doe it	-25	43
doe the	-12	20
doesnt	-120	146
doing	-58	133
doing that	-16	29
doing the	-19	25
dollar	-36	19
don	-62	138
dont	-166	161
dont hav	-65	117
dont know	-74	135
dont need	-16	23
dont real	-14	24
dont think	-60	103
dont want	-34	49
door	-29	33
doubl curv	31	16
doublecurv	-27	14
doubt	-12	19
down	-85	150
down to	-11	19
download	-16	14
downsampl	45	9
draft	25	10
draw	-18	83
drawn	-14	18
drew	-16	14
drink	29	9
driv	-46	36
driven	-18	17
drop	-68	61
due	11	45
due to	-14	15
dunno	-125	81
dur	58	71
dur the	40	17
duration	-11	8
dynamic	-17	18
dynamo	-29	23
e	-70	96
each	44	136
each of	-18	22
each other	58	27
ear	-21	28
earli	25	52
earlier	-21	77
eas	12	27
easi	-88	136
easi to	24	63
easier	-106	92
easier to	-16	20
easiest	-21	20
eat	-15	20
economi	21	14
economic	37	19
edg	-16	20
edit	-17	19
education	101	19
education and	52	13
educational	68	10
effect	-30	63
effectiv	-76	41
effectiveness	-13	8
efficient	-21	21
effort	85	47
eighteen	-22	19
eighti	-60	41
either	-21	114
elaborat	-11	14
elder	18	21
elder peopl	-23	9
electronic	-69	59
element	-75	43
element of	-12	9
elephant	-50	8
eligibiliti	45	9
eligibl	-22	12
eliminat	-40	18
els	-68	133
em	-18	46
email	-108	87
embed	-13	19
emergenci	-44	9
emotional	26	9
emphasis	-43	27
emploi	-16	14
employe	-19	10
employer	-36	12
employment	43	13
enabl	-29	27
encod	65	12
encourag	-17	33
end	14	138
end of	34	49
end up	-16	22
ended	50	21
energi	18	78
energi sourc	30	18
engag	-45	25
engag with	-13	11
engagement	-29	17
engineer	27	24
england	-58	16
enjoi	-10	21
enough	-98	125
ensur	65	24
ensur that	-15	21
enter	-45	45
entir	-72	56
envelop	-12	11
environment	12	35
environmental	11	14
equal	-43	35
equipment	32	26
equivalent	-29	25
eras	-19	16
error	-17	37
error rat	-16	11
essential	-30	50
establish	-43	28
estimat	-27	37
estyn	-18	8
et cetera	-16	8
etcetera	-25	19
euro	88	72
europ	-21	18
european	-34	14
eurospeech	82	12
eva	12	9
evaluat	82	47
evaluation	91	65
even	-97	142
even if	-24	36
even though	-19	24
event	16	33
eventual	13	25
ever	-38	63
everi	-89	114
everybodi	-87	115
everyon	-71	94
everyth	-82	135
evidenc	-34	29
evidenc that	19	9
evolv	-17	14
exact	-46	139
examination	-24	8
exampl	-109	130
exampl of	-20	20
excel	-15	17
excellent	-35	46
except	-66	52
excit	-13	26
exclud	-13	17
exclusiv	25	9
excus	-20	34
executiv	20	16
exercis	-30	19
exist	24	68
expand	23	33
expect	19	77
expect to	22	13
expens	-14	19
experienc	-36	66
expert	-62	65
expertis	-14	11
explain	-21	71
explanation	-12	12
explicit	-15	16
explor	-32	26
expression	-14	12
extend	-38	34
extensiv	-12	14
extent	-62	39
external	-24	16
extra	-15	92
extract	22	13
extraordinari	-10	10
eye	-15	27
f	-107	131
fac	-14	55
faced	25	13
facilitat	-15	16
faciliti	-43	24
fact	-56	113
fact that	-49	54
factor	-29	63
fail	-26	30
fair	-77	96
fall	-51	51
fami	-30	32
fami and	23	10
familiar	-41	32
fanci	17	63
fanci look	50	8
fantastic	-31	24
far	-96	124
far as	-14	17
fashion	30	61
fast	-28	60
faster	-23	22
favour	-27	11
favourit	52	38
favourit animal	28	14
fear	23	15
feasibl	16	24
featur	69	104
featur that	19	16
fee	-19	13
feed	14	41
feedback	35	42
feel	-52	130
feel that	-17	15
felt	-19	39
femal	-18	12
few	20	112
fewer	-25	23
fft	17	13
field	-50	41
fifteen	-33	63
fifteen to	26	8
fifth	28	12
fifti	25	98
fifti percent	-16	11
fight	-17	15
figur	-60	94
figur out	20	23
fil	-25	54
fill	-61	63
film	-15	15
filter	-14	27
fin	-58	100
final	155	109
financ	16	49
financial	88	35
finchsaunder	-23	11
find	-76	152
find it	-17	19
find the	-10	15
finger	-37	23
finish	-60	103
firm	-11	18
first	112	159
first of	-20	20
fish	41	14
fit	-30	88
fit in	-11	14
fiv	-88	149
fiv euro	-22	21
fiv percent	-19	15
fix	18	30
flash	27	11
flashi	24	11
flat	-67	47
flaw	31	8
flexibiliti	-38	24
flip	-56	28
floor	-42	28
focus	80	87
focus on	90	37
folder	-65	37
follow	49	87
food	-37	15
for	158	162
for a	33	103
for each	-19	25
for education	18	9
for exampl	-59	72
for for	-35	46
for instanc	19	30
for it	-24	40
for me	-17	28
for our	-32	31
for school	-14	8
for som	17	26
for speech	-10	12
for that	-21	75
for the	153	157
for their	-15	14
for them	-20	28
for thos	-25	23
for us	-32	37
for wal	36	10
for you	-19	29
for your	-14	19
forc alignment	28	9
foreign	-15	16
forever	-12	15
forget	-25	51
forgot	-25	35
forgotten	-12	14
form	-70	102
formal	35	18
format	25	42
former	29	10
forth	-31	50
four	-65	136
fourteen	18	16
fourth	-13	21
fram	-28	39
framework	18	15
franc	24	13
freedom	-22	11
french	-30	19
frequenci	-51	44
frequent	-26	23
friend	-54	61
from	16	160
from our	-10	9
from that	-16	21
from the	51	127
front	-29	78
frontlin	-12	9
fruit and	19	26
fruiti	28	13
frustrat	-22	18
frustration	13	15
fulfil	-27	11
fulfill	23	17
full	-44	67
fulli	-35	28
fun	-34	49
function	66	127
function of	21	12
function that	-11	10
functional	65	75
functional design	51	13
functionaliti	59	53
fund	46	34
fundamental	-45	28
funni	-41	43
furnitur	-18	15
further	61	70
furthermor	-17	16
futur	22	62
g	-52	84
gadget	28	10
gain	-36	33
gam	36	22
gap	-33	23
gather	-31	27
gav	43	57
gcs	-21	8
generat	13	34
get	-88	159
get a	-41	60
get it	-19	36
get rid	27	11
get that	-12	24
get the	-16	73
get to	-27	38
gimmick	-17	12
giv	-18	147
giv a	-13	19
giv it	-23	30
giv us	-20	28
giv you	-26	30
given	31	92
given that	20	18
glad	-11	30
global	13	21
glow	25	8
go	-134	162
go back	-19	34
go for	-32	39
go into	-11	19
go on	-11	23
go through	-31	35
go to	-44	68
go with	-17	22
goal	20	54
goe	-84	116
going	-94	157
going for	-14	14
going forward	-11	8
going on	-24	33
going to	-36	128
gon	-39	68
gonna	-139	128
gonna be	-70	87
gonna do	-19	32
gonna hav	-44	48
gonna mak	-12	13
good	-67	162
good idea	-30	56
got	-46	152
got a	-50	61
got som	-17	18
got the	-30	32
got to	-15	14
gotta	-23	53
govern	-13	8
government and	19	14
government has	-20	12
government is	-16	11
government to	54	17
graduat	-13	12
grant	44	19
graphical	41	13
grateful	-17	12
greater	-11	28
green	12	41
grei	-40	24
grip	-27	19
ground	-26	19
group	162	107
group of	22	11
grow	-17	22
guarante	-23	19
guess	-107	137
guess it	-11	18
guess the	-12	19
guid	44	20
guidanc	-41	19
gun	25	8
guy	-69	98
gwenllian	21	10
h	-58	87
ha	-37	68
had	106	153
had a	71	57
had the	-19	26
had to	11	37
half	14	98
half euro	27	8
hand	-111	123
handi	-37	28
handl	13	48
hang	-17	25
happen	-92	101
happen in	-16	14
happi	-35	64
hard to	10	40
harder	-42	41
hardwar	-11	11
harm	-15	12
harmonic	-21	9
has	-81	158
has a	-35	55
has the	-16	21
has to	-56	82
hasnt	-25	49
hav	-76	162
hav an	13	59
hav any	-32	51
hav been	13	47
hav different	-10	16
hav don	-10	19
hav had	-11	12
hav in	-14	18
hav it	-40	61
hav lik	-17	29
hav mor	-12	21
hav no	-16	27
hav one	-24	29
hav seen	-14	11
hav som	-53	74
hav someth	-24	27
hav that	-36	53
hav the	-63	137
hav thes	-12	17
hav this	-26	36
hav to	-53	160
hav two	26	19
hav you	-34	44
hav your	-11	11
havent	-90	114
he	-63	120
he s	-31	36
he was	21	20
head	-44	70
headset	-10	10
headteacher	-23	8
health	-22	24
health and	13	15
healthi	38	13
hear	-55	76
heard	-44	63
heart	-12	16
heat	27	9
heavi	10	30
hefin	-32	17
held	-22	27
hello	28	38
help	27	104
helpful	-18	46
her	-128	161
her and	-18	28
her is	-15	23
hertz	-11	10
hid	-17	26
hidden	-39	30
high	-17	98
higher	21	69
highest	-11	15
highlight	15	19
hightech	-21	16
him	-38	62
hir	-12	17
his	-20	73
histori	-30	23
historical	-12	11
hit	-55	51
hold	-71	92
hold it	-13	16
hom	-78	60
hon	-18	9
honest	-34	34
hop	-41	108
hopeful	-46	69
hot	-12	12
hour	-18	81
household	-14	12
how	40	162
how do	-30	48
how it	-15	28
how mani	-26	39
how much	-50	72
how the	17	22
how thei	61	21
how to	61	54
how we	-31	36
how you	-14	20
however	25	52
htk	43	11
hug	-43	62
hundr	-70	83
hurt	-30	29
hynek	-27	15
i	-224	162
i agre	-13	29
i also	-12	22
i am	-36	31
i believ	-24	25
i can	-57	102
i cant	-15	32
i could	-22	36
i d	-24	48
i did	-29	38
i didnt	-28	55
i do	-29	49
i dont	-82	157
i dunno	-50	61
i found	-15	13
i got	-16	22
i guess	-71	112
i had	-39	55
i hav	-72	119
i havent	-19	31
i hop	-23	25
i i	-74	115
i if	-16	30
i it	-34	59
i just	-61	89
i know	-53	91
i lik	-25	44
i ll	-26	35
i m	-65	41
i mean	-92	128
i said	-38	43
i see	-19	57
i should	-11	28
i suppos	-28	30
i think	-121	161
i thought	-41	58
i understand	-23	31
i ve	-36	35
i want	-44	55
i was	-73	112
i will	-46	63
i would	-65	108
ibm	62	15
icsi	39	19
id	-72	91
id lik	-20	19
idea	12	154
idea of	-39	50
ideal	-33	31
identifi	-51	47
if	-124	162
if i	-46	72
if if	-41	67
if it	-73	133
if that	-28	46
if the	-46	61
if thei	-11	62
if ther	-39	54
if we	-81	136
if wer	-36	35
if you	-94	151
if your	-30	36
ignor	-32	33
ill	-91	110
ill be	-15	12
im	-136	124
im going	-13	15
im gonna	-28	26
im just	-15	22
im not	-48	67
im sur	-19	21
im the	-26	10
im veri	-18	13
imag	-55	43
imagin	-80	66
immediat	-14	36
impact	47	32
impact of	40	13
impact on	80	17
implement	-32	52
implementation	-23	23
implication	-38	22
importanc	24	34
importanc of	44	15
important	-24	138
important that	-10	14
important to	-25	25
impression	-17	23
improv	70	61
in	106	162
in addition	-15	15
in an	-14	19
in and	-11	18
in any	-10	15
in different	29	11
in electronic	-11	9
in england	-22	11
in fact	-39	54
in in	-49	71
in it	-25	29
in mind	-32	31
in my	-35	47
in one	-16	24
in order	27	29
in our	-41	39
in particular	-18	18
in relation	-17	8
in school	37	10
in som	-39	47
in that	-57	76
in the	149	157
in their	-28	27
in ther	-27	40
in thes	-14	20
in this	17	88
in thos	-17	14
in wal	27	17
in which	36	23
in your	-41	54
incident	-15	8
includ	144	107
includ the	39	20
incom	10	19
increas	-71	67
increas the	-11	14
increasing	-11	8
incredib	-11	13
ind	-55	47
independent	-25	41
indicat	-30	50
indication	-36	27
indicator	-25	16
individual	-50	98
industri	44	19
industrial	161	50
industrial designer	64	18
infer	30	10
inferenc	-12	8
inform	-35	28
informal	-12	9
information	-46	117
infrar	-12	52
initial	-68	55
initiativ	14	14
injuri	-18	15
innovation	37	25
innovativ	-28	45
inquiri	65	12
insert	-11	18
insertion	13	12
insid	-39	61
inspir	-21	15
inspiration	20	17
install	-11	14
instanc	-41	66
instead of	11	52
institution	-47	16
instruction	-63	54
intelligenc	-18	12
intend	-30	26
intend to	-11	12
intention	39	25
inter	-18	18
interact	-25	15
interaction	-30	25
interactiv	-14	10
interchangeabl	74	9
interest	-121	124
interfac	173	107
interior	-11	11
intermediat	18	13
internal	-35	28
international	40	50
interpret	-29	21
interpretation	-20	18
interrupt	-22	29
interven	-10	9
intervention	-54	14
interview	-15	13
into	66	148
into a	-13	17
into the	39	73
introduc	38	51
introduction	37	22
intuitiv	25	18
invest	-41	29
investigat	-16	16
investigation	-22	16
invit	21	18
involv in	12	21
ipod	-44	22
ireland	-14	9
is	-77	162
is a	-47	133
is about	-15	13
is actual	-12	20
is also	-11	18
is an	-33	39
is being	-18	18
is for	-13	24
is going	-36	39
is gonna	-22	30
is i	-18	25
is important	-13	17
is in	-26	36
is is	-53	71
is it	-65	130
is just	-47	66
is lik	-17	27
is mor	-20	32
is no	-17	21
is not	-54	75
is one	-25	34
is our	-12	18
is quit	-14	22
is real	-24	30
is someth	-17	26
is that	-70	134
is ther	-38	58
is this	-37	62
is to	-10	79
is veri	-37	49
is we	-19	25
is you	-24	34
isnt	-92	119
isnt it	-14	24
isolat	-12	17
issu	77	104
issu of	-15	21
issu that	-14	15
it	-10	162
it a	-74	130
it about	-11	15
it actual	-11	17
it all	-17	34
it also	-16	23
it and	-22	85
it as	-30	41
it be	-15	26
it but	-26	37
it can	-39	55
it com	23	18
it could	-15	62
it d	-10	22
it depend	-10	18
it doe	-38	57
it doesnt	-47	73
it for	-35	52
it going	-13	19
it gonna	-26	30
it got	24	14
it has	-57	83
it i	-28	50
it in	-35	108
it is	-78	138
it it	-45	111
it just	-60	91
it ll	-16	22
it look	-43	62
it mak	-10	16
it may	-17	30
it might	-35	48
it mor	-20	35
it need	-18	19
it not	-64	95
it on	-41	70
it or	-13	23
it possibl	-13	19
it probab	-12	17
it quit	-10	18
it real	-28	40
it s	-126	45
it say	-11	17
it seem	23	47
it should	-56	64
it so	-21	38
it tak	22	20
it that	-30	50
it the	-12	66
it to	-10	91
it up	-18	35
it veri	-39	52
it was	106	106
it will	-57	76
it with	-28	40
it work	-19	43
it would	-26	114
it you	-25	36
italian	-37	15
itd be	-13	13
itll	-37	53
its	115	98
itself	-47	101
ive	-98	106
ive got	-24	29
j	-20	51
jan	-36	24
janet	-45	13
jerri	-12	9
job	-79	71
john	-22	20
johno	-13	9
join	-31	27
joint	-20	19
joystick	11	13
judg	-11	16
judgment	-15	12
juli	-20	21
jurisdiction	-13	8
just	-157	162
just a	-56	90
just be	-14	22
just for	-12	24
just hav	-36	50
just lik	-23	37
just put	-12	21
just say	-20	37
just that	-13	21
just the	-42	60
just to	-52	69
just want	-23	29
just wonder	-11	10
just you	-14	24
justic	-25	9
k	-22	61
kat	-28	8
kay	-100	85
keen	-21	17
keep	-31	138
keep in	-11	11
keep it	44	22
keep the	-20	23
keyboard	20	12
keypad	19	11
kick	-12	19
kickoff	-14	13
kid	-53	46
kill	-12	13
kind	-75	156
kind of	-25	143
kinda	-52	67
kinetic	20	30
kirsti	64	8
knew	-15	40
know	-105	162
know a	-20	32
know how	-34	55
know i	-23	43
know if	-51	81
know it	-30	52
know lik	-12	21
know that	-62	83
know the	-45	59
know we	-16	34
know what	-54	93
know you	-24	37
knowledg	-13	29
known	-12	30
l	-105	116
l c	-75	47
lab	-17	20
label	24	27
labell	18	19
labour	25	10
lack	29	26
lack of	45	12
languag	15	60
lapel	-18	13
laptop	-36	31
larg	64	80
larger	-54	46
last	80	142
last meet	19	23
last one	30	8
last week	-23	23
last year	-16	12
latenci	71	13
latest	-26	22
latex	50	11
laugh	-13	15
laughter	33	11
launch	-16	13
law	38	15
lay	-15	17
layer	-19	19
layout	85	18
learn	-15	89
learner	-41	10
least	-36	116
leav	-64	93
led	23	34
left	-35	102
lefthand	-24	11
leg	-11	11
legal	-19	17
legislation	11	18
less	-97	121
lesson	-18	11
let	-117	152
let me	-18	35
let s	-27	33
letter	-59	32
level	-93	76
level of	-31	27
li	-11	38
liberal	-34	9
lif	18	36
light	-20	86
light up	-12	8
lik	-51	162
lik i	-28	39
lik if	-13	20
lik it	-31	55
lik lik	-15	15
lik that	-45	114
lik the	16	112
lik this	-43	72
lik to	-66	92
lik we	-16	23
lik you	-45	57
likelihood	-10	13
limit	-13	72
limitation	21	15
lin	-22	97
linear	-24	15
linguist	26	12
linguistic	-27	18
list	28	76
listen	-66	57
listen to	-21	27
littl	-117	158
littl bit	-63	97
liv	25	54
liv in	-11	10
liz	-23	16
ll	-42	43
ll be	-27	33
ll hav	-10	18
load	-28	29
loan	-12	11
local	-51	41
local authoriti	-38	10
locat	-24	26
locator	18	11
lock	36	18
log	15	21
logo	71	43
long	-89	115
longer	-69	61
longterm	-41	17
look	-24	162
look and	51	28
look at	-11	130
look for	-23	30
look into	-10	18
look lik	-22	75
look to	-18	14
lookandfeel	-19	8
loop	-12	15
los	-77	72
loss	-16	15
lost	29	85
lot	-41	154
lov	-23	45
lower	14	65
lunch	-41	37
m	-110	121
m i	-17	29
m not	-21	32
ma	-20	51
machin	-11	54
mad	48	125
magnitud	47	10
mail	-11	35
main	106	109
maintain	-38	24
majoriti	-23	18
mak	16	161
mak sens	23	23
mak som	29	8
mak sur	-43	44
manag	-22	44
management	26	47
manager	169	50
mani	-23	132
mani button	-17	12
mani of	-18	18
manner	-11	15
manual	-22	24
manufactur	-18	28
manufacturer	-25	19
map	21	35
mark	-53	54
market	192	108
market expert	-78	14
market research	39	11
mask	-11	9
massiv	-11	15
master	19	14
match	-28	61
material	90	76
maximum	-21	23
may	-61	127
may hav	-11	16
may not	-20	30
mayb	-158	152
mayb a	-20	22
mayb it	-33	50
mayb mayb	-13	14
mayb the	-11	19
mayb we	-51	73
mayb you	-22	42
me	-131	158
me that	-18	31
meal	29	11
mean	-110	160
mean i	-38	49
mean if	-20	36
mean it	-45	64
mean that	-46	62
mean the	-34	44
mean we	-26	44
mean you	-26	42
meant	-24	51
meantim	-10	15
measur	19	38
mechanism	-47	33
media	-18	16
medical	46	12
meet	293	162
meet and	48	15
meet of	52	8
meet the	51	10
member	71	38
member of	-22	15
memori	-41	28
mental	21	24
menu	-12	48
merg	-17	18
mess	-10	19
messag	-91	67
met	-11	32
metal	-10	11
method	19	68
mfcc	23	8
mic	-11	16
michael	-12	12
microphon	42	70
middl	-16	72
might	-61	142
might be	-63	88
might not	25	15
mik	-64	38
milan	-19	15
million	65	67
millisecond	-40	12
mind	-111	109
minimal	-20	21
minimum	-34	34
minister and	-14	13
minister for	13	12
minister has	-15	11
ministerial	-13	14
minor	-11	13
minoriti	-15	15
minus	29	21
minut	-101	134
mismatch	-39	14
miss	-27	76
mistak	-21	27
mix	-21	23
mixtur	19	15
mobil	-54	50
mobil phon	-58	19
mod	-35	26
model	44	83
modern	17	18
modifi	-28	31
modul	54	18
modulation	-11	8
moment	-78	86
mondai	-13	16
monei	-103	94
monitor	-36	22
month	-51	64
mor	46	162
mor expensiv	-12	12
mor for	28	8
mor lik	-16	22
mor monei	20	14
mor of	-12	17
mor or	-11	17
mor than	-35	47
morgan	-48	36
morn	-42	59
mors	-11	9
most important	33	22
most of	-26	34
motion	-15	20
motto	-13	15
mous	-51	43
mov	-100	122
mov forward	-15	14
mov on	-22	33
moved	48	25
movement	-31	22
mr	-19	14
msg	-12	8
much	-51	158
much mor	-16	20
multi	-40	25
multifunctional	80	9
multipl	-81	55
must	-63	78
must be	-18	18
mut	-16	31
mut button	-13	11
my	-145	161
my colleagu	-19	8
my favourit	-19	8
my nam	-21	13
myself	-27	53
n	-78	106
nah	-11	25
nation	11	14
national	-46	27
nativ	-10	9
natur	-45	33
natur of	-15	12
natural	-56	44
navigat	-16	14
navigation	59	11
near	-29	39
neat	-17	22
necessari	-65	93
necessiti	-10	9
need a	-31	40
need for	24	16
need to	-40	123
negativ	-24	14
net	-13	35
network	-30	46
neural	24	18
never	-67	97
new	117	157
new product	19	9
new project	45	8
new remot	117	19
next	80	155
next meet	67	29
next week	27	13
nic	-92	118
nich	24	9
night	-19	22
nin	-40	66
nineti	-47	40
nnn	-20	21
no	-67	159
no i	-28	56
no it	-11	40
no no	-15	58
nobodi	-18	46
nod	-17	13
nois	-19	45
nois and	26	9
noisi	-45	21
nokia	-11	11
non	-47	45
nonspeech	41	13
normal	-110	87
normaliz	-19	14
normalization	33	21
north	-20	16
northern	-19	14
not a	-43	67
not be	42	46
not gonna	-19	31
not hav	-13	21
not just	-31	39
not necessari	-16	12
not onli	-12	15
not real	-27	43
not sur	-25	52
not that	-21	31
not the	-33	56
not to	-25	31
not too	-10	20
not veri	-12	17
noth	-56	90
notic	-66	61
notion	-13	17
novel	30	9
novelti	27	9
now	-97	160
now is	-11	14
now that	-11	17
now the	-12	16
now we	-17	28
number	-16	143
o	-66	99
objectiv	69	19
observ	-30	24
obtain	-13	15
obvious	-53	110
of	255	162
of a	29	132
of all	40	39
of an	-19	24
of button	63	29
of children	-34	12
of cours	-72	98
of data	20	14
of different	22	20
of education	18	8
of fruit	-12	8
of hav	-19	28
of how	-26	34
of it	-31	99
of lik	-35	43
of my	-14	18
of of	-40	54
of our	-54	58
of overlap	16	10
of peopl	12	35
of remot	25	10
of school	-24	8
of som	-12	17
of speech	46	14
of student	48	8
of that	-64	93
of the	296	161
of their	47	27
of them	-49	79
of thes	-22	71
of thing	-21	82
of this	-39	86
of thos	-20	64
of tim	41	47
of us	-21	27
of user	-15	11
of view	46	17
of work	-21	23
of you	-38	51
of your	-17	27
off	-40	146
off the	17	26
offenc	-11	10
offer	-56	54
offic	-36	31
officer	18	16
official	-60	32
often	-56	79
ogi	-28	12
oh	-137	151
oh i	-16	43
oh yeah	-22	73
ok	-64	48
ok so	-22	25
okai	-144	120
okai and	-18	14
okai but	-11	18
okai so	-57	65
old	-25	85
older	-67	39
older peopl	-21	13
on	205	162
on a	-11	88
on and	-20	27
on how	-13	16
on on	-31	43
on our	-18	22
on that	-54	83
on the	212	154
on their	24	18
on to	32	37
on top	-14	19
on what	-34	39
on your	-24	32
onc	-77	101
one	-27	162
one and	-23	34
one button	-13	12
one is	-37	47
one of	-47	106
one thing	-34	45
one to	26	15
ongo	-36	22
onlin	-28	22
onoff	-22	13
onto	-57	55
ontologi	40	8
oop	-13	43
open	-90	119
operat	-47	57
operation	-34	26
opinion	13	57
opportuniti	-91	34
opportuniti to	-25	19
oppos	-51	45
oppos to	-13	16
opposit	-24	18
optimal	-12	13
option	-93	92
optional	-21	17
or	-54	162
or a	-40	52
or is	-19	35
or less	-14	21
or not	-34	54
or or	-28	48
or someth	-75	108
or whatever	-36	40
or you	-24	32
orang	-14	17
order	-44	97
order to	32	23
ordinari	-16	16
organisation	-44	14
organization	36	11
original	-42	83
other	58	161
other thing	-39	55
otherwis	-47	79
our	-160	162
our compani	-13	11
our our	-12	14
our product	-10	9
our remot	-32	22
ourselv	-20	46
out	38	159
out and	-12	19
out that	-10	16
out the	-29	36
out ther	-24	28
outcom	40	17
outdat	-16	16
outlin	-31	23
output	-64	35
outsid	-33	57
over	-29	144
over the	15	42
overall	40	58
overlap	50	30
overview	-13	14
own	-53	101
owner	21	10
p	-77	105
pack	-11	14
packag	-26	26
pad	-21	24
pag	-29	58
paid	29	19
pain	-12	17
pandemic	77	9
paper	-20	67
parallel	15	19
parameter	-20	33
parent	-85	34
parental	40	10
paris	-23	19
parliament	-37	9
pars	20	12
parser	57	8
part	-37	136
participant	57	29
participat	-24	16
particular	-15	100
partner	-28	19
partnership	-28	10
pass	-29	64
past	-20	60
path	-31	19
paus	-36	35
pay	-61	66
payment	-15	11
pen	-75	43
penalti	25	11
peopl	-26	157
peopl and	57	16
peopl are	-40	52
peopl hav	-17	22
peopl to	-19	29
peopl who	17	45
per	-24	97
per cent	-37	21
percent	-30	65
percent of	-34	18
percentag	-28	27
perfect	-39	53
perform	30	24
performanc	65	35
perhap	-40	83
period	-35	43
period of	-15	10
permanent	23	13
person	-74	90
personal	-14	92
pet	-10	8
petition	80	8
phas	41	53
phon	-75	86
phonem	-19	13
phonetic	-13	11
phras	-26	21
pick	-45	92
pick up	-15	18
pictur	-105	84
piec	-75	78
piec of	-24	21
pilot	-15	10
pitch	-36	25
plac to	26	11
plai	-98	101
plain	-16	16
plan	40	93
plan to	-16	20
plant	-11	9
plastic	-14	56
plat	23	11
player	-28	40
pleas	-95	77
pleas to	-26	18
plenti	-17	28
plp	20	13
plug	-35	45
plus	-35	61
pocket	-11	12
point eight	29	8
point fiv	-15	16
point of	41	43
point out	25	13
point that	-12	13
point thre	31	8
polic	-53	11
polici	19	26
political	-26	16
poor	-18	28
pop	-11	21
popular	-25	24
population	-11	11
port	-19	11
portion	37	20
positiv	-18	32
possib	-42	61
possibiliti	-91	65
possibl	-34	130
possibl to	-15	19
post	-28	24
pound	-15	14
poverti	21	10
power	31	93
power button	-49	10
powerful	-17	15
powerpoint	-59	31
pr	-10	33
practic	-21	30
practical	-57	38
practicaliti	31	8
practitioner	-16	9
pre	-34	29
precis	-16	28
prefer	-29	48
prepar	-62	48
preparation	-19	14
present	53	89
presentation	156	94
press	-104	91
press the	-20	16
presum	-17	22
presumab	-36	32
pretti	-64	133
pretti much	-23	34
prevent	-22	20
previous	46	76
pric	96	83
prim	-55	10
primari	-36	37
print	-13	44
prioriti	-28	38
privat	24	28
pro	-24	32
probab	-120	137
probabiliti	-32	21
problem	-16	139
problem with	-17	28
proc	-27	23
proc to	-11	8
procedur	33	20
proceed	47	11
process	-23	92
process of	25	11
processor	-20	18
produc	-39	70
product	83	104
production	92	66
production cost	27	15
professional	-67	28
professor	25	12
profil	-19	13
profit	64	45
program	-32	68
programm	-48	54
programmabl	11	14
progress	22	33
project	197	123
project manager	78	9
prominent	-17	16
promis	14	19
promot	32	21
pronunciation	24	8
proof	-11	9
proper	-11	32
proportion	-24	16
proposal	15	42
prosodic	-12	11
protect the	28	8
protection	-32	19
prototyp	146	45
proud	-19	14
provid	-46	66
provider	24	17
provision	-36	25
public	-37	34
public health	-50	10
publish	-40	19
pull	-16	32
pupil	54	10
pur	25	17
purchas	16	18
purpos	-23	66
push button	56	16
pushbutton	-59	24
put	-21	159
put a	-22	30
put in	-25	35
put it	-35	56
put the	-36	46
qualifi	-13	11
qualification	12	12
qualiti of	43	11
quarter	-22	22
question	16	138
question about	64	17
question from	-12	14
question is	-20	29
question now	-11	10
question of	23	17
questionnair	54	30
quick	-18	102
quit	-97	141
quit a	-32	35
r	-61	111
radio	27	19
rais	53	54
ran	-13	18
random	-25	22
rang	-32	85
rang of	-29	31
rank	23	11
rapid	-10	14
rasta	-11	12
rather	-98	122
rather than	-56	62
re	-99	82
re doing	-20	30
re gonna	-32	33
re not	-26	28
re talk	-13	21
react	27	11
read	-76	91
real	-115	158
real good	-13	17
real important	-25	13
real reaction	18	15
realis	-18	23
realistic	-14	18
realiz	-19	24
reason	-22	89
reason why	-11	13
reasonab	-13	18
reasonabl	30	41
recall	-11	20
receiv	-66	72
receiver	-27	18
recent	25	53
recharg	-18	17
rechargeabl	65	23
reckon	-11	12
recognis	-80	41
recognis that	-12	8
recognisabl	-27	18
recognition	56	100
recogniz	-54	30
recommend	-15	17
recommendation	-45	25
record	31	83
recorder	19	30
recoveri	-16	9
recruit	25	10
red	-67	54
redesign	29	12
reduc	40	64
reduc the	-13	13
reduction	14	20
refer	-64	42
refer to	-26	19
referenc	-22	41
referral	-35	8
reflect	-45	29
reflection	-10	11
reform	42	17
regard	42	36
regard to	17	13
regardless	-17	18
regim	-20	14
region	-57	29
regional	21	18
regular chip	62	8
regulat	17	12
regulation	-25	13
reject	23	13
relat	25	66
relat to	39	19
relation to	-17	8
relationship	-53	25
relativ	-27	45
relax	28	10
releas	22	32
relevanc	-19	11
relevant	17	37
reli	-23	23
reliabl	-18	21
rem	-12	18
remainder	-12	18
remark	-12	15
remember	-92	105
remind	-44	30
remot	166	106
remot and	25	9
remot control	34	93
remot that	-12	10
remov	-67	55
reopen	46	9
repeat	-28	30
repetitiv	-21	15
replac	-38	33
replacement	-14	12
repli	-10	14
report	-11	72
represent	-66	45
representativ	-26	18
request	-27	25
requir	-17	77
requirement	89	92
research	13	93
researcher	23	14
resident	-12	8
resolution	-11	14
resolv	-22	27
resourc	-40	36
respect	-43	33
respond	-73	47
respond to	-24	23
respons	-53	51
respons to	25	12
responsibiliti	18	26
responsibl	-41	23
responsibl for	-15	11
rest	-64	63
restrict	18	19
restriction	34	24
result	74	82
result of	-17	17
retrieval	-10	8
return to	24	8
revenu	-19	14
reverberation	17	9
rid	-15	39
rid of	16	21
right	-101	158
right and	26	15
right now	-40	56
right so	-11	16
righthand	-24	10
ring	-13	13
ris	-19	16
risk	29	32
robert	-17	10
robust	-11	36
roll	23	33
room	-49	99
rough	-41	42
round	-41	60
rout	-34	25
rul	-37	30
rural	-12	10
s	-169	138
s a	-57	45
s an	-14	27
s gonna	-20	25
s i	-29	47
s in	-12	24
s it	-39	41
s just	-36	41
s lik	-20	31
s not	-46	41
s probab	-15	21
s real	-12	24
s so	-19	37
s som	-12	19
s someth	-12	24
s sort	-19	26
s still	-12	20
s that	-29	41
s the	-47	44
s ther	-10	20
s this	-13	21
s veri	-10	19
s what	-23	38
s you	-15	31
said	-88	143
sal	-35	23
sam	-73	146
sam thing	-12	21
sam tim	-13	19
sampl sensor	-31	8
sampl speaker	-34	9
satisfi	39	22
sav	-75	66
saved	-11	19
saw	-47	71
say	-139	160
say is	-20	28
say it	-18	35
say that	-62	90
say the	-13	16
say you	-11	18
schedul	-20	30
schem	24	36
schema	38	9
schematic	-13	10
school	-10	33
school in	62	8
school is	-11	9
scienc	10	23
scientific	28	9
scor	46	30
scotland	-15	10
scratch	-22	21
screen	45	87
script	10	19
scroll button	-55	13
scrollwheel	-24	9
scrutini	43	10
second	41	119
secondari	-20	13
section	32	39
sector	-26	25
secur	-19	15
securiti	37	15
see	-82	162
see a	-12	20
see how	20	29
see if	14	34
see it	-21	32
see that	-30	37
see the	-44	50
see what	12	41
seek	-25	20
seem	11	115
seem lik	-22	33
seem to	12	55
seen	-84	107
select	-60	39
selection	10	31
sell	17	87
semantic	22	10
send	-43	91
sender	-17	11
senior	-43	16
sens	-45	93
sensitiv	-21	22
sensor	12	28
sent	-25	87
sentenc	-56	34
separat	-17	81
sequenc	-25	20
seri	-20	17
serious	-23	51
serv	-21	22
server	12	14
servic	35	38
servic and	49	10
session	51	40
set	36	129
set of	48	31
set up	41	22
settl	-10	16
seven	19	77
seventi	-12	35
several	41	70
sh	-37	70
shak	-21	17
shall	-15	55
shap	25	88
shap of	59	16
shar	56	71
she	-62	78
sheet	-36	31
shelf	20	15
shell	25	13
shift	-39	31
sho	-15	20
shock	-23	21
shop	-22	22
short	-34	79
shortag	48	11
shorter	-21	18
should	50	160
should be	63	120
should hav	-31	33
should we	-20	35
shouldnt	-56	82
show	-43	135
sid	-60	112
sid of	-11	14
sign	-48	37
signal	-77	76
silli	-10	18
silver	-21	8
similar	-70	74
simp	-33	52
simpl	10	119
simpler	-39	35
simplest	23	15
simpliciti	34	21
simplifi	22	16
simultaneous	27	9
sinc	-50	104
singl	-34	83
singl curv	-25	16
singlecurv	-10	8
sit	-93	89
situation	18	57
six	-12	96
sixteen	-49	36
sixti	-74	52
siz	53	66
siz of	28	9
siân	-36	12
sleek	-11	13
slid	-16	74
slight	-49	65
slogan	32	29
slow	-13	35
small	-76	129
smaller	34	51
smartboard	22	11
smartkom	58	13
so	-145	162
so and	-16	20
so far	-20	26
so for	-22	24
so forth	-27	31
so i	-82	148
so if	-66	101
so im	-25	25
so in	-32	45
so it	-77	140
so just	-10	19
so let	-11	27
so mani	-10	14
so mayb	-36	56
so much	-13	27
so on	-21	32
so so	-45	65
so that	-47	143
so the	-30	108
so thei	-35	52
so then	-15	25
so ther	-48	69
so this	-53	70
so we	-81	147
so well	-14	22
so wer	-31	37
so wev	-20	23
so what	-49	81
so when	-12	16
so yeah	-21	46
so you	-76	127
social	34	29
societi	21	12
soft	-56	31
softwar	21	36
solid	-11	11
solution	39	31
som	61	161
som kind	-35	43
som of	17	76
som question	-15	12
som research	-11	9
som som	-34	30
som sort	18	21
somebodi	-53	77
somehow	-25	45
someon	-21	76
someth	-102	162
someth about	22	20
someth els	-14	23
someth lik	-63	87
someth that	-42	99
someth to	-15	22
someth we	-10	21
sometim	-74	89
somewhat	-16	39
somewher	-65	92
soon	-32	70
sophisticat	-23	15
sorri	-91	142
sort	-112	125
sort of	-70	105
sorta	-12	34
sound	-63	110
sourc	66	72
south	-14	13
spac	-16	71
spanish	-32	15
speak	-29	80
speaker	24	59
spec	-12	15
special colour	-38	18
specifi	-22	43
specific	69	93
specifical	-34	50
specification	18	32
spectrum	-22	21
speech	41	96
speech and	48	12
speech recognition	-15	49
speechdat	-18	9
speed	-16	18
spell	-12	16
spend	-42	81
spend mor	-10	8
spent	19	32
split	-29	31
spoken	-21	23
spongi	18	34
sport	34	22
spot	-16	20
spread	-13	20
spreadsheet	-12	8
squar	-46	31
sri	37	15
st	-12	36
stabl	-14	11
staff	-31	25
stai	-54	72
stand	-50	68
standard	-22	100
standbi	-21	9
star	29	10
start	67	149
start to	-15	19
start with	19	27
stat	-44	61
statement	16	29
statistic	-32	25
statistical	-18	17
stephan	-22	18
stereo	-21	17
stick	-23	65
stick to	27	9
still	-15	143
still hav	-14	22
stop	-45	68
stor	-45	41
storag	28	9
stori	-23	22
str	-15	20
straight	-69	51
straightforward	-25	21
strain	-15	13
streamlin	-10	9
street	36	23
strength	-24	16
strengthen	-16	11
stress	-27	20
stretch	-10	12
strict	-10	13
strik	-11	13
strip	-19	19
strong	-87	55
stronger	-16	18
structur	-21	53
struggl	-23	21
stuck	-19	22
student	49	40
student and	24	8
studi	-70	46
stuff	-111	124
stuff lik	-14	22
stylish	29	8
sub	-23	21
subject	17	43
submission	25	10
submit	11	23
subset	28	15
subsidi	-40	9
substantial	-21	13
substitut	-14	14
subtitl	-25	8
subtract	-32	17
subtraction	25	14
success	-29	22
successful	-58	31
such	92	98
such a	22	22
such as	78	17
sudden	-34	37
suffer	25	13
suggest	19	84
suggest that	22	12
suggestion	-11	56
suit	-14	19
sum	-28	39
summariz	27	15
summer	-44	23
sunil	-18	12
supplement	23	27
supplementari	-24	16
suppli	27	10
support	22	48
support and	-11	9
support for	35	16
support the	-17	16
support them	-12	8
suppos	-66	116
sur	-130	154
sur that	-43	41
surfac	-11	12
surpris	-37	38
surround	-13	17
survei	24	26
suspect	22	16
sustainabl	-13	9
suzi	-45	13
switch	-93	79
switchboard	14	13
symbol	-31	17
synthesis	-12	9
system	13	108
system and	-13	15
system is	-10	12
system that	-19	20
t	-123	133
t v	-82	77
tabl	-84	67
tackl	48	12
tag	34	17
tail	-21	12
tak	-49	154
tak a	-35	51
tak it	-10	19
tak the	-29	40
tak this	-12	16
taken	13	60
talk	62	148
talk about	129	117
talk to	-22	37
tandem	-16	8
tap	12	21
target	82	75
task	76	66
tax	12	13
teacher	-25	17
team	126	56
teamwork	44	18
technical	48	95
technical function	92	10
techniqu	38	18
technological	13	35
technological innovativ	-62	12
telecom	20	9
telephon	-64	42
teletext	-25	44
television	-27	80
tell	-105	137
tell me	-11	15
tell us	-15	18
tell you	-22	35
temporari	16	18
ten	-22	100
tend	-59	43
tend to	-27	24
territori	-18	10
test	28	81
test set	21	9
text	-50	43
th	-119	130
th i	-15	29
th th	-11	16
th that	-12	31
th the	-39	49
tha	-62	69
than	-71	153
than the	-39	47
thank	-80	132
thank you	-46	83
that	86	162
that a	21	106
that actual	-13	19
that all	-13	24
that and	-45	59
that are	-36	80
that as	-30	35
that at	-12	19
that becaus	-16	21
that but	-15	26
that can	17	23
that children	-11	8
that com	-11	16
that could	-21	29
that doesnt	-12	22
that for	-22	38
that gonna	-13	17
that has	-37	38
that he	17	23
that i	-70	116
that if	-54	75
that in	-54	68
that is	-52	116
that it	-18	138
that just	-22	33
that kind	-17	24
that look	-12	16
that mak	-12	19
that mayb	-10	15
that mean	-18	28
that might	-25	39
that need	-13	14
that not	-23	42
that on	-11	19
that one	-39	68
that our	-18	20
that particular	-12	11
that real	-14	24
that s	-100	41
that school	19	8
that so	-13	22
that someth	-10	21
that sort	-18	28
that that	-77	130
that the	159	146
that thei	47	99
that thes	-12	18
that theyr	-15	15
that this	-47	56
that thos	-18	16
that to	-25	33
that we	-97	139
that wer	-10	49
that wev	-37	30
that what	-40	77
that when	-23	30
that why	-22	27
that will	-50	59
that work	-19	25
that you	-86	133
that your	-21	23
that youv	-11	10
thatll	-11	34
the	269	162
the abiliti	24	11
the action	-11	8
the actual	-32	33
the advanc	-20	12
the age	-12	11
the amount	17	18
the back	23	19
the banana	-18	9
the basic	73	28
the begin	15	25
the best	-13	56
the bill	37	8
the board	-13	12
the border	25	9
the bottom	-25	29
the budget	78	16
the button	40	67
the cas	-57	58
the chair	-15	14
the challeng	-15	14
the chang	-12	14
the channel	-17	55
the children	119	15
the chip	23	27
the circuit	44	9
the clos	-10	9
the committe	41	21
the compani	39	27
the component	112	16
the computer	29	8
the context	-11	11
the corporat	-21	17
the cost	118	52
the countri	-24	8
the cover	27	8
the current	51	35
the customer	27	8
the dark	-18	11
the data	70	38
the decision	13	19
the deputi	-24	8
the design	131	46
the detail	21	9
the devic	36	16
the differenc	-24	22
the different	-29	32
the digit	-15	16
the discours	24	9
the discussion	31	8
the displai	-12	11
the economi	21	8
the education	22	8
the effect	25	11
the end	91	65
the energi	32	25
the entir	-11	11
the evaluation	89	18
the evidenc	-24	11
the fact	-16	58
the fami	24	9
the fashion	64	14
the featur	-22	21
the filter	-11	10
the final	54	21
the financ	45	12
the financial	25	8
the first	13	97
the floor	-13	12
the for	-15	19
the front	-11	18
the fruit	-13	10
the function	68	24
the functional	48	15
the functionaliti	49	8
the futur	43	14
the government	87	20
the group	107	13
the hand	-14	14
the health	-12	12
the i	-17	31
the idea	-43	63
the impact	46	16
the importanc	44	14
the in	-28	32
the industrial	-22	12
the information	-12	16
the infrar	-20	13
the interfac	43	16
the internet	42	16
the issu	-33	36
the key	-19	15
the kind	-15	21
the kinetic	50	18
the l	-49	43
the last	62	73
the lda	-14	8
the light	18	13
the local	-14	9
the log	22	8
the logo	20	13
the look	-11	13
the management	41	11
the market	93	65
the material	-17	15
the mean	21	11
the meet	238	78
the mel	-16	9
the menu	-34	18
the microphon	-12	14
the model	48	9
the moment	-47	40
the monei	-17	14
the mor	-20	27
the most	12	72
the national	-20	14
the natur	-10	9
the need	43	15
the neural	21	9
the new	72	59
the next	63	88
the nois	-34	13
the number	21	65
the on	-33	40
the one	-56	88
the onli	-36	51
the opportuniti	-12	13
the option	-12	13
the original	26	13
the output	-17	9
the overlap	-12	9
the pandemic	64	8
the parent	-13	10
the past	35	21
the pen	-16	12
the performanc	-17	8
the person	-17	20
the phon	-11	12
the point	-31	41
the polic	-26	9
the potential	-12	9
the power	-11	32
the previous	66	15
the pric	52	25
the prim	-43	8
the problem	22	51
the process	13	24
the product	144	28
the production	22	11
the program	-14	14
the project	161	43
the prototyp	126	13
the public	-28	15
the qualiti	22	9
the r	-11	18
the real	23	20
the recognizer	29	8
the regional	-18	8
the remot	231	73
the report	-13	12
the rest	-20	24
the result	57	20
the right	-44	60
the room	-15	18
the rubber	-34	18
the s	-12	22
the sam	-34	116
the school	62	10
the screen	-24	23
the second	35	46
the shap	79	20
the sid	-22	24
the signal	11	24
the simpl	-14	11
the sort	-18	22
the special	47	8
the spectrum	26	9
the sri	24	8
the standard	-10	14
the support	-14	13
the system	18	33
the t	-64	60
the tabl	-23	21
the target	24	12
the technical	15	16
the teletext	43	12
the test	29	8
the the	-118	128
the thing	-65	89
the third	24	12
the thre	-14	15
the tim	29	78
the tool	-17	8
the top	-21	28
the train	-11	13
the transcriber	16	13
the transcript	23	12
the transcription	48	9
the two	-32	40
the uk	13	12
the unit	-11	10
the use	23	14
the user	77	76
the vad	63	10
the varianc	-13	10
the various	-15	13
the veri	-13	17
the voic	-35	21
the volum	-48	36
the way	-22	73
the web	-11	11
the well	-11	10
the welsh	47	16
the whiteboard	18	15
the whol	36	59
the with	-10	15
the word	-21	23
the work	42	40
the world	-23	19
the you	-16	23
thei	157	162
thei are	-64	85
thei can	-38	47
thei could	26	16
thei do	-26	39
thei dont	-32	48
thei hav	-35	95
thei need	-21	24
thei re	-54	41
thei should	-14	20
thei thei	-26	32
thei want	17	51
thei wer	61	41
thei will	-21	28
thei would	52	31
their	137	148
their fami	-10	9
their own	-27	24
their remot	-14	12
them and	-15	20
them in	-12	21
them to	-33	42
themselv	-34	50
then	139	162
then i	-32	46
then it	-48	77
then that	-25	35
then the	92	75
then thei	44	19
then ther	-26	30
then to	-12	12
then we	-68	104
then you	-65	98
ther	-62	162
ther a	-52	58
ther and	-15	22
ther are	-55	105
ther hav	26	11
ther is	-30	97
ther no	-12	16
ther s	-69	41
ther should	-12	9
ther ther	-31	20
ther was	54	65
ther wer	-22	27
ther will	-21	23
ther would	28	11
therefor	-37	49
thes	-66	156
thes are	-44	59
thes thing	-26	40
thesis	-11	12
theyll	-15	40
theyr	-108	108
theyr not	-11	18
theyv	-47	61
thi	-33	41
thick	26	13
thilo	-25	15
thin	-25	30
thing	-96	162
thing and	-22	34
thing are	-11	23
thing i	-28	41
thing in	-13	19
thing is	-47	61
thing lik	-46	55
thing that	-72	98
thing to	-31	51
thing we	-18	31
thing you	-13	22
think	-163	162
think a	-11	20
think about	-56	86
think i	-35	64
think if	-21	25
think is	-18	24
think it	-77	139
think of	-36	45
think that	-80	126
think the	-36	90
think thei	-13	26
think ther	-32	36
think this	-13	24
think we	-70	128
think what	-18	21
think you	-36	58
thirteen	-20	21
thirti	-65	93
thirti fiv	-15	12
this	58	162
this and	-32	43
this government	-13	8
this in	-16	28
this kind	-10	16
this meet	61	41
this morn	-30	23
this one	-36	55
this pandemic	-18	8
this particular	-10	11
this point	-12	17
this project	32	11
this remot	-13	11
this thing	-24	25
this this	-36	49
this tim	-11	12
this was	19	23
this would	-14	20
this year	-16	19
thos	-49	149
thos are	-22	33
thos children	-25	9
thos in	-11	11
thos who	-16	14
though	-90	114
thought	14	135
thousand	-32	37
thre	-45	151
threshold	-50	22
through	25	134
through this	-11	11
throw	-67	56
thumb	-45	27
ti	-10	25
ti digit	-36	12
tight	-13	20
tighten	26	9
tim and	-17	29
tim mark	-12	8
tim to	-29	43
timer	27	8
timit	-26	11
titanium	-85	27
to	240	162
to a	24	81
to actual	-18	25
to add	-12	22
to address	12	17
to an	-11	14
to ask	31	34
to be	99	157
to bring	24	15
to build	18	19
to buy	-13	17
to chang	-24	29
to com	-27	37
to consider	-13	12
to continu	-20	19
to creat	-14	14
to deal	-13	14
to decid	18	31
to deliver	-19	13
to design	25	8
to develop	-15	14
to discuss	51	23
to do	-35	146
to draw	13	21
to ensur	97	18
to find	-48	61
to get	-45	117
to giv	29	36
to go	-40	107
to hav	11	137
to hear	-14	16
to help	10	20
to hold	-12	12
to implement	24	11
to improv	46	14
to includ	-11	10
to incorporat	26	8
to it	-32	55
to just	-20	27
to learn	-17	19
to look	-20	83
to mak	41	121
to market	-18	14
to me	-35	56
to meet	-12	19
to mov	-26	30
to not	-16	22
to our	-21	26
to pay	-17	14
to present	26	9
to protect	-16	12
to provid	-26	18
to put	-16	69
to respond	-13	14
to say	-56	81
to sell	-17	16
to send	-11	14
to som	17	24
to speak	-14	11
to start	24	20
to support	-43	24
to tak	29	52
to talk	-28	36
to tell	-11	18
to that	-46	65
to the	187	155
to them	16	27
to think	-21	30
to thos	-14	17
to to	-75	100
to train	28	9
to try	-31	44
to understand	-13	15
to us	-17	23
to use	89	122
to what	-34	44
to work	-18	72
to you	-37	63
to your	-13	22
todai	-78	94
together and	28	8
told	-25	86
tomorrow	-15	38
too	-38	149
too mani	-16	20
too much	45	47
took	52	60
tool	39	49
tool train	-22	8
top	-44	108
topic	22	35
total	-69	75
tourism	16	11
tourist	19	9
toward	-21	60
town	-18	18
trac	29	8
track	-16	37
trad	-18	15
traditional	-49	29
train	-39	77
train data	-34	10
train on	-17	13
train the	49	12
transcrib	35	22
transcriber	18	17
transcript	-20	39
transcription	109	21
transfer	-29	22
transform	-12	11
transformation	-12	12
transistor	-22	12
transition	-45	17
translat	16	25
transmit	-15	17
transmitter	39	13
transparent	-11	12
transport	-16	13
transportation	-12	8
travel	-24	19
tre	-12	13
treat	-20	20
trend	82	64
trendwatch	27	11
tricki	-22	23
tried	-39	57
tried to	-12	16
trigger	-15	13
tripl	21	9
troubl	-17	27
tru	-76	129
truli	-15	13
trust	-15	19
truth	-17	21
try	-91	151
try and	-20	27
try to	-45	109
tun	-25	30
turn	-51	115
tweak	50	12
twelv	31	76
twelv and	27	11
twelv fifti	29	9
twenti	-41	101
twenti fiv	-11	38
twentyfiv	16	9
two	-21	153
typ	24	108
typ of	38	42
typical	-38	32
u	-57	79
ugli	-10	37
uk	26	17
uncertainti	-16	11
unclear	30	9
under the	33	27
undermin	-12	8
underneath	-27	28
understand	-130	103
understand that	-19	21
undertak	18	11
undertaken	-13	9
unfortunat	-63	48
union	-21	17
uniqu	-29	23
universal	-32	40
universiti	-25	25
unnecessari	-13	11
until	-41	67
unvoic	-35	11
up	15	160
up and	15	52
up in	-11	16
up on	-11	21
up the	32	40
up to	-34	52
updat	14	39
upon	-16	38
upper	-11	15
us	-130	151
us to	-37	40
usabl	-14	16
usag	-10	12
use	31	161
use a	19	44
use it	-37	54
use of	12	25
use that	-14	25
used	-20	145
used for	-10	13
used to	-29	37
useful	-57	85
user	168	111
user interfac	89	57
user requirement	33	8
userfriend	64	27
using a	-10	11
using the	-25	28
usual	-100	101
v	-107	111
v and	-12	12
v d	-20	15
v remot	-10	9
v s	-14	18
vad	49	13
valu	-46	54
valuabl	21	11
vari	-30	27
variabl	-13	12
varianc	-47	21
variation	-17	16
varieti	-40	29
varieti of	-14	9
various	34	64
vast	-12	15
ve	-42	45
ve been	-27	24
ve got	-12	17
vector	26	18
veg	-24	11
veri	-102	159
veri clear	-19	21
veri good	-14	39
veri important	-24	25
veri much	-32	45
veri pleas	-15	10
veri simpl	-14	14
veri veri	-17	24
veri well	-12	21
version	11	50
version of	26	12
versus	11	43
via	-24	38
view	-51	90
violenc	-16	10
virtual	13	15
visibl	-16	18
visitor	-15	11
visual	12	22
vocal	-12	13
voic recognition	29	20
volum	-63	87
volum and	25	10
volunteer	-13	15
vot	14	28
vulnerabl	50	18
w	-109	126
w we	-23	37
wag	35	12
wait	-59	95
wal	20	17
wal and	39	12
wall	19	14
wanna	-103	118
want	-43	161
want a	-12	17
want it	-36	37
want someth	-11	15
want the	-16	18
was	230	159
was a	52	67
was gonna	-11	20
was it	-16	28
was just	-37	53
was not	28	12
was that	-34	48
was the	65	68
was think	-27	38
was to	21	16
wasnt	-63	94
watch	-53	82
water	-11	14
wav	41	26
waveform	-15	8
way	-72	156
way in	-11	10
way of	-32	47
way that	-30	38
way to	21	53
we	-227	162
we all	-11	19
we also	-33	36
we are	-81	106
we can	-90	153
we cant	-22	34
we continu	-13	11
we could	-74	118
we d	-13	27
we decid	-20	23
we did	-35	51
we didnt	-19	32
we do	-55	87
we dont	-67	115
we get	-30	48
we go	-33	54
we got	-20	26
we had	-57	73
we hav	-99	157
we havent	-18	28
we just	-50	71
we know	-44	49
we ll	-33	35
we look	-19	27
we mak	-10	17
we might	-22	29
we must	-15	11
we need	-76	112
we put	-16	25
we re	-63	40
we real	-11	19
we see	-13	17
we should	-74	111
we talk	-25	35
we think	-17	28
we use	-22	25
we ve	-32	37
we wanna	-24	31
we want	-73	115
we we	-60	86
we wer	-56	77
we will	-65	76
we would	-45	55
wear	14	24
web	-60	44
web sit	-27	9
websit	-32	26
wed	-36	59
wee	-10	12
weird	-16	25
welcom	-70	58
well as	63	32
well be	-13	20
well hav	-17	23
well i	-63	113
well if	-15	26
well it	-45	75
well match	-15	9
well that	-27	59
well this	-13	21
well we	-47	72
well what	-11	15
well yeah	-12	22
well you	-28	45
wellb	12	15
welsh government	-42	17
wer	94	157
wer doing	-10	18
wer gonna	-68	63
wer look	17	19
wer not	-22	33
wer say	-13	19
wer talk	-27	37
werent	-25	49
wev	-112	99
wev been	-22	20
wev got	-62	55
wev had	-13	10
wev seen	-11	12
wh	-33	64
wha	-41	54
what	-56	162
what about	-13	24
what are	-37	53
what do	-28	59
what happen	-27	33
what i	-65	102
what is	-52	74
what it	-32	53
what kind	22	26
what peopl	-11	16
what s	-34	39
what that	-14	23
what thei	16	59
what was	-18	35
what we	-77	124
what wer	-20	34
what what	-55	69
what would	-12	21
what you	-58	91
what your	-22	26
whatever	-108	133
wheel	25	36
when	-10	158
when i	-29	39
when it	47	40
when the	-21	31
when thei	-21	30
when we	-50	65
when you	-69	103
wher	-95	153
wher is	-17	9
wher it	-21	30
wher the	-36	48
wher thei	-13	21
wher ther	-19	21
wher we	-37	46
wher you	-42	54
wherea	-75	57
whether	-11	120
whether it	-20	29
whether we	-10	12
which	83	160
which are	-26	29
which i	-33	39
which is	-63	119
which was	-14	16
which we	-28	35
which would	25	15
which you	-21	27
whil	33	91
whilst	-22	17
whistl	-35	14
whit	-37	49
whiteboard	-39	40
who	-18	150
who are	-44	33
who hav	-21	20
who is	-21	19
whol	-15	120
why	-71	140
why we	-10	15
wi	-13	37
wid	-35	38
wider	-40	24
width	-36	15
will	-93	161
will be	-20	127
will continu	-39	13
will hav	-45	51
will not	-25	20
will the	-23	8
will to	15	25
william	50	8
wind	-12	21
window	-66	40
wir	-28	23
wireless	-17	22
wish	-32	34
wish to	-17	10
with	181	162
with a	99	115
with an	29	11
with it	-29	48
with our	-18	21
with regard	18	12
with som	-17	23
with that	-48	73
with the	102	152
with their	-11	12
with them	-13	21
with this	-44	62
with with	-24	32
with you	-17	26
within	-40	108
within the	-35	34
without	-28	101
witness	-12	11
wizard	46	8
women	30	15
wonder	-58	83
wonderful	-39	35
wont	-81	110
wood	-74	35
word	-21	86
work	50	161
work and	19	20
work design	115	13
work for	-13	23
work in	-23	22
work on	60	73
work that	-22	22
work to	-16	19
work together	21	20
work with	-13	56
worker	11	16
workforc	11	12
workshop	-11	8
world	-43	54
worri about	-17	23
wors	-16	33
worth	-32	56
would	92	162
would be	139	144
would hav	15	61
would lik	-34	35
would say	-23	40
would you	-34	44
wouldnt	-88	112
wouldnt be	-16	21
writ	-23	90
written	14	42
wrong	-40	74
wrot	-36	43
x	-10	30
xml	61	11
y	-96	126
y you	-24	44
ye	-11	41
yeah	-217	138
yeah and	-35	52
yeah but	-52	76
yeah i	-61	111
yeah it	-47	93
yeah so	-36	54
yeah that	-39	95
yeah the	-28	46
yeah we	-30	57
yeah well	-13	29
yeah yeah	-25	87
yeah you	-23	38
year	-75	104
yep	-15	114
yes	-127	153
yesterdai	-11	25
you	-232	162
you all	-14	24
you are	-43	57
you can	-97	152
you cant	-28	45
you could	-70	102
you d	-25	33
you do	-40	56
you dont	-63	101
you for	-12	18
you get	-49	63
you go	-20	47
you got	-12	24
you guy	-28	41
you had	-23	40
you hav	-92	151
you if	-15	30
you just	-61	89
you know	-108	139
you lik	-15	24
you ll	-11	20
you look	-25	33
you mean	-23	45
you might	-19	29
you need	-38	53
you press	-33	31
you put	-14	23
you re	-65	40
you said	-29	40
you say	-35	51
you see	-29	39
you should	-32	41
you that	-11	18
you the	-12	18
you think	-52	77
you to	-19	27
you use	-21	24
you ve	-23	30
you wanna	-33	47
you want	-76	124
you wer	-38	55
you will	-28	33
you would	-37	54
you you	-54	73
youd	-42	61
youll	-48	69
youll be	-13	12
young	123	55
young peopl	48	22
younger	-35	33
younger peopl	-18	9
your	-163	162
your favourit	-12	9
your hand	-20	27
your remot	-22	19
yourself	-20	49
youth	-25	12
youv	-72	80
youv got	-32	27
zap	-38	24
`.trim(),
};

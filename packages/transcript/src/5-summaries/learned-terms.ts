// Written by `npm run -w lab train -- terms` from the training split of QMSum (Zhong and others 2021, MIT licence).

export const learnedTerms = {
  meetings: 162,
  /** In thousandths. */
  weights: `
-1416 -44 28 320 -482 501 -832 -221 -1210 134 151 -1416 149 91
-1671 24 124 320 -971 1495 -845 -118 -930 318 508 -1671 165 -236
-2002 -384 -249 504 -729 1061 -1385 -401 -790 302 449 -2002 596 59
-503 -346 383 543 -80 1607 -1928 9 -936 117 60 -503 -177 -7
192
`,
  /** One term per line: key, weight in hundredths, number of meetings. */
  known: `
1	25	22
2	22	24
2015	31	12
22	31	13
25	31	12
3	26	22
4	28	19
5	29	17
a	196	162
a a	-68	111
a banana	54	15
a batteri	-12	14
a better	-12	16
a big	-33	50
a bit	-56	87
a bunch	-17	22
a button	-35	33
a certain	-26	29
a coupl	-35	49
a decision	-12	12
a fair	-10	15
a few	39	52
a fruit	-11	9
a great	-17	25
a half	22	23
a hug	-18	21
a hundr	-13	16
a letter	-10	13
a littl	-52	122
a long	-15	25
a menu	-14	14
a mor	16	24
a new	74	62
a number	-31	30
a particular	17	19
a period	-12	9
a power	28	10
a problem	-17	34
a question	-17	33
a rang	-10	11
a real	-32	48
a regular	-10	8
a remot	-24	58
a result	-10	12
a scroll	-22	12
a separat	28	13
a simpl	12	25
a singl	-19	23
a small	-19	25
a special	-20	18
a speech	49	8
a spongi	45	8
a system	-13	15
a t	-19	25
a television	26	10
a universal	-17	10
a veri	-61	91
a way	-34	49
a whol	-18	24
abiliti	54	40
abiliti to	62	13
abl	-52	131
abl to	-26	104
about	148	162
about a	-10	26
about how	-32	35
about it	-37	70
about that	-46	69
about the	188	133
about this	-33	46
about what	-40	50
abov	12	42
absenc	-27	20
absolut	-48	74
abstract	-19	16
abus	-21	11
academic	-19	17
accent	-14	10
accept	18	30
acceptabl	-15	15
access	-23	65
access the	27	8
access to	13	18
accessibl	-31	26
accidental	-13	11
accommodat	-10	12
accord	45	51
accord to	59	15
account	-41	60
accountabiliti	-19	9
accuraci	-18	28
accurat	-12	17
achiev	-13	33
acknowledg	-33	21
acoustic	20	20
acquaint	28	11
acquaintanc	-18	11
across	-58	65
across the	-42	25
act	-27	40
activ	17	15
activat	-43	29
activiti	-38	39
actual	-118	153
actual i	-12	17
actual the	-13	18
adam	-35	24
adaptation	-29	13
added	-26	51
additional	-20	69
address	-12	47
adjust	-17	43
administration	31	10
admission	-14	10
adopt	37	20
adult	-26	19
advanc	-41	58
advanc chip	-47	16
advertis	-12	15
advic	-47	25
advis	-18	16
adviser	12	9
advisori	23	13
aesthetic	-10	9
affect	-64	46
afford	-32	30
after	102	131
afterward	-33	27
again	-118	143
age	-27	52
age group	-52	11
agenda	46	79
ago	-36	62
agr	90	44
agre	-45	102
agre with	-14	21
agreement	-10	26
agricultur	16	8
ahead	-41	85
aim	19	58
al	-12	40
alarm	-29	18
algorithm	-20	12
align	-25	26
alignment	35	22
all	-19	162
all that	-18	26
all thes	-15	23
allocat	-14	13
allow	-39	90
almost	-31	92
alon	-15	24
along	-41	70
alongsid	-15	11
alreadi	-27	136
alreadi hav	-14	15
alright	-68	111
also	110	159
also a	-10	15
also hav	-16	21
also the	-26	31
although	10	83
alwai	-57	129
american	-14	18
amongst	-12	13
amount	-74	82
an	53	161
an advanc	-11	8
an idea	29	23
an impact	43	10
an l	-22	23
and	282	162
and a	94	94
and all	-34	42
and also	-19	62
and and	-74	92
and as	-19	27
and do	-12	22
and down	-15	15
and everyth	-13	13
and feel	39	23
and for	-32	38
and get	-14	22
and hav	10	32
and he	-23	31
and how	58	52
and i	-86	142
and if	-62	93
and im	-41	31
and in	-43	52
and is	-11	13
and it	-34	138
and just	-22	37
and look	-11	15
and mak	23	21
and mayb	-28	40
and mor	24	14
and not	-25	32
and of	-26	28
and on	-12	19
and one	-25	36
and other	37	25
and our	-22	24
and say	-13	26
and see	-17	30
and so	-77	102
and social	23	9
and som	14	28
and stuff	-36	35
and support	-18	15
and that	-15	124
and the	231	158
and thei	-13	87
and their	-18	18
and then	-20	151
and ther	-50	59
and therefor	-17	12
and theyr	-16	16
and thing	-18	23
and this	-53	71
and thos	-13	16
and to	17	43
and vegetabl	29	20
and we	-83	135
and well	-21	29
and wer	-23	24
and wev	-17	17
and what	-63	84
and when	-17	26
and with	-12	19
and work	30	8
and yeah	-18	29
and you	-80	132
and your	-15	16
andrea	-36	23
andrew	-30	12
animal	64	27
annoi	-20	27
announc	-31	16
announcement	-36	16
annual	-30	15
another	-59	142
anticipat	-28	19
any	-81	157
any of	18	24
anybodi	-47	71
anymor	-20	46
anyon	-22	52
anyth	-109	140
anywai	-88	113
apart	-14	34
apologi	-25	19
apparatus	-11	9
apparent	-48	43
appeal	10	34
appear	-47	45
appearanc	81	12
appl	-37	20
appli	-17	58
application	-56	38
appreciat	-22	30
approach to	-17	16
appropriat	-48	52
approv	-20	15
approximat	-21	21
arbitrari	-11	13
architectur	29	8
are	-99	162
are a	-21	32
are are	-11	15
are being	-13	16
are doing	-22	28
are going	-44	47
are gonna	-20	23
are in	-29	30
are look	-11	12
are mor	-11	14
are not	-49	57
are som	-14	21
are still	-12	13
are the	-65	97
are thei	-15	27
are ther	-20	29
are veri	-20	23
are we	-43	71
are work	-19	19
are you	-46	66
area	-18	64
area of	-10	11
arent	-57	84
argument	-47	32
around	-29	129
around the	30	31
arrai	-16	8
arrangement	-13	18
arrow	-31	21
art	-12	19
articl	-10	9
articulat	-13	10
artificial	-14	14
as	153	161
as a	34	99
as an	23	16
as far	-13	17
as i	-43	57
as it	-17	28
as oppos	-11	14
as part	17	14
as possibl	-17	22
as the	85	71
as thei	44	16
as to	22	15
as we	-35	42
as well	121	118
as you	-54	76
ask	-45	110
ask the	-12	15
ask you	-15	21
aspect	-19	76
aspect of	47	12
assault	-11	8
assemb	-35	19
assess	-20	21
assessment	-27	20
assign	-15	14
assist	23	13
assistanc	45	9
associat	-28	23
association	-35	17
assum	-64	53
assumption	12	21
assuranc	-25	13
at	49	161
at a	-35	47
at all	-33	58
at hom	-16	10
at it	-14	28
at that	-28	41
at the	55	144
at this	-39	52
at what	-11	16
attach	-29	25
attempt	-21	23
attend	-46	24
attention	25	27
attitud	26	8
attract	-22	16
audienc	-20	21
audio	-77	55
aurora	98	22
authoriti	-46	17
authoriti and	20	9
authoriti to	-10	8
automatical	-40	32
availabiliti	22	11
availabl	-110	92
availabl to	-16	15
averag	-11	52
awai	-77	107
awai from	-14	19
awar	-72	35
awar of	-21	15
award	-25	10
awareness	34	12
awful	-14	19
b	-80	113
back	-106	149
back to	-43	67
backchannel	34	10
background	15	41
backup	63	14
backward	-10	16
bad	-17	88
badli	-13	14
ball	-37	19
ban	23	9
bank	-40	25
bar	-25	31
barrier	17	15
bas	-34	51
based	99	88
based on	72	50
baselin	-44	18
basic	30	97
basic function	55	8
basical	-68	122
basis	-32	46
batteri	-19	78
be	130	162
be abl	-33	95
be an	13	31
be awar	-15	10
be doing	-14	14
be don	-14	26
be easi	-12	13
be good	-15	31
be in	-37	53
be lik	-17	25
be look	-10	13
be mad	-12	15
be mor	-28	40
be on	-16	25
be quit	-10	14
be som	-10	20
be someth	-16	25
be that	-20	32
be the	45	100
be used	-21	23
be veri	-34	43
bear	-35	30
beautiful	-22	22
becam	-15	16
becaus	-102	162
becaus i	-45	69
becaus if	-15	25
becaus it	-11	90
becaus of	-44	51
becaus that	-24	32
becaus the	-43	52
becaus thei	-25	34
becaus ther	-15	19
becaus theyr	-10	9
becaus we	-43	61
becaus you	-40	52
becom	-80	85
been	-30	129
been a	-16	16
been abl	-11	13
been doing	-10	12
been veri	-11	13
been work	-13	16
beep	-14	45
befor	-57	137
befor the	-15	19
befor we	-12	22
began	26	11
begin	-36	74
behalf	-14	13
behaviour	-13	32
being	-42	133
being abl	-12	13
believ that	-24	16
below	22	30
besid	-21	20
best	-35	108
better	13	140
better than	-11	19
between the	20	41
beyond	-19	35
bia	29	9
big	-88	138
bigger	11	54
biggest	-21	40
bill	30	18
billion	-17	11
bin	38	18
bit	-138	159
bit mor	-29	32
bit of	-35	46
black	-101	62
blah	-11	14
blank	-31	24
block	-30	30
blu	27	39
board	-21	96
book	-23	23
bor	-21	25
boss	-12	12
both	15	128
bother	-19	23
bottom	-47	69
boundari	-55	29
bowden	-12	11
box	-58	48
boy	-13	24
bracket	-17	12
brain	-10	17
brand	32	28
break	-84	76
breath	51	19
brief	-29	55
bright	37	28
brightness	-41	21
bring	-18	97
british	-12	11
broad	-33	27
broadcast	-17	16
broader	-22	20
broken	-18	18
brought	27	59
brows	-19	14
budget	105	69
bug	49	14
built	-17	40
bulb	-22	15
bunch	-29	51
bunch of	-23	26
bus	-11	11
busi	-17	29
business	-57	32
but	-60	162
but also	-28	28
but but	-36	53
but i	-77	143
but if	-51	81
but in	-21	34
but it	-22	131
but mayb	-18	29
but not	-15	30
but that	-53	81
but the	46	99
but thei	26	51
but then	-34	55
but this	-19	30
but we	-64	108
but what	-33	45
but yeah	-13	46
but you	-55	84
button	61	98
button and	60	51
button are	11	21
button for	25	28
button is	-13	12
button or	-16	15
button that	-19	16
button to	-15	15
button which	44	12
button you	-11	11
buy	-88	94
by	139	160
by a	26	15
by the	70	73
c	-90	127
c d	-70	47
cabl	-43	31
calculat	49	22
call	-25	118
cam	21	96
camera	-15	21
campaign	-12	18
can	-121	162
can also	-10	18
can be	-60	88
can do	-46	81
can get	-26	40
can go	-15	29
can hav	-48	56
can i	-38	50
can just	-31	40
can mak	-28	34
can put	-14	24
can see	-47	48
can use	-41	52
can we	-34	51
can you	-47	72
canadian	-71	9
cannot	-25	47
cant	-115	146
capabiliti	-14	15
capabl	-11	10
capital	-15	11
captur	-15	21
car	-25	90
card	-13	16
careful	-13	47
carri	-20	41
cas	-19	130
cash	-10	11
cat	-38	18
catch	-15	26
categori	-68	47
caus	-51	121
caus i	-14	17
caus it	-21	29
celebrat	-12	12
cell	-22	40
cent	-72	39
cent of	-20	14
centr	-50	35
central	-17	18
cepstral	-15	9
cepstrum	18	12
certificat	-21	11
cetera	-24	19
ch	-11	41
chain	-11	14
chair	-61	33
chair i	-26	8
challeng	-14	34
chamber	-13	10
chanc	-34	39
chang	-47	144
chang channel	-11	9
chang in	23	12
chang the	-41	52
chang to	-11	14
changeabl	22	12
channel	-79	120
channel and	-22	23
character	-10	10
characteristic	-25	29
charg	-20	49
cheap	19	54
cheaper	-41	26
cheat	26	14
check	22	85
chief	31	20
childhood	24	10
children	13	54
children and	40	14
children in	45	10
children who	-23	8
china	20	10
chip and	24	10
choic	-54	77
choos	-50	82
chuck	-29	26
chunk	-17	16
circuit	31	31
circuit board	22	11
circumstanc	-48	28
citi	-19	16
citizen	-12	9
claim	-19	21
clap	-23	14
clarifi	-25	23
clariti	11	12
classroom	-12	8
clean	-67	42
clear that	-14	12
clearer	-11	12
clock	12	20
clos to	52	9
closer	-25	28
closest	-11	12
cloth	-35	27
cluster	-11	10
co	-11	33
coach	-22	25
coast	-12	11
cod	-61	52
coefficient	-12	9
coffe	-42	31
cohort	-27	9
collaboration	-17	12
colleagu	-65	23
collect	12	34
collection	67	22
collectiv	17	11
colleg	-51	14
colour and	-24	20
colourful	-14	13
com	-35	153
com back	-19	32
com from	-15	24
com in	-19	30
com up	-16	74
combin	-53	41
combination	-34	41
comfortabl	-20	39
command	25	26
comment	-39	57
commission	-28	16
commissioner	-18	9
commit	-52	20
commit to	-27	14
commitment	-58	21
committe	78	29
common	18	48
communicat	-41	26
communication	-45	29
communiti	-31	29
communiti and	-11	9
compact	23	9
compani	-27	86
compar	-37	69
compar to	-11	12
comparabl	-13	11
comparison	-17	19
compensation	-20	12
competitiv	-15	12
competitor	-11	12
complaint	28	9
complet	-49	93
complex	-12	59
complexiti	19	17
complicat	-63	65
component	118	78
comput	-49	26
computation	-15	15
computer	-22	65
con	27	24
concentrat	-26	22
concept	24	59
conceptual	99	55
concern	19	66
concern about	-29	18
concern that	-18	16
conclud	19	21
conclusion	-38	35
condition	-84	42
conduct	-11	11
conferenc	30	27
confidenc	-34	17
confident	-49	25
confirm	-34	22
confus	-20	51
confusion	-17	23
connect	-27	48
connection	-46	29
conscious	-13	16
consensus	-15	19
consent	-12	13
consequenc	28	17
conservativ	18	12
consider	14	89
consideration	-65	43
consist	-19	13
consistenci	-23	11
consistent	-12	32
constituent	-21	14
constrain	-11	16
constraint	-43	35
construct	-16	14
construction	45	17
consult	-15	14
consultation	-44	13
consumer	-12	24
contact	-23	38
contain	-25	24
content	-24	36
continuous	-11	13
contract	-15	12
contrast	-38	27
contribution	24	25
control	131	116
control and	22	27
control for	58	15
control is	-20	16
control that	-13	10
control the	46	10
control with	28	8
controller	-49	12
convenient	-19	19
convention	56	17
conventional	21	8
conversation	-45	42
convert	15	17
convinc	13	28
cooperation	24	11
coordinat	-18	16
copi	-32	33
corner	-29	21
coronavirus	64	8
corporat	-71	40
corporation	-14	9
corpus	40	14
correct	-26	68
correlation	-29	21
correspond	-24	25
cost	76	114
cost of	18	21
couch	-20	20
could	37	160
could be	45	104
could hav	-44	54
could just	-15	22
could use	17	19
could you	-18	27
couldnt	-41	69
count	-43	40
countri	-83	39
coupl	-81	107
coupl of	-22	31
cours	-98	129
court	-11	9
cover	11	94
covid19	48	9
crack	-10	12
crash	-11	9
crazi	-11	19
creat	-27	75
creat a	-24	14
creativ	-27	22
creativiti	15	21
criminal	-22	9
crisis	-48	15
criteria	101	34
cross	-31	31
crucial	-35	29
cultur	-23	15
cup	-11	10
curious	-11	18
current	46	97
curriculum	43	10
custom	-11	8
customer	47	38
cut	-51	77
cuz	-32	40
cycl	-15	16
d	-108	139
d be	-15	27
d displai	-18	16
d player	-11	10
d screen	-38	26
d v	-21	17
damag	16	19
dark	-15	32
data	58	78
data and	63	15
databas	22	23
daughter	-11	8
dav	-24	21
davi	-21	15
david	-43	26
dawn	-26	12
day	-80	102
deadlin	-10	11
deal	12	67
deal with	21	33
decid	86	128
decid on	24	16
decid to	67	12
decision on	-13	12
declar	-16	16
declaration	-13	19
decreas	-22	20
deep	-13	24
default	-22	20
deficit	-15	9
defin	12	46
definit	-82	100
definition	15	18
delai	61	25
delet	-15	15
deliver	-43	39
deliveri	26	16
demand	37	28
demo	28	9
demographic	-19	11
demonstrat	-20	11
department	-38	44
depend	-62	104
depend on	-43	53
dependent	-23	23
describ	-64	45
description	-26	20
deserv	-11	11
design	179	131
design a	44	12
design and	114	22
design of	95	12
designer	149	61
desir	-36	30
detail	13	94
detection	86	19
detector	-49	21
determin	-62	51
develop	-113	75
development	32	49
devic	22	78
diagram	-12	13
did	-34	149
did not	29	9
did you	-23	48
didnt	-62	134
differ	20	21
differenc	-81	89
differenc between	19	17
differenc in	26	9
different	17	158
difficult	-77	96
difficult to	-25	24
difficulti	19	29
digit	-13	48
digital	-36	44
dimension	26	19
diod	-14	9
direct	-85	68
direction	-69	57
directori	-15	12
dis	-11	14
disabiliti	-18	8
disabl	31	8
disadvantag	-34	16
disappoint	-12	13
discover	-14	16
discrimination	22	9
discuss	214	138
discussion	96	91
discussion with	-10	11
displai	-46	64
disproportionat	-10	8
distanc	-41	30
distinction	-16	17
distinguish	12	23
distribut	-22	24
distribution	-26	17
divid	-21	27
division	-16	19
do	-94	162
do a	-32	50
do hav	-19	29
do is	-33	47
do it	-50	91
do not	-17	20
do som	-16	23
do someth	-16	25
do that	-56	103
do this	-21	33
do to	-12	17
do we	-53	96
do with	-22	39
do you	-72	137
dock	-18	15
document	-46	54
documentation	-12	11
doe	-124	147
doe it	-25	43
doe the	-12	20
doesnt	-119	146
doing	-58	133
doing that	-15	29
doing the	-20	25
dollar	-36	19
don	-62	138
dont	-166	161
dont hav	-66	117
dont know	-75	135
dont need	-16	23
dont real	-14	24
dont think	-60	103
dont want	-33	49
door	-28	33
doubl curv	32	16
doublecurv	-26	14
doubt	-12	19
down	-86	150
down to	-10	19
download	-16	14
downsampl	44	9
draft	25	10
draw	-19	83
drawn	-15	18
drew	-15	14
drink	29	9
driv	-46	36
driven	-17	17
drop	-68	61
due to	-14	15
dunno	-123	81
dur	59	71
dur the	41	17
duration	-11	8
dynamic	-17	18
dynamo	-29	23
e	-68	96
each	44	136
each of	-18	22
each other	58	27
ear	-22	28
earli	26	52
earlier	-20	77
eas	11	27
easi	-87	136
easi to	24	63
easier	-107	92
easier to	-17	20
easiest	-21	20
eat	-16	20
echo	-10	9
economi	24	14
economic	38	19
edg	-16	20
edit	-17	19
education	98	19
education and	51	13
educational	69	10
effect	-31	63
effectiv	-76	41
effectiveness	-13	8
efficient	-20	21
effort	84	47
eighteen	-22	19
eighti	-61	41
either	-22	114
elaborat	-11	14
elder	18	21
elder peopl	-23	9
electronic	-70	59
element	-74	43
element of	-13	9
elephant	-51	8
eligibiliti	45	9
eligibl	-22	12
eliminat	-40	18
els	-68	133
em	-18	46
email	-108	87
embed	-13	19
emergenci	-43	9
emotional	26	9
emphasis	-43	27
emploi	-15	14
employe	-21	10
employer	-36	12
employment	42	13
enabl	-28	27
encod	65	12
encourag	-16	33
end	14	138
end of	34	49
end up	-16	22
ended	50	21
energi	18	78
energi sourc	27	18
engag	-44	25
engag with	-14	11
engagement	-29	17
engineer	26	24
england	-57	16
enjoi	-10	21
enough	-97	125
ensur	65	24
ensur that	-15	21
enter	-45	45
entir	-72	56
envelop	-13	11
environment	13	35
environmental	11	14
equal	-44	35
equipment	33	26
equivalent	-29	25
eras	-18	16
eraser	-10	9
error	-14	37
error rat	-18	11
essential	-31	50
establish	-43	28
estimat	-26	37
estyn	-23	8
et cetera	-17	8
etcetera	-25	19
euro	86	72
europ	-20	18
european	-34	14
eurospeech	81	12
eva	12	9
evaluat	83	47
evaluation	92	65
even	-99	142
even if	-24	36
even though	-18	24
event	16	33
eventual	14	25
ever	-38	63
everi	-89	114
everybodi	-87	115
everyon	-71	94
everyth	-83	135
evidenc	-37	29
evidenc that	18	9
evolv	-17	14
exact	-46	139
examination	-26	8
exampl	-109	130
exampl of	-20	20
excel	-16	17
excellent	-34	46
except	-67	52
excit	-12	26
exclud	-13	17
exclusiv	25	9
excus	-17	34
executiv	20	16
exercis	-29	19
exist	24	68
expand	22	33
expect	22	77
expect to	23	13
expens	-14	19
experienc	-37	66
expert	-61	65
expertis	-14	11
explain	-20	71
explanation	-11	12
explicit	-15	16
explor	-32	26
expression	-13	12
extend	-39	34
extensiv	-12	14
extent	-61	39
external	-24	16
extra	-15	92
extract	23	13
extraordinari	-10	10
eye	-15	27
f	-107	131
fac	-14	55
faced	25	13
facilitat	-16	16
faciliti	-42	24
fact	-54	113
fact that	-48	54
factor	-28	63
fail	-25	30
fair	-76	96
fall	-50	51
fami	-29	32
fami and	23	10
familiar	-41	32
fanci	16	63
fanci look	50	8
fantastic	-29	24
far	-96	124
far as	-13	17
fashion	30	61
fashionabl	-46	27
fast	-28	60
faster	-23	22
favour	-25	11
favourit	51	38
favourit animal	28	14
fear	22	15
feasibl	16	24
featur	70	104
featur that	19	16
fee	-20	13
feed	14	41
feedback	35	42
feel	-51	130
feel that	-17	15
felt	-19	39
femal	-18	12
few	20	112
fewer	-26	23
fft	17	13
field	-51	41
fifteen	-32	63
fifteen to	26	8
fifth	29	12
fifti	25	98
fifti percent	-16	11
fight	-17	15
figur	-59	94
figur out	20	23
fil	-25	54
fill	-62	63
film	-15	15
filter	-16	27
fin	-59	100
final	151	109
finalis	-11	9
financ	15	49
financial	79	35
finchsaunder	-20	11
find	-75	152
find it	-17	19
find the	-10	15
finger	-39	23
finish	-60	103
first	113	159
first of	-20	20
fish	41	14
fit	-29	88
fit in	-10	14
fiv	-88	149
fiv euro	-23	21
fiv percent	-20	15
fix	17	30
flash	28	11
flashi	24	11
flat	-66	47
flaw	31	8
flexibiliti	-38	24
flip	-57	28
floor	-42	28
focus	79	87
focus on	91	37
folder	-65	37
follow	50	87
food	-37	15
for	157	162
for a	33	103
for each	-20	25
for education	17	9
for exampl	-59	72
for for	-35	46
for instanc	17	30
for it	-24	40
for me	-17	28
for our	-32	31
for school	-15	8
for som	17	26
for speech	-10	12
for that	-20	75
for the	153	157
for their	-15	14
for them	-21	28
for thos	-25	23
for us	-31	37
for wal	40	10
for you	-19	29
for your	-15	19
forc alignment	27	9
foreign	-16	16
forever	-12	15
forget	-25	51
forgot	-25	35
forgotten	-11	14
form	-69	102
formal	34	18
format	26	42
former	29	10
forth	-31	50
four	-65	136
fourteen	18	16
fourth	-12	21
fram	-27	39
framework	16	15
franc	23	13
freedom	-22	11
french	-29	19
frequenci	-50	44
frequent	-26	23
friend	-53	61
from	17	160
from a	10	31
from that	-17	21
from the	50	127
front	-28	78
frontlin	-12	9
fruit and	18	26
fruiti	29	13
frustrat	-20	18
frustration	14	15
fulfil	-25	11
fulfill	23	17
full	-44	67
fulli	-36	28
fun	-35	49
function	65	127
function of	21	12
function that	-11	10
functional	67	75
functional design	50	13
functionaliti	58	53
fund	43	34
fundamental	-45	28
funni	-41	43
furnitur	-18	15
further	63	70
furthermor	-14	16
futur	22	62
g	-53	84
gadget	29	10
gain	-36	33
gam	35	22
gap	-34	23
gather	-29	27
gav	43	57
gcs	-21	8
generat	15	34
get	-89	159
get a	-40	60
get it	-19	36
get rid	28	11
get that	-12	24
get the	-14	73
get to	-27	38
gimmick	-17	12
giv	-18	147
giv a	-12	19
giv it	-23	30
giv us	-20	28
giv you	-24	30
given	31	92
given that	20	18
glad	-11	30
global	14	21
glow	25	8
go	-134	162
go back	-18	34
go for	-30	39
go into	-12	19
go on	-10	23
go through	-33	35
go to	-43	68
go with	-17	22
goal	19	54
goe	-84	116
going	-95	157
going for	-14	14
going forward	-11	8
going on	-24	33
going to	-35	128
gon	-39	68
gonna	-139	128
gonna be	-72	87
gonna do	-20	32
gonna hav	-44	48
gonna mak	-13	13
good	-67	162
good idea	-31	56
got	-46	152
got a	-50	61
got som	-17	18
got the	-30	32
got to	-15	14
gotta	-23	53
govern	-13	8
government and	18	14
government has	-22	12
government is	-17	11
government to	52	17
graduat	-12	12
grant	44	19
graphical	41	13
grateful	-17	12
greater	-11	28
green	11	41
grei	-41	24
grip	-27	19
ground	-25	19
group	160	107
group of	23	11
grow	-17	22
guarante	-18	19
guess	-106	137
guess it	-11	18
guess the	-12	19
guid	43	20
guidanc	-40	19
gun	24	8
guy	-69	98
gwenllian	21	10
h	-58	87
ha	-37	68
had	104	153
had a	72	57
had the	-19	26
had to	10	37
half	16	98
half euro	27	8
hand	-111	123
handi	-37	28
handl	11	48
hang	-17	25
happen	-91	101
happen in	-15	14
happi	-34	64
hard to	11	40
harder	-42	41
hardwar	-11	11
harm	-17	12
harmonic	-20	9
has	-80	158
has a	-36	55
has the	-16	21
has to	-55	82
hasnt	-23	49
hav	-78	162
hav an	14	59
hav any	-32	51
hav been	12	47
hav don	-10	19
hav had	-12	12
hav hav	-10	8
hav in	-14	18
hav it	-41	61
hav lik	-16	29
hav mor	-12	21
hav no	-15	27
hav one	-23	29
hav seen	-13	11
hav som	-52	74
hav someth	-24	27
hav that	-35	53
hav the	-64	137
hav thes	-11	17
hav this	-25	36
hav to	-54	160
hav two	26	19
hav you	-34	44
hav your	-10	11
havent	-90	114
he	-63	120
he s	-29	36
he was	22	20
head	-45	70
headteacher	-23	8
health	-23	24
health and	12	15
healthi	33	13
hear	-55	76
heard	-43	63
heart	-11	16
heat	27	9
hefin	-33	17
held	-23	27
hello	28	38
help	30	104
helpful	-18	46
her	-129	161
her and	-18	28
her is	-13	23
hertz	-11	10
hid	-18	26
hidden	-40	30
high	-17	98
higher	22	69
highest	-12	15
highlight	15	19
hightech	-21	16
him	-37	62
hir	-13	17
his	-19	73
histori	-30	23
historical	-13	11
hit	-56	51
hold	-71	92
hold it	-13	16
hom	-79	60
hon	-20	9
honest	-34	34
hop	-39	108
hopeful	-46	69
hot	-12	12
hour	-19	81
household	-13	12
how	40	162
how do	-30	48
how it	-15	28
how mani	-26	39
how much	-50	72
how the	17	22
how thei	61	21
how to	61	54
how we	-30	36
how you	-14	20
however	26	52
htk	43	11
hug	-43	62
hundr	-69	83
hurt	-30	29
hynek	-27	15
i	-225	162
i agre	-14	29
i also	-12	22
i am	-33	31
i believ	-23	25
i can	-56	102
i cant	-15	32
i could	-22	36
i d	-23	48
i did	-28	38
i didnt	-28	55
i do	-28	49
i dont	-83	157
i dunno	-50	61
i found	-14	13
i got	-15	22
i guess	-72	112
i had	-38	55
i hav	-72	119
i havent	-19	31
i hop	-22	25
i i	-74	115
i if	-16	30
i it	-33	59
i just	-60	89
i know	-53	91
i lik	-26	44
i ll	-25	35
i m	-63	41
i mean	-91	128
i said	-39	43
i see	-20	57
i should	-11	28
i suppos	-28	30
i think	-121	161
i thought	-42	58
i understand	-24	31
i ve	-36	35
i want	-44	55
i was	-73	112
i will	-46	63
i would	-65	108
ibm	61	15
icsi	40	19
id	-72	91
id lik	-20	19
idea	13	154
idea of	-41	50
ideal	-31	31
identifi	-52	47
if	-125	162
if i	-45	72
if if	-41	67
if it	-72	133
if that	-29	46
if the	-46	61
if thei	-11	62
if ther	-38	54
if we	-81	136
if wer	-37	35
if you	-94	151
if your	-30	36
ignor	-32	33
ill	-91	110
ill be	-17	12
ill just	-10	16
im	-137	124
im going	-14	15
im gonna	-27	26
im just	-13	22
im not	-48	67
im sur	-19	21
im the	-26	10
im veri	-17	13
imag	-55	43
imagin	-80	66
immediat	-14	36
impact	45	32
impact of	39	13
impact on	80	17
implement	-32	52
implementation	-25	23
implication	-38	22
importanc	24	34
importanc of	44	15
important	-26	138
important that	-11	14
important to	-25	25
impression	-18	23
improv	70	61
in	105	162
in addition	-16	15
in an	-14	19
in and	-11	18
in any	-10	15
in different	29	11
in electronic	-11	9
in england	-22	11
in fact	-40	54
in in	-48	71
in it	-24	29
in mind	-31	31
in my	-35	47
in one	-16	24
in order	26	29
in our	-41	39
in particular	-19	18
in relation	-17	8
in school	38	10
in som	-38	47
in that	-57	76
in the	147	157
in their	-28	27
in ther	-27	40
in thes	-15	20
in this	17	88
in thos	-18	14
in wal	29	17
in which	37	23
in your	-41	54
incident	-15	8
includ	145	107
includ the	39	20
incom	11	19
increas	-71	67
increas the	-11	14
increasing	-11	8
incredib	-12	13
ind	-55	47
independent	-28	41
indicat	-31	50
indication	-36	27
indicator	-24	16
individual	-62	98
industri	46	19
industrial	161	50
industrial designer	59	18
infer	30	10
inferenc	-11	8
inform	-35	28
informal	-12	9
information	-45	117
infrar	-14	52
initial	-67	55
initiativ	14	14
injuri	-17	15
innovation	37	25
innovativ	-28	45
input	-10	66
inquiri	65	12
insert	-11	18
insertion	12	12
insid	-38	61
inspir	-21	15
inspiration	19	17
install	-11	14
instanc	-39	66
instead of	11	52
institution	-42	16
instruction	-64	54
intelligenc	-18	12
intend	-31	26
intend to	-11	12
intention	39	25
inter	-17	18
interact	-26	15
interaction	-31	25
interactiv	-15	10
interchangeabl	74	9
interest	-120	124
interfac	174	107
interior	-11	11
intermediat	18	13
internal	-35	28
international	40	50
interpret	-28	21
interpretation	-21	18
interrupt	-22	29
intervention	-54	14
interview	-15	13
into	64	148
into a	-13	17
into the	40	73
introduc	38	51
introduction	37	22
intuitiv	25	18
invest	-39	29
investigat	-16	16
investigation	-21	16
invit	21	18
involv in	13	21
ipod	-44	22
ireland	-14	9
is	-76	162
is a	-48	133
is about	-15	13
is actual	-13	20
is also	-11	18
is an	-33	39
is being	-20	18
is for	-14	24
is going	-36	39
is gonna	-22	30
is good	-10	19
is i	-16	25
is important	-13	17
is in	-26	36
is is	-52	71
is it	-66	130
is just	-47	66
is lik	-17	27
is mor	-20	32
is no	-16	21
is not	-54	75
is one	-24	34
is our	-11	18
is quit	-14	22
is real	-23	30
is someth	-17	26
is that	-68	134
is ther	-38	58
is this	-37	62
is to	-11	79
is veri	-37	49
is we	-20	25
is you	-24	34
isnt	-92	119
isnt it	-14	24
isolat	-12	17
issu	80	104
issu of	-14	21
issu that	-14	15
it a	-74	130
it about	-10	15
it actual	-11	17
it all	-15	34
it also	-15	23
it and	-22	85
it as	-29	41
it be	-15	26
it but	-26	37
it can	-40	55
it com	24	18
it could	-14	62
it d	-10	22
it depend	-10	18
it doe	-38	57
it doesnt	-48	73
it for	-32	52
it going	-13	19
it gonna	-26	30
it got	23	14
it has	-57	83
it i	-27	50
it in	-34	108
it is	-78	138
it it	-45	111
it just	-61	91
it ll	-16	22
it look	-42	62
it mak	-10	16
it may	-16	30
it might	-36	48
it mor	-20	35
it need	-18	19
it not	-64	95
it on	-40	70
it or	-13	23
it possibl	-13	19
it probab	-12	17
it quit	-10	18
it real	-27	40
it s	-125	45
it say	-11	17
it seem	23	47
it should	-57	64
it so	-21	38
it tak	23	20
it that	-30	50
it the	-13	66
it to	-11	91
it up	-18	35
it veri	-40	52
it was	105	106
it will	-57	76
it with	-28	40
it work	-19	43
it would	-26	114
it you	-24	36
italian	-38	15
itd be	-13	13
itll	-36	53
its	120	98
itself	-46	101
ive	-98	106
ive got	-24	29
j	-20	51
jan	-36	24
janet	-47	13
jerri	-11	9
job	-80	71
john	-21	20
johno	-12	9
join	-31	27
joint	-19	19
joystick	11	13
judg	-11	16
judgment	-15	12
juli	-20	21
jurisdiction	-12	8
just	-155	162
just a	-55	90
just be	-15	22
just for	-12	24
just hav	-35	50
just lik	-23	37
just put	-11	21
just say	-20	37
just that	-12	21
just the	-41	60
just to	-51	69
just want	-22	29
just wonder	-10	10
just you	-14	24
justic	-23	9
k	-22	61
kat	-25	8
kay	-102	85
keen	-20	17
keep	-31	138
keep it	45	22
keep the	-20	23
keyboard	19	12
keypad	19	11
kick	-12	19
kickoff	-15	13
kid	-54	46
kill	-12	13
kind	-74	156
kind of	-25	143
kinda	-52	67
kinetic	19	30
kirsti	63	8
knew	-15	40
know	-107	162
know a	-20	32
know how	-34	55
know i	-22	43
know if	-51	81
know it	-30	52
know lik	-12	21
know that	-62	83
know the	-46	59
know we	-15	34
know what	-55	93
know wher	-10	15
know you	-24	37
knowledg	-12	29
known	-12	30
l	-104	116
l c	-73	47
lab	-18	20
label	23	27
labell	19	19
labour	25	10
lack	28	26
lack of	45	12
languag	14	60
lapel	-20	13
laptop	-37	31
larg	53	80
larger	-54	46
last	80	142
last meet	18	23
last one	31	8
last week	-24	23
last year	-15	12
latenci	70	13
latest	-27	22
latex	50	11
laugh	-12	15
laughter	33	11
launch	-17	13
law	35	15
lay	-14	17
layer	-19	19
layout	85	18
learn	-15	89
learner	-41	10
least	-37	116
leav	-63	93
led	24	34
left	-36	102
lefthand	-23	11
leg	-11	11
legal	-18	17
less	-98	121
lesson	-17	11
let	-117	152
let me	-18	35
let s	-25	33
letter	-60	32
level	-93	76
level of	-31	27
li	-10	38
liberal	-34	9
lif	17	36
light	-21	86
light up	-12	8
lik	-48	162
lik i	-29	39
lik if	-12	20
lik it	-31	55
lik lik	-14	15
lik that	-45	114
lik the	15	112
lik this	-43	72
lik to	-65	92
lik we	-16	23
lik you	-45	57
likelihood	-10	13
limit	-14	72
limitation	21	15
lin	-21	97
linear	-24	15
linguist	26	12
linguistic	-26	18
list	14	76
listen	-68	57
listen to	-21	27
littl	-118	158
littl bit	-64	97
liv	25	54
liv in	-11	10
liz	-23	16
ll	-41	43
ll be	-27	33
load	-28	29
loan	-13	11
local	-55	41
local authoriti	-46	10
locat	-24	26
locator	19	11
lock	36	18
log	14	21
logo	72	43
long	-89	115
longer	-68	61
longterm	-42	17
look	-25	162
look and	52	28
look at	-11	130
look for	-23	30
look lik	-23	75
look to	-19	14
lookandfeel	-19	8
loop	-13	15
los	-77	72
loss	-15	15
lost	29	85
lot	-41	154
lov	-23	45
lower	15	65
lunch	-41	37
m	-109	121
m i	-16	29
m not	-18	32
ma	-19	51
machin	-12	54
mad	52	125
magnitud	48	10
mail	-12	35
main	106	109
maintain	-38	24
majoriti	-21	18
mak	15	161
mak sens	22	23
mak som	29	8
mak sur	-43	44
manag	-21	44
management	26	47
manager	170	50
mani	-26	132
mani button	-17	12
mani of	-18	18
manual	-22	24
manufactur	-17	28
manufacturer	-25	19
map	20	35
mark	-54	54
market	189	108
market expert	-79	14
market research	40	11
mask	-11	9
massiv	-11	15
master	19	14
match	-27	61
material	91	76
maximum	-21	23
may	-62	127
may hav	-11	16
may not	-19	30
mayb	-157	152
mayb a	-20	22
mayb it	-33	50
mayb mayb	-14	14
mayb the	-11	19
mayb we	-51	73
mayb you	-22	42
me	-130	158
me that	-17	31
meal	29	11
mean	-110	160
mean i	-37	49
mean if	-20	36
mean it	-45	64
mean that	-46	62
mean the	-34	44
mean we	-27	44
mean you	-26	42
meant	-22	51
meantim	-11	15
measur	19	38
mechanism	-44	33
media	-17	16
medical	46	12
meet	290	162
meet and	48	15
meet of	51	8
meet the	51	10
member	73	38
member of	-24	15
memori	-41	28
mental	20	24
menu	-12	48
merg	-16	18
mess	-11	19
messag	-91	67
met	-11	32
metal	-11	11
method	24	68
mfcc	22	8
mic	-12	16
michael	-12	12
microphon	43	70
middl	-16	72
might	-62	142
might be	-63	88
might not	25	15
mik	-65	38
milan	-19	15
million	68	67
millisecond	-39	12
mind	-111	109
minimal	-21	21
minimum	-34	34
minister and	-14	13
minister for	12	12
minister has	-14	11
ministerial	-13	14
minor	-11	13
minoriti	-15	15
minus	29	21
minut	-102	134
mismatch	-41	14
miss	-27	76
mistak	-21	27
mix	-21	23
mixtur	19	15
mobil	-53	50
mobil phon	-61	19
mod	-35	26
model	43	83
modern	18	18
modifi	-26	31
modul	54	18
modulation	-10	8
moment	-78	86
mondai	-12	16
monei	-102	94
monitor	-35	22
month	-51	64
mor	44	162
mor complicat	-10	8
mor expensiv	-11	12
mor for	28	8
mor lik	-17	22
mor monei	21	14
mor of	-13	17
mor or	-10	17
mor than	-34	47
morgan	-47	36
morn	-42	59
mors	-12	9
most important	33	22
most of	-26	34
motion	-16	20
motto	-13	15
mous	-50	43
mov	-99	122
mov forward	-15	14
mov on	-21	33
moved	48	25
movement	-31	22
mr	-17	14
msg	-12	8
much	-52	158
much mor	-16	20
multi	-40	25
multifunctional	80	9
multipl	-81	55
must	-62	78
must be	-18	18
mut	-16	31
mut button	-13	11
my	-145	161
my colleagu	-18	8
my favourit	-20	8
my nam	-20	13
myself	-27	53
n	-77	106
nah	-12	25
narrow	10	21
national	-50	27
nativ	-12	9
natur	-45	33
natur of	-15	12
natural	-56	44
navigat	-16	14
navigation	62	11
near	-29	39
neat	-17	22
necessari	-63	93
need a	-29	40
need for	24	16
need to	-38	123
negativ	-27	14
net	-13	35
network	-30	46
neural	25	18
never	-67	97
new	115	157
new product	20	9
new project	42	8
new remot	124	19
next	76	155
next meet	66	29
next week	28	13
nic	-90	118
nich	23	9
night	-18	22
nin	-40	66
nineti	-47	40
nnn	-19	21
no	-66	159
no i	-27	56
no it	-10	40
no no	-15	58
nobodi	-18	46
nod	-14	13
nois	-21	45
nois and	26	9
noisi	-46	21
nokia	-10	11
non	-24	45
nonspeech	41	13
normal	-111	87
normaliz	-18	14
normalization	34	21
north	-21	16
northern	-20	14
not a	-43	67
not be	41	46
not gonna	-19	31
not hav	-13	21
not just	-31	39
not necessari	-18	12
not onli	-12	15
not real	-27	43
not sur	-24	52
not that	-21	31
not the	-32	56
not to	-24	31
not veri	-11	17
noth	-56	90
notic	-67	61
notion	-13	17
novel	29	9
novelti	26	9
now	-96	160
now is	-11	14
now that	-11	17
now the	-13	16
now we	-16	28
number	-17	143
o	-65	99
objectiv	68	19
observ	-30	24
obtain	-13	15
obvious	-52	110
of	257	162
of a	32	132
of all	42	39
of an	-20	24
of button	65	29
of children	-36	12
of cours	-74	98
of data	21	14
of different	22	20
of education	20	8
of fruit	-12	8
of hav	-19	28
of how	-26	34
of it	-30	99
of lik	-33	43
of my	-13	18
of of	-39	54
of our	-54	58
of overlap	18	10
of peopl	11	35
of remot	25	10
of school	-24	8
of som	-11	17
of speech	45	14
of student	48	8
of that	-64	93
of the	298	161
of their	46	27
of them	-49	79
of thes	-23	71
of thing	-22	82
of this	-39	86
of thos	-20	64
of tim	42	47
of us	-20	27
of user	-15	11
of view	45	17
of work	-20	23
of you	-38	51
of your	-17	27
off	-40	146
off the	18	26
offenc	-11	10
offer	-55	54
offic	-35	31
officer	18	16
official	-60	32
often	-56	79
ogi	-28	12
oh	-137	151
oh i	-16	43
oh yeah	-20	73
ok	-60	48
ok so	-21	25
okai	-145	120
okai and	-17	14
okai but	-12	18
okai so	-57	65
old	-24	85
older	-68	39
older peopl	-21	13
on	206	162
on and	-19	27
on how	-12	16
on on	-31	43
on our	-18	22
on print	-10	8
on that	-53	83
on the	212	154
on their	23	18
on to	32	37
on top	-14	19
on what	-34	39
on your	-23	32
onc	-76	101
one	-24	162
one and	-22	34
one button	-14	12
one is	-36	47
one of	-46	106
one that	-10	64
one thing	-34	45
one to	26	15
ongo	-37	22
onlin	-28	22
onoff	-20	13
onto	-58	55
ontologi	41	8
oop	-13	43
open	-89	119
operat	-48	57
operation	-32	26
opinion	15	57
opportuniti	-89	34
opportuniti to	-25	19
oppos	-52	45
oppos to	-13	16
opposit	-24	18
optimal	-11	13
option	-93	92
optional	-21	17
or	-54	162
or a	-38	52
or is	-19	35
or less	-14	21
or not	-33	54
or or	-27	48
or someth	-75	108
or whatever	-37	40
or you	-23	32
orang	-15	17
order	-43	97
order to	32	23
ordinari	-15	16
organisation	-42	14
organization	34	11
original	-42	83
other	57	161
other thing	-40	55
otherwis	-46	79
our	-160	162
our compani	-12	11
our our	-11	14
our product	-11	9
our remot	-31	22
ourselv	-20	46
out	35	159
out and	-12	19
out the	-28	36
out ther	-24	28
outcom	41	17
outdat	-17	16
outlin	-29	23
output	-61	35
outsid	-33	57
over	-28	144
over the	13	42
overall	40	58
overlap	49	30
overview	-14	14
own	-53	101
owner	21	10
p	-77	105
pack	-12	14
packag	-25	26
pad	-20	24
pag	-29	58
paid	29	19
pain	-11	17
pandemic	77	9
paper	-18	67
parallel	16	19
parameter	-20	33
parent	-82	34
parental	40	10
paris	-21	19
parliament	-38	9
pars	20	12
parser	58	8
part	-37	136
participant	56	29
participat	-24	16
particular	-15	100
partner	-29	19
partnership	-27	10
pass	-28	64
past	-22	60
path	-31	19
paus	-37	35
pay	-60	66
payment	-14	11
pen	-76	43
penalti	25	11
peopl	-27	157
peopl and	58	16
peopl are	-40	52
peopl hav	-18	22
peopl in	-11	15
peopl to	-19	29
peopl who	18	45
per	-21	97
per cent	-37	21
percent	-29	65
percent of	-36	18
percentag	-28	27
perfect	-40	53
perform	31	24
performanc	65	35
perhap	-39	83
period	-38	43
period of	-16	10
permanent	23	13
person	-74	90
personal	-12	92
personal preferenc	-11	18
pet	-11	8
petition	78	8
phas	38	53
phon	-77	86
phonem	-19	13
phonetic	-13	11
phras	-25	21
pick	-45	92
pick up	-15	18
pictur	-105	84
pictur of	-10	11
piec	-76	78
piec of	-23	21
pilot	-16	10
pitch	-36	25
plac to	26	11
plai	-97	101
plain	-16	16
plan	34	93
plan to	-17	20
plant	-12	9
plastic	-14	56
plat	23	11
player	-29	40
pleas	-95	77
pleas to	-26	18
plenti	-16	28
plp	21	13
plug	-34	45
plus	-35	61
pocket	-12	12
point eight	29	8
point fiv	-15	16
point of	41	43
point out	24	13
point that	-11	13
point thre	31	8
polic	-55	11
polici	18	26
political	-24	16
poor	-18	28
pop	-11	21
popular	-25	24
population	-11	11
port	-17	11
portion	37	20
positiv	-21	32
possib	-42	61
possibiliti	-92	65
possibl	-33	130
possibl to	-15	19
post	-27	24
pound	-16	14
poverti	20	10
power	32	93
power button	-49	10
powerful	-17	15
powerpoint	-60	31
practic	-19	30
practical	-57	38
practicaliti	31	8
practitioner	-15	9
pre	-34	29
precis	-15	28
prefer	-29	48
prepar	-62	48
preparation	-18	14
present	52	89
presentation	159	94
press	-103	91
press the	-20	16
presum	-17	22
presumab	-37	32
pretti	-63	133
pretti much	-24	34
prevent	-22	20
previous	45	76
pric	88	83
prim	-56	10
primari	-35	37
print	-15	44
prioriti	-28	38
privat	24	28
pro	-24	32
probab	-121	137
probabiliti	-28	21
problem	-15	139
problem with	-18	28
proc	-28	23
proc to	-11	8
procedur	32	20
proceed	47	11
process	-23	92
process of	25	11
processor	-18	18
produc	-39	70
product	82	104
production	93	66
production cost	25	15
professional	-65	28
professor	26	12
profil	-19	13
profit	64	45
program	-30	68
programm	-49	54
programmabl	12	14
progress	26	33
project	196	123
project manager	74	9
prominent	-16	16
promis	14	19
promot	31	21
pronunciation	24	8
proof	-13	9
proper	-12	32
proportion	-24	16
proposal	16	42
prosodic	-12	11
protect the	29	8
protection	-32	19
prototyp	146	45
proud	-19	14
provid	-48	66
provision	-35	25
public	-37	34
public health	-53	10
publish	-40	19
pull	-16	32
pupil	51	10
pur	25	17
purchas	16	18
purpos	-22	66
push button	52	16
pushbutton	-58	24
put	-22	159
put a	-20	30
put in	-24	35
put it	-34	56
put the	-35	46
qualifi	-13	11
qualiti of	43	11
quarter	-21	22
question	20	138
question about	63	17
question from	-12	14
question is	-21	29
question now	-11	10
question of	23	17
questionnair	40	30
quick	-15	102
quit	-96	141
quit a	-31	35
r	-59	111
radio	26	19
rais	53	54
ran	-12	18
random	-25	22
rang	-32	85
rang of	-30	31
rank	23	11
rasta	-10	12
rather	-98	122
rather than	-57	62
re	-98	82
re doing	-20	30
re going	-10	15
re gonna	-32	33
re not	-25	28
re talk	-13	21
react	27	11
read	-79	91
real	-114	158
real good	-13	17
real important	-24	13
real reaction	17	15
realis	-18	23
realistic	-14	18
realiz	-19	24
reason	-22	89
reason why	-11	13
reasonab	-13	18
reasonabl	32	41
recall	-11	20
receiv	-64	72
receiver	-28	18
recent	25	53
recharg	-18	17
rechargeabl	65	23
reckon	-12	12
recognis	-80	41
recognis that	-12	8
recognisabl	-25	18
recognition	56	100
recogniz	-53	30
recommend	-15	17
recommendation	-45	25
record	32	83
recorder	18	30
recoveri	-16	9
recruit	26	10
red	-68	54
redesign	29	12
reduc	41	64
reduc the	-13	13
reduction	14	20
refer	-65	42
refer to	-27	19
referenc	-20	41
referral	-36	8
reflect	-45	29
reform	43	17
regard	40	36
regard to	16	13
regardless	-16	18
regim	-19	14
region	-55	29
regional	22	18
regular chip	59	8
regulat	17	12
regulation	-25	13
reject	23	13
relat	25	66
relat to	39	19
relation to	-17	8
relationship	-52	25
relativ	-26	45
relax	28	10
releas	24	32
relevanc	-19	11
relevant	17	37
reli	-23	23
reliabl	-18	21
rem	-12	18
remainder	-12	18
remark	-12	15
remember	-92	105
remind	-43	30
remot	167	106
remot and	26	9
remot control	33	93
remot that	-12	10
remov	-66	55
reopen	46	9
repeat	-29	30
repetitiv	-21	15
replac	-38	33
replacement	-14	12
report	-12	72
represent	-64	45
representativ	-25	18
request	-26	25
requir	-15	77
requirement	89	92
research	13	93
researcher	22	14
resident	-12	8
resolution	-11	14
resolv	-22	27
resourc	-40	36
respect	-43	33
respond	-72	47
respond to	-25	23
respons	-52	51
respons to	25	12
responsibiliti	18	26
responsibl	-41	23
responsibl for	-14	11
rest	-64	63
restrict	18	19
restriction	33	24
result	74	82
result of	-18	17
retrieval	-10	8
return to	24	8
revenu	-19	14
reverberation	17	9
rid	-16	39
rid of	16	21
right	-100	158
right and	26	15
right now	-41	56
righthand	-26	10
ring	-13	13
ris	-20	16
risk	29	32
robert	-17	10
robust	-10	36
roll	23	33
room	-50	99
rough	-40	42
round	-40	60
rout	-33	25
rul	-38	30
rural	-10	10
s	-170	138
s a	-55	45
s an	-13	27
s gonna	-20	25
s i	-28	47
s in	-12	24
s it	-38	41
s just	-36	41
s lik	-19	31
s not	-45	41
s probab	-14	21
s real	-12	24
s so	-18	37
s som	-12	19
s someth	-11	24
s sort	-19	26
s still	-13	20
s that	-28	41
s the	-47	44
s this	-12	21
s what	-22	38
s you	-15	31
said	-88	143
sal	-35	23
sam	-73	146
sam thing	-12	21
sam tim	-12	19
sampl sensor	-34	8
sampl speaker	-35	9
satisfi	39	22
sav	-76	66
saved	-11	19
saw	-46	71
say	-139	160
say is	-19	28
say it	-19	35
say that	-63	90
say the	-13	16
say you	-11	18
schedul	-20	30
schem	24	36
schema	38	9
schematic	-13	10
school	-13	33
school in	63	8
school is	-11	9
scienc	11	23
scientific	28	9
scor	46	30
scotland	-15	10
scratch	-22	21
screen	49	87
scroll button	-58	13
scrollwheel	-25	9
scrutini	43	10
second	39	119
secondari	-18	13
section	33	39
sector	-23	25
secur	-19	15
securiti	37	15
see	-83	162
see a	-12	20
see how	20	29
see if	13	34
see it	-20	32
see that	-28	37
see the	-44	50
see what	11	41
seek	-24	20
seem	11	115
seem lik	-22	33
seem to	11	55
seen	-84	107
segmentation	10	13
select	-59	39
selection	11	31
sell	16	87
semantic	23	10
send	-43	91
sender	-17	11
senior	-43	16
sens	-43	93
sensitiv	-21	22
sensor	11	28
sent	-24	87
sentenc	-57	34
separat	-16	81
sequenc	-24	20
seri	-19	17
serious	-21	51
serv	-20	22
server	13	14
servic	35	38
servic and	49	10
session	50	40
set	36	129
set of	49	31
set up	42	22
seventi	-13	35
seventi fiv	-11	8
several	42	70
sh	-37	70
shak	-20	17
shall	-16	55
shap	23	88
shap of	59	16
shar	56	71
she	-62	78
sheet	-36	31
shelf	19	15
shell	25	13
shift	-40	31
sho	-15	20
shock	-23	21
shop	-21	22
short	-35	79
shortag	48	11
shorter	-21	18
should	48	160
should be	63	120
should hav	-33	33
should we	-20	35
shouldnt	-56	82
show	-43	135
sid	-59	112
sid of	-11	14
sign	-48	37
signal	-76	76
silver	-22	8
similar	-70	74
simp	-33	52
simpl	11	119
simpler	-40	35
simplest	23	15
simpliciti	33	21
simplifi	22	16
simultaneous	28	9
sinc	-49	104
singl	-34	83
singl curv	-24	16
singlecurv	-12	8
sit	-94	89
situation	18	57
six	-13	96
sixteen	-49	36
sixti	-73	52
siz	53	66
siz of	28	9
siân	-36	12
slid	-16	74
slight	-51	65
slogan	31	29
slow	-13	35
small	-76	129
smaller	35	51
smartboard	23	11
smartkom	57	13
smooth	-10	25
so	-146	162
so and	-16	20
so far	-19	26
so for	-21	24
so forth	-28	31
so i	-81	148
so if	-65	101
so im	-25	25
so in	-31	45
so it	-77	140
so let	-11	27
so mani	-11	14
so mayb	-36	56
so much	-13	27
so on	-21	32
so so	-43	65
so that	-47	143
so the	-30	108
so thei	-36	52
so then	-15	25
so ther	-48	69
so this	-54	70
so we	-81	147
so well	-15	22
so wer	-30	37
so wev	-20	23
so what	-50	81
so when	-12	16
so yeah	-21	46
so you	-75	127
social	34	29
societi	21	12
soft	-56	31
softwar	21	36
sold	-10	15
solid	-11	11
solution	39	31
som	62	161
som kind	-34	43
som of	16	76
som question	-14	12
som research	-11	9
som som	-36	30
som sort	17	21
somebodi	-52	77
somehow	-25	45
someon	-21	76
someth	-100	162
someth about	22	20
someth els	-14	23
someth lik	-64	87
someth that	-44	99
someth to	-16	22
someth we	-10	21
sometim	-74	89
somewhat	-16	39
somewher	-64	92
soon	-31	70
sophisticat	-23	15
sorri	-91	142
sort	-112	125
sort of	-71	105
sorta	-12	34
sound	-62	110
sourc	62	72
south	-14	13
spac	-16	71
spanish	-32	15
spe	-10	12
speak	-30	80
speaker	26	59
spec	-12	15
special colour	-41	18
specifi	-21	43
specific	68	93
specifical	-35	50
specification	18	32
spectrum	-22	21
speech	42	96
speech and	48	12
speech recognition	-17	49
speechdat	-18	9
speed	-15	18
spell	-12	16
spend	-42	81
spent	20	32
split	-29	31
spoken	-21	23
spongi	20	34
sport	32	22
spot	-16	20
spread	-13	20
spreadsheet	-12	8
squar	-48	31
sri	37	15
st	-11	36
stabl	-13	11
staff	-29	25
stai	-54	72
stakeholder	10	14
stand	-49	68
standard	-22	100
standbi	-20	9
star	29	10
start	68	149
start to	-15	19
start with	19	27
stat	-45	61
statement	14	29
statistic	-33	25
statistical	-17	17
stephan	-23	18
stereo	-19	17
stick	-23	65
stick to	27	9
still	-16	143
still hav	-14	22
stop	-45	68
stor	-45	41
storag	28	9
stori	-23	22
str	-15	20
straight	-71	51
straightforward	-23	21
strain	-15	13
strategic	11	13
street	37	23
strength	-22	16
strengthen	-17	11
stress	-28	20
strik	-11	13
strip	-17	19
strong	-87	55
stronger	-15	18
structur	-23	53
struggl	-23	21
stuck	-20	22
student	49	40
student and	24	8
studi	-70	46
stuff	-111	124
stuff lik	-15	22
stylish	29	8
sub	-24	21
subject	19	43
submission	25	10
submit	10	23
subset	28	15
subsidi	-39	9
substantial	-19	13
substitut	-14	14
subtitl	-26	8
subtract	-32	17
subtraction	27	14
success	-29	22
successful	-58	31
such	97	98
such a	22	22
such as	78	17
sudden	-34	37
suffer	25	13
suggest	22	84
suggest that	23	12
suggestion	-12	56
suit	-14	19
sum	-27	39
summariz	27	15
summer	-44	23
sunil	-18	12
supplement	22	27
supplementari	-24	16
suppli	28	10
support	19	48
support and	-12	9
support for	33	16
support that	-11	9
support the	-17	16
support them	-14	8
suppos	-67	116
sur	-130	154
sur that	-43	41
surfac	-11	12
surpris	-37	38
surround	-13	17
survei	27	26
suspect	22	16
sustainabl	-12	9
suzi	-45	13
switch	-94	79
switchboard	13	13
symbol	-30	17
synthesis	-12	9
system and	-13	15
system that	-19	20
t	-122	133
t v	-81	77
tabl	-85	67
tackl	48	12
tag	14	17
tail	-20	12
tak	-50	154
tak a	-35	51
tak it	-10	19
tak the	-27	40
tak this	-11	16
taken	14	60
talk	63	148
talk about	129	117
talk to	-23	37
tandem	-16	8
tap	12	21
target	83	75
task	77	66
tax	13	13
teacher	-26	17
team	126	56
teamwork	43	18
technical	49	95
technical function	91	10
techniqu	37	18
technological	13	35
technological innovativ	-63	12
telecom	20	9
telephon	-64	42
teletext	-26	44
television	-25	80
tell	-105	137
tell us	-13	18
tell you	-22	35
temporari	17	18
ten	-20	100
tend	-59	43
tend to	-28	24
territori	-19	10
test	27	81
test set	20	9
text	-50	43
th	-118	130
th i	-15	29
th that	-11	31
th the	-38	49
tha	-63	69
than	-70	153
than the	-39	47
thank	-80	132
thank you	-46	83
that	85	162
that a	20	106
that actual	-13	19
that all	-14	24
that and	-46	59
that are	-36	80
that as	-29	35
that at	-12	19
that becaus	-16	21
that but	-15	26
that can	17	23
that children	-11	8
that com	-11	16
that could	-21	29
that doesnt	-12	22
that for	-23	38
that gonna	-13	17
that has	-36	38
that he	17	23
that i	-70	116
that if	-54	75
that in	-54	68
that is	-51	116
that it	-18	138
that just	-22	33
that kind	-17	24
that look	-13	16
that mak	-12	19
that mayb	-11	15
that mean	-18	28
that might	-25	39
that need	-13	14
that not	-22	42
that on	-11	19
that one	-40	68
that our	-18	20
that particular	-12	11
that real	-14	24
that s	-99	41
that school	19	8
that so	-14	22
that someth	-11	21
that sort	-19	28
that that	-79	130
that the	158	146
that thei	49	99
that thes	-12	18
that theyr	-15	15
that this	-47	56
that thos	-18	16
that to	-24	33
that we	-98	139
that wer	-11	49
that wev	-38	30
that what	-41	77
that when	-23	30
that why	-22	27
that will	-50	59
that work	-19	25
that you	-87	133
that your	-21	23
that youv	-11	10
thatll	-11	34
the	271	162
the abiliti	23	11
the actual	-34	33
the advanc	-20	12
the age	-12	11
the amount	18	18
the back	23	19
the banana	-17	9
the basic	73	28
the begin	15	25
the best	-13	56
the bill	37	8
the board	-12	12
the border	25	9
the bottom	-25	29
the budget	79	16
the button	39	67
the cas	-56	58
the chair	-16	14
the challeng	-15	14
the chang	-13	14
the channel	-18	55
the children	116	15
the chip	20	27
the circuit	45	9
the clos	-10	9
the committe	38	21
the communiti	-11	8
the compani	39	27
the component	113	16
the computer	29	8
the context	-11	11
the corporat	-22	17
the cost	119	52
the countri	-23	8
the cover	27	8
the current	51	35
the customer	27	8
the dark	-18	11
the data	69	38
the decision	12	19
the deputi	-23	8
the design	131	46
the detail	22	9
the devic	37	16
the differenc	-25	22
the different	-30	32
the digit	-16	16
the discours	24	9
the discussion	31	8
the displai	-13	11
the economi	21	8
the education	21	8
the effect	25	11
the end	90	65
the energi	32	25
the entir	-11	11
the evaluation	88	18
the evidenc	-25	11
the fact	-16	58
the fami	24	9
the fashion	64	14
the featur	-23	21
the filter	-11	10
the final	54	21
the financ	45	12
the financial	25	8
the first	13	97
the floor	-13	12
the for	-14	19
the fram	-10	9
the front	-11	18
the fruit	-13	10
the function	67	24
the functional	49	15
the functionaliti	49	8
the futur	43	14
the government	85	20
the group	106	13
the hand	-13	14
the health	-12	12
the i	-17	31
the idea	-43	63
the impact	45	16
the importanc	43	14
the in	-28	32
the industrial	-23	12
the information	-13	16
the infrar	-20	13
the interfac	44	16
the internet	43	16
the issu	-32	36
the key	-18	15
the kind	-15	21
the kinetic	50	18
the l	-48	43
the last	62	73
the lda	-13	8
the light	15	13
the local	-14	9
the log	22	8
the logo	20	13
the look	-11	13
the management	41	11
the market	93	65
the material	-17	15
the mean	21	11
the meet	234	78
the mel	-15	9
the menu	-33	18
the microphon	-12	14
the model	47	9
the moment	-48	40
the monei	-18	14
the mor	-20	27
the most	11	72
the national	-20	14
the natur	-11	9
the need	43	15
the neural	19	9
the new	71	59
the next	64	88
the nois	-34	13
the number	19	65
the on	-33	40
the one	-57	88
the onli	-36	51
the opportuniti	-13	13
the option	-13	13
the original	26	13
the output	-16	9
the overlap	-12	9
the pandemic	64	8
the parent	-13	10
the past	34	21
the pen	-15	12
the performanc	-16	8
the person	-18	20
the phon	-10	12
the point	-30	41
the polic	-26	9
the potential	-12	9
the power	-12	32
the previous	65	15
the pric	51	25
the prim	-43	8
the problem	23	51
the process	12	24
the product	145	28
the production	23	11
the program	-14	14
the project	161	43
the prototyp	126	13
the public	-28	15
the qualiti	22	9
the r	-11	18
the real	23	20
the recognizer	29	8
the regional	-20	8
the remot	229	73
the report	-14	12
the rest	-19	24
the result	57	20
the right	-43	60
the room	-15	18
the rubber	-32	18
the s	-12	22
the sam	-36	116
the school	66	10
the screen	-22	23
the second	34	46
the shap	79	20
the sid	-22	24
the signal	11	24
the simpl	-13	11
the situation	15	12
the sort	-18	22
the special	48	8
the spectrum	26	9
the sri	23	8
the standard	-12	14
the support	-14	13
the system	17	33
the t	-63	60
the tabl	-22	21
the target	24	12
the technical	15	16
the teletext	43	12
the television	-11	32
the test	29	8
the the	-119	128
the thing	-66	89
the third	24	12
the thre	-14	15
the tim	29	78
the tool	-16	8
the top	-21	28
the train	-11	13
the transcriber	16	13
the transcript	23	12
the transcription	48	9
the two	-31	40
the uk	12	12
the unit	-10	10
the use	24	14
the user	76	76
the vad	62	10
the varianc	-14	10
the various	-14	13
the veri	-13	17
the voic	-35	21
the volum	-48	36
the way	-21	73
the web	-11	11
the well	-11	10
the welsh	48	16
the whiteboard	15	15
the whol	36	59
the with	-11	15
the word	-20	23
the work	42	40
the world	-25	19
the you	-16	23
the younger	-11	8
thei	157	162
thei are	-64	85
thei can	-38	47
thei could	25	16
thei do	-26	39
thei dont	-32	48
thei hav	-35	95
thei need	-21	24
thei re	-53	41
thei should	-14	20
thei thei	-26	32
thei use	-10	13
thei want	16	51
thei wer	60	41
thei will	-21	28
thei would	52	31
their	135	148
their fami	-10	9
their own	-27	24
their remot	-15	12
them and	-15	20
them in	-13	21
them to	-32	42
themselv	-34	50
then	139	162
then i	-32	46
then it	-47	77
then that	-25	35
then the	92	75
then thei	44	19
then ther	-27	30
then to	-13	12
then we	-69	104
then you	-65	98
ther	-60	162
ther a	-51	58
ther and	-15	22
ther are	-56	105
ther hav	26	11
ther is	-29	97
ther no	-13	16
ther s	-68	41
ther should	-13	9
ther ther	-31	20
ther was	53	65
ther wer	-23	27
ther will	-21	23
ther would	28	11
therefor	-35	49
thes	-68	156
thes are	-45	59
thes thing	-26	40
thesis	-11	12
theyll	-14	40
theyr	-108	108
theyr not	-12	18
theyv	-46	61
thi	-33	41
thick	27	13
thilo	-24	15
thin	-25	30
thing	-95	162
thing and	-23	34
thing are	-11	23
thing i	-27	41
thing in	-13	19
thing is	-47	61
thing lik	-46	55
thing that	-73	98
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
think that	-81	126
think the	-35	90
think thei	-12	26
think ther	-32	36
think this	-13	24
think we	-70	128
think what	-18	21
think you	-36	58
thirteen	-20	21
thirti	-65	93
thirti fiv	-13	12
this	58	162
this and	-32	43
this government	-12	8
this in	-16	28
this meet	61	41
this morn	-29	23
this new	-11	10
this one	-37	55
this pandemic	-21	8
this particular	-10	11
this point	-12	17
this project	31	11
this remot	-13	11
this thing	-23	25
this this	-37	49
this tim	-10	12
this was	20	23
this would	-15	20
this year	-16	19
thos	-49	149
thos are	-22	33
thos children	-25	9
thos who	-16	14
though	-90	114
thought	16	135
thousand	-33	37
thre	-53	151
threshold	-51	22
through	26	134
through this	-10	11
throw	-69	56
thumb	-46	27
ti	-11	25
ti digit	-35	12
tight	-13	20
tighten	26	9
tim and	-17	29
tim mark	-12	8
tim to	-29	43
timer	27	8
timit	-27	11
titanium	-87	27
to	237	162
to a	27	81
to actual	-18	25
to add	-12	22
to address	13	17
to an	-10	14
to ask	31	34
to be	100	157
to bring	24	15
to build	17	19
to buy	-13	17
to chang	-24	29
to com	-26	37
to consider	-13	12
to continu	-20	19
to creat	-13	14
to deal	-14	14
to decid	18	31
to deliver	-19	13
to design	26	8
to develop	-15	14
to discuss	52	23
to do	-35	146
to draw	13	21
to ensur	97	18
to find	-49	61
to get	-44	117
to giv	30	36
to go	-39	107
to hav	11	137
to hear	-15	16
to hold	-12	12
to implement	24	11
to improv	45	14
to incorporat	25	8
to it	-31	55
to just	-19	27
to learn	-17	19
to look	-19	83
to mak	42	121
to market	-18	14
to me	-34	56
to meet	-11	19
to mov	-26	30
to not	-17	22
to our	-21	26
to pay	-16	14
to present	26	9
to protect	-18	12
to provid	-26	18
to put	-16	69
to respond	-14	14
to say	-56	81
to sell	-16	16
to send	-12	14
to som	18	24
to speak	-14	11
to start	24	20
to support	-42	24
to tak	31	52
to talk	-28	36
to tell	-11	18
to that	-47	65
to the	186	155
to them	16	27
to think	-22	30
to thos	-14	17
to to	-75	100
to train	28	9
to try	-31	44
to understand	-13	15
to us	-16	23
to use	90	122
to what	-35	44
to work	-18	72
to you	-37	63
to your	-13	22
todai	-79	94
together and	28	8
told	-24	86
tomorrow	-14	38
too	-40	149
too mani	-16	20
too much	45	47
took	53	60
tool	38	49
tool train	-19	8
top	-44	108
topic	22	35
total	-69	75
tourism	17	11
tourist	19	9
toward	-20	60
town	-17	18
trac	29	8
track	-15	37
trad	-18	15
traditional	-50	29
train	-41	77
train data	-35	10
train on	-15	13
train the	48	12
transcrib	36	22
transcriber	19	17
transcript	-24	39
transcription	111	21
transfer	-29	22
transform	-12	11
transformation	-12	12
transistor	-22	12
transition	-46	17
translat	17	25
transmit	-15	17
transmitter	39	13
transparent	-11	12
transport	-17	13
transportation	-12	8
travel	-24	19
tre	-11	13
treat	-20	20
trend	82	64
trendwatch	27	11
tricki	-21	23
tried	-39	57
tried to	-12	16
trigger	-14	13
tripl	22	9
troubl	-17	27
tru	-76	129
truli	-14	13
trust	-15	19
truth	-17	21
try	-91	151
try and	-19	27
try to	-46	109
tun	-25	30
turn	-49	115
tweak	50	12
twelv	32	76
twelv and	27	11
twelv fifti	29	9
twenti	-40	101
twenti fiv	-11	38
twentyfiv	16	9
two	-20	153
typ	25	108
typ of	38	42
typical	-38	32
u	-56	79
uk	25	17
unabl	-10	9
uncertainti	-17	11
unclear	31	9
under the	33	27
undermin	-11	8
underneath	-27	28
understand	-132	103
understand that	-20	21
undertak	19	11
undertaken	-13	9
unfortunat	-63	48
union	-20	17
uniqu	-30	23
unit	-11	72
universal	-33	40
universiti	-24	25
unnecessari	-14	11
until	-41	67
unvoic	-35	11
up	11	160
up and	15	52
up on	-10	21
up the	33	40
up to	-34	52
updat	13	39
upon	-16	38
upper	-11	15
us	-129	151
us to	-36	40
usabl	-14	16
usag	-11	12
use	30	161
use a	19	44
use it	-37	54
use of	13	25
use that	-13	25
used	-20	145
used to	-27	37
useful	-57	85
user	167	111
user interfac	85	57
user requirement	34	8
userfriend	62	27
using a	-10	11
using the	-25	28
usual	-98	101
v	-107	111
v and	-10	12
v d	-19	15
v remot	-10	9
v s	-13	18
vad	45	13
valu	-47	54
valuabl	21	11
vari	-28	27
variabl	-12	12
varianc	-47	21
variation	-17	16
varieti	-40	29
varieti of	-13	9
various	34	64
vast	-11	15
ve	-41	45
ve been	-26	24
ve got	-12	17
vector	26	18
veg	-25	11
vegetabl	11	27
veri	-100	159
veri clear	-20	21
veri good	-14	39
veri important	-24	25
veri much	-31	45
veri pleas	-15	10
veri simpl	-13	14
veri veri	-18	24
veri well	-12	21
version	13	50
version of	26	12
versus	11	43
via	-24	38
view	-51	90
violenc	-15	10
virtual	13	15
visibl	-16	18
visitor	-15	11
visual	12	22
vital	-10	12
vocal	-12	13
voic recognition	29	20
volum	-62	87
volum and	25	10
volunteer	-13	15
vot	12	28
vulnerabl	50	18
w	-108	126
w we	-22	37
wag	33	12
wait	-59	95
wal	20	17
wal and	37	12
wall	19	14
wanna	-103	118
want	-44	161
want a	-11	17
want it	-36	37
want someth	-11	15
want the	-17	18
was	230	159
was a	53	67
was gonna	-11	20
was it	-16	28
was just	-37	53
was not	28	12
was that	-34	48
was the	66	68
was think	-27	38
was to	22	16
wasnt	-62	94
watch	-55	82
water	-12	14
wav	41	26
waveform	-14	8
way	-72	156
way in	-11	10
way of	-31	47
way that	-30	38
way to	22	53
we	-226	162
we actual	-10	18
we all	-11	19
we also	-33	36
we are	-81	106
we can	-91	153
we cant	-22	34
we continu	-13	11
we could	-75	118
we d	-14	27
we decid	-19	23
we did	-36	51
we didnt	-18	32
we do	-55	87
we dont	-67	115
we get	-30	48
we go	-30	54
we got	-19	26
we had	-57	73
we hav	-100	157
we havent	-17	28
we just	-50	71
we know	-44	49
we ll	-32	35
we look	-19	27
we mak	-10	17
we might	-21	29
we must	-14	11
we need	-76	112
we put	-16	25
we re	-63	40
we real	-11	19
we see	-13	17
we should	-74	111
we talk	-24	35
we think	-16	28
we use	-21	25
we ve	-32	37
we wanna	-24	31
we want	-73	115
we we	-60	86
we wer	-56	77
we will	-66	76
we would	-45	55
weak	-10	12
wear	13	24
web	-61	44
web sit	-28	9
websit	-33	26
wed	-37	59
wee	-10	12
weird	-16	25
welcom	-68	58
well as	64	32
well be	-13	20
well hav	-16	23
well i	-63	113
well if	-15	26
well it	-44	75
well match	-14	9
well that	-28	59
well this	-13	21
well we	-46	72
well what	-11	15
well yeah	-12	22
well you	-27	45
wellb	13	15
welsh government	-44	17
wer	97	157
wer gonna	-69	63
wer look	17	19
wer not	-22	33
wer say	-12	19
wer talk	-25	37
werent	-25	49
wev	-112	99
wev been	-23	20
wev got	-62	55
wev had	-13	10
wev seen	-11	12
wh	-32	64
wha	-41	54
what	-57	162
what about	-14	24
what are	-37	53
what do	-27	59
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
what we	-78	124
what wer	-21	34
what what	-57	69
what would	-12	21
what you	-58	91
what your	-22	26
whatever	-107	133
wheel	21	36
when i	-27	39
when it	48	40
when the	-20	31
when thei	-22	30
when we	-50	65
when you	-70	103
wher	-96	153
wher is	-15	9
wher it	-21	30
wher the	-37	48
wher thei	-14	21
wher ther	-19	21
wher we	-37	46
wher you	-42	54
wherea	-76	57
whether	-11	120
whether it	-21	29
whether we	-11	12
which	83	160
which are	-25	29
which has	-10	14
which i	-32	39
which is	-64	119
which was	-13	16
which we	-28	35
which would	25	15
which you	-21	27
whil	34	91
whilst	-23	17
whistl	-38	14
whit	-37	49
whiteboard	-38	40
who	-17	150
who are	-44	33
who hav	-21	20
who is	-21	19
whol	-14	120
why	-70	140
wi	-12	37
wid	-34	38
wider	-40	24
width	-39	15
will	-93	161
will be	-19	127
will continu	-42	13
will hav	-45	51
will not	-24	20
will the	-23	8
will to	16	25
william	50	8
wind	-12	21
window	-65	40
wir	-27	23
wireless	-17	22
wish	-33	34
wish to	-17	10
with	182	162
with a	102	115
with an	30	11
with it	-29	48
with our	-18	21
with regard	19	12
with som	-17	23
with that	-49	73
with the	102	152
with their	-11	12
with them	-14	21
with this	-44	62
with with	-25	32
with you	-18	26
within	-40	108
within the	-36	34
without	-28	101
witness	-13	11
wizard	46	8
women	30	15
wonder	-59	83
wonderful	-39	35
wont	-80	110
wood	-73	35
word	-18	86
work	51	161
work and	19	20
work design	116	13
work for	-13	23
work in	-22	22
work on	60	73
work that	-22	22
work to	-16	19
work together	21	20
work with	-14	56
workforc	12	12
workshop	-11	8
world	-45	54
worri about	-17	23
wors	-16	33
worth	-32	56
would	91	162
would be	138	144
would hav	15	61
would lik	-35	35
would say	-24	40
would you	-34	44
wouldnt	-87	112
wouldnt be	-15	21
writ	-24	90
written	15	42
wrong	-40	74
wrot	-36	43
x	-10	30
xml	60	11
y	-96	126
y you	-22	44
ye	-11	41
yeah	-217	138
yeah and	-35	52
yeah but	-52	76
yeah i	-61	111
yeah it	-47	93
yeah so	-36	54
yeah that	-39	95
yeah the	-29	46
yeah we	-29	57
yeah well	-13	29
yeah yeah	-27	87
yeah you	-23	38
year	-74	104
yep	-15	114
yes	-126	153
yesterdai	-11	25
yet	11	107
you	-232	162
you all	-13	24
you are	-43	57
you can	-98	152
you cant	-27	45
you could	-70	102
you d	-23	33
you do	-40	56
you dont	-64	101
you for	-13	18
you get	-49	63
you go	-20	47
you got	-11	24
you guy	-27	41
you had	-22	40
you hav	-92	151
you if	-15	30
you just	-61	89
you know	-108	139
you lik	-16	24
you ll	-10	20
you look	-25	33
you mean	-23	45
you might	-19	29
you need	-38	53
you press	-34	31
you put	-12	23
you re	-64	40
you said	-29	40
you say	-36	51
you see	-28	39
you should	-31	41
you the	-12	18
you think	-53	77
you to	-19	27
you use	-19	24
you ve	-22	30
you wanna	-34	47
you want	-76	124
you wer	-38	55
you will	-28	33
you would	-38	54
you you	-54	73
youd	-42	61
youll	-48	69
youll be	-15	12
young	123	55
young peopl	50	22
younger	-71	33
younger peopl	-19	9
your	-163	162
your favourit	-13	9
your hand	-21	27
your remot	-24	19
yourself	-20	49
youth	-26	12
youv	-73	80
youv got	-32	27
zap	-38	24
`.trim(),
};

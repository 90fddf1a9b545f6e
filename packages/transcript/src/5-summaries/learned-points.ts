// Written by `npm run train:points`; docs/analysis.md says from what.

export const learnedPoints = {
  /** In hundredths. */
  always: 146,
  /** One feature per line with its weight in hundredths: '=' a word, '^' first words, '>' the reply. */
  weights: `
=1	-8
=11	13
=12	-6
=14	13
=2	-10
=22	8
=3	-9
=30	11
=4	7
=5	-6
=6	-11
=60	6
=7	5
=9	3
=a	-13
=abl	-4
=about	6
=abov	-9
=accept	12
=access	-11
=actual	-8
=add	11
=address	-4
=after	20
=afternoon	-9
=again	-4
=against	-5
=agenda	-12
=agent	-15
=ago	5
=agr	16
=agre	5
=alarm	-6
=all	12
=allow	-8
=alon	-7
=alreadi	-12
=also	-25
=alwai	-21
=am	-20
=and	-4
=annual	-8
=another	17
=answer	6
=any	-4
=anybodi	14
=anymor	8
=anyth	5
=anywai	-19
=api	19
=app	-8
=application	4
=appointment	11
=approv	15
=april	-8
=are	7
=around	15
=as	16
=ask	-33
=asked	-16
=assum	-10
=at	4
=audit	17
=august	4
=automatic	13
=averag	17
=b	-6
=back	3
=backup	11
=bad	-9
=balanc	-9
=bank	3
=bar	-9
=basical	14
=batch	9
=batteri	6
=be	-21
=becaus	-4
=been	-17
=befor	12
=begin	-5
=behind	3
=being	3
=best	-4
=better	-16
=between	17
=big	10
=bigger	-8
=bill	8
=bit	-4
=block	16
=blu	6
=board	-13
=book	3
=boss	-4
=both	-3
=box	6
=branch	4
=break	8
=bridg	-4
=bring	9
=broken	-5
=budget	3
=bug	17
=build	27
=business	-8
=but	-17
=button	16
=buy	-17
=by	4
=c	23
=cam	5
=can	-38
=cannot	-3
=cant	-9
=cap	17
=car	-5
=card	-8
=carri	10
=cas	13
=caus	4
=cent	7
=chair	-9
=chang	11
=charg	-4
=chat	-16
=check	4
=children	-12
=choos	-3
=christma	9
=claim	-12
=class	-12
=clean	-6
=click	-5
=client	24
=clos	9
=cluster	-4
=cod	5
=colleagu	-5
=column	6
=com	-5
=comment	12
=committe	-11
=compani	3
=complain	-10
=complaint	-7
=complet	5
=control	63
=copi	10
=cor	3
=correct	3
=cost	15
=could	-33
=couldnt	-4
=council	9
=countri	5
=cours	-17
=credit	5
=cross	7
=current	14
=custom	17
=customer	17
=dat	-8
=data	23
=databas	-6
=day	11
=december	-4
=decid	22
=delet	4
=deliveri	15
=demo	-5
=department	6
=depend	-8
=design	57
=desk	12
=did	-10
=didnt	-13
=differenc	-6
=different	-8
=difficult	-8
=direct	-4
=director	3
=discuss	-9
=do	-17
=doe	-6
=doesnt	11
=doing	-23
=don	-21
=dont	30
=door	6
=dot	-9
=doubl	-4
=down	-9
=draw	9
=driv	-6
=drop	9
=due	9
=each	7
=easi	4
=eat	-6
=eighteen	19
=eighti	12
=either	-24
=eleven	31
=els	-3
=email	-6
=empti	9
=end	17
=engineer	7
=english	-8
=enough	-7
=estimat	8
=euro	34
=even	-4
=ever	-3
=everi	9
=everybodi	-15
=everyon	-14
=everyth	-4
=exact	-10
=exam	3
=exampl	-11
=except	7
=exception	13
=exist	4
=expir	6
=explain	-13
=export	6
=fail	-6
=fair	-3
=fall	6
=fami	-8
=far	-10
=fast	-8
=featur	6
=februari	18
=fee	4
=feel	-12
=field	4
=fifteen	-17
=fifteenth	16
=fifth	4
=fifti	-10
=fight	5
=fil	-5
=fill	7
=fin	-17
=final	13
=find	-13
=finish	-3
=fir	-7
=first	32
=fixed	16
=flag	12
=flat	-4
=floor	3
=food	-7
=for	-8
=forecast	-6
=form	-3
=format	17
=forti	19
=found	13
=four	9
=fourteen	13
=fourth	4
=fre	6
=freez	5
=fridai	5
=friend	-6
=from	20
=front	-3
=full	5
=gap	-5
=gav	-10
=german	4
=get	-13
=giv	-11
=given	6
=go	-18
=goe	19
=going	-8
=gonna	-6
=good	-4
=got	-3
=green	3
=group	4
=guy	-16
=had	14
=half	-30
=hand	4
=happen	-3
=happi	-7
=hard	-8
=hat	-6
=havent	-6
=head	-5
=heard	-6
=hed	-6
=hell	-5
=help	-5
=hi	-5
=higher	6
=him	-5
=hir	12
=his	-4
=hold	33
=hom	-5
=honest	-11
=hospital	7
=hour	-5
=hous	-6
=how	-29
=hundr	25
=i	-4
=id	-7
=idea	-7
=if	-24
=ill	10
=im	-22
=imag	9
=important	-3
=in	-13
=includ	7
=insid	-4
=inspection	-7
=instead	10
=insuranc	8
=interest	9
=into	-7
=is	-14
=isnt	10
=issu	-10
=it	-12
=itd	-15
=item	-17
=itll	-11
=its	14
=itself	-15
=ive	-16
=januari	8
=job	-3
=juli	7
=jun	-11
=just	5
=keep	31
=key	6
=kid	-4
=kill	-4
=kind	-14
=lab	-5
=label	-6
=land	-9
=languag	-8
=larg	3
=last	-9
=lat	-10
=later	-7
=law	-3
=lead	8
=learn	-3
=least	-7
=leav	12
=let	4
=letter	-9
=level	7
=lif	8
=lift	14
=light	-3
=lik	-5
=limit	17
=lin	-6
=link	3
=list	-4
=littl	-10
=load	-7
=local	-5
=lock	13
=log	8
=longer	-10
=los	14
=lost	11
=lot	-10
=lunch	-8
=machin	-12
=mad	6
=maintenanc	8
=mak	-6
=man	5
=manager	9
=mani	-25
=manual	-5
=map	-9
=march	27
=mark	-6
=market	24
=may	5
=mayb	-6
=me	-17
=mean	5
=meantim	11
=measur	-4
=meet	-4
=member	-14
=messag	-10
=middl	3
=might	-10
=migration	-3
=million	36
=min	-8
=mind	-10
=minus	-6
=minut	-25
=miss	25
=mistak	-6
=model	8
=mondai	-11
=monei	-5
=month	12
=mor	-19
=morn	-10
=most	-4
=mother	-3
=mov	17
=moved	29
=mr	-21
=much	-19
=must	7
=my	-31
=myself	-7
=near	-9
=need	-17
=never	-13
=new	16
=next	8
=night	9
=nin	24
=nineteen	28
=no	27
=nobodi	13
=nois	14
=noon	18
=normal	4
=not	-14
=noth	10
=notic	18
=november	-9
=now	15
=nurs	3
=o	-5
=oclock	-8
=october	10
=of	4
=off	12
=offic	-12
=oh	-15
=ok	29
=okai	19
=old	-8
=on	-6
=onc	5
=one	-9
=onli	-14
=open	13
=option	-16
=or	-31
=other	-31
=our	10
=out	23
=outsid	-4
=over	-10
=own	-13
=owner	-9
=pack	9
=packag	4
=pag	-21
=paid	16
=panel	-13
=paper	5
=park	-8
=part	-9
=parti	-5
=pass	10
=past	3
=patch	8
=patient	-5
=pay	22
=payment	6
=payroll	-7
=peopl	-16
=per	13
=percent	-10
=person	-24
=phon	-6
=photo	4
=pick	-7
=pictur	-4
=piec	-7
=plac	-7
=plan	-9
=plant	-5
=platform	14
=pleas	-4
=plus	-9
=pm	-4
=point	20
=possibl	-9
=post	10
=power	-10
=prefer	7
=present	10
=press	12
=pric	-7
=print	21
=problem	-15
=process	3
=product	13
=production	13
=program	-13
=project	16
=proper	-9
=propos	-14
=provider	21
=public	6
=pull	3
=push	-4
=quarter	-5
=queri	23
=queu	10
=quiet	-3
=quit	-4
=quot	10
=rais	12
=rat	17
=rather	-6
=reach	-5
=read	-10
=readi	7
=real	-25
=reason	-6
=receiv	-8
=recommend	7
=record	-3
=releas	20
=remain	-9
=remember	5
=replacement	-6
=report	4
=request	15
=reserv	11
=rest	14
=result	6
=return	7
=revenu	-8
=review	21
=right	-8
=risk	-8
=roll	-8
=room	5
=round	4
=rul	6
=run	8
=saf	-4
=said	-24
=sal	-10
=salari	-3
=sam	-14
=sampl	-3
=saturdai	6
=sav	-7
=schedul	-8
=scor	-7
=screen	-18
=script	-7
=second	15
=securiti	7
=see	-23
=seen	-19
=sell	-4
=send	-8
=sent	-21
=separat	-6
=serious	-4
=server	10
=servic	11
=session	3
=set	3
=seven	-6
=seventi	15
=shall	-4
=shar	-6
=she	6
=sheet	-8
=shift	6
=ship	11
=shop	-7
=short	7
=should	-15
=shouldnt	-6
=shout	3
=show	-16
=sid	12
=sign	26
=signatur	10
=sinc	20
=singl	11
=sir	-12
=sit	7
=six	15
=sixteen	10
=sixti	7
=siz	3
=skip	10
=slip	-7
=slot	9
=slow	-11
=so	18
=softwar	6
=som	-9
=somebodi	-20
=someon	-4
=somewher	-8
=sorri	-13
=sort	-6
=sound	-10
=sourc	-7
=spac	11
=speak	-4
=spr	9
=staff	-4
=stag	11
=stai	-8
=standard	-4
=start	7
=stat	19
=status	-4
=still	-17
=stop	11
=stor	3
=storag	7
=stuck	17
=student	-7
=stuff	10
=suggest	-4
=sundai	14
=support	3
=sur	-10
=survei	13
=switch	5
=system	-5
=t	-7
=tabl	19
=tag	14
=tak	-6
=talk	5
=tap	-5
=target	25
=team	-15
=technical	17
=tell	3
=temperatur	-5
=templat	-10
=tenth	9
=test	53
=text	9
=than	-14
=thank	-5
=that	-16
=the	-36
=thei	-29
=then	6
=ther	-35
=thes	-8
=theyd	-18
=theyll	-6
=theyr	-29
=theyv	12
=thing	4
=think	-13
=third	-3
=thirti	-15
=this	3
=thos	-28
=though	-11
=thousand	26
=thre	-12
=through	-3
=throw	-7
=thursdai	13
=ticket	28
=till	40
=tim	-32
=tired	-5
=to	-14
=todai	20
=told	3
=tonight	-6
=too	-9
=took	3
=tool	-12
=top	-3
=topic	-9
=total	5
=touch	11
=train	-4
=transport	6
=travel	-6
=trial	-8
=tried	-9
=try	-9
=tuesdai	-9
=turn	-11
=twelv	25
=twenti	-3
=twic	10
=two	-9
=under	-4
=unit	4
=unless	-8
=until	32
=updat	-12
=us	-12
=use	-7
=used	-5
=user	29
=using	18
=usual	-15
=valu	6
=vendor	3
=veri	-14
=video	7
=view	-13
=wait	12
=want	7
=warn	4
=was	-26
=wasnt	-5
=wav	11
=way	-11
=we	-15
=websit	-9
=wed	-26
=wednesdai	-6
=weekend	8
=well	10
=went	13
=wer	7
=wev	19
=what	-39
=whatever	11
=when	-5
=whether	-8
=which	7
=whil	-5
=who	-27
=whoever	4
=why	-14
=wif	6
=will	-13
=with	-16
=within	20
=without	5
=woman	-7
=wont	6
=worri	-7
=wors	-4
=worth	7
=would	-26
=wouldnt	-7
=written	-14
=wrot	13
=yeah	-20
=year	-10
=yes	14
=yesterdai	11
=you	14
=youd	-11
=your	-7
=youv	-10
>all	5
>and	3
>are	-6
>as	10
>at	-3
>because	9
>but	-25
>can	-21
>could	-8
>did	10
>do	-6
>does	-4
>exactly	-7
>fine	41
>first	-3
>five	5
>for	-15
>four	8
>from	3
>go	-5
>good	4
>great	22
>have	4
>he	-7
>hello	14
>hi	-8
>hmm	17
>how	21
>i	-36
>if	-26
>in	-28
>is	24
>it	-36
>just	7
>let	-8
>may	-5
>my	18
>next	-9
>no	-22
>oh	17
>ok	14
>okay	34
>one	-11
>perfect	6
>right	-22
>seven	14
>she	-9
>since	18
>six	20
>so	-9
>sorry	31
>thank	27
>thanks	-4
>that	7
>the	-22
>then	-8
>there	-9
>they	4
>this	-6
>three	24
>two	7
>we	-42
>what	-3
>when	13
>which	23
>who	13
>why	7
>with	-6
>would	-3
>yeah	-24
>yep	17
>yes	-38
>you	3
^a	-16
^after	5
^and	-18
^and for	-3
^and how	-4
^and i	-4
^and in	-3
^and is	-6
^and it	-13
^and it's	-10
^and so	-9
^and that's	-5
^and the	10
^and then	17
^and they	3
^and we	21
^and what	-11
^and who	-6
^are	-6
^as	-3
^at	-11
^because	-16
^because if	-3
^because the	15
^before	-5
^but	-16
^but i	-8
^but if	5
^but it's	-5
^but the	-14
^but then	-13
^by	-15
^can	-19
^can i	7
^can we	-15
^can you	-5
^could	-18
^could we	-8
^did	-7
^do	-6
^does	-5
^every	-4
^first	-12
^for	-19
^for the	-9
^from	-10
^from the	-8
^good	16
^have	-4
^he	6
^he's	4
^how	-17
^how many	-9
^how much	-4
^i	-18
^i am	-8
^i asked	8
^i can	-6
^i can't	5
^i could	6
^i did	-5
^i didn't	-4
^i don't	13
^i have	6
^i just	3
^i know	-8
^i mean	-19
^i said	-5
^i thought	-8
^i want	-4
^i was	-8
^i will	9
^i would	-13
^i'd	-30
^i'd like	-6
^i'll	3
^i'm	-23
^i'm just	-3
^i'm not	-4
^i've	-17
^i've got	-8
^if	-23
^if i	-6
^if they	3
^if we	-6
^if you	10
^in	-7
^in my	5
^in the	-8
^is	-34
^is it	-9
^is the	-5
^is there	-12
^it	4
^it is	7
^it says	-7
^it was	-10
^it's	-5
^it's a	4
^it's about	8
^it's in	8
^it's like	3
^it's not	3
^it's the	6
^it's uh	3
^its	11
^last	-10
^last year	-10
^let	-4
^let me	-9
^let's	13
^like	-16
^may	-4
^maybe	-10
^mr	-9
^my	-13
^next	-5
^no	19
^no i	-5
^no no	17
^not	-6
^now	-11
^oh	-9
^ok	33
^ok so	14
^okay	33
^okay so	3
^on	-9
^on the	-14
^one	-10
^only	-9
^or	-8
^or we	-4
^our	8
^please	-3
^second	-9
^see	6
^she	9
^so	8
^so from	5
^so i	-6
^so i've	5
^so if	-17
^so in	-3
^so it	3
^so it's	-8
^so let's	12
^so now	-7
^so on	6
^so the	6
^so then	-3
^so there's	10
^so this	3
^so um	16
^so we	7
^so we're	-4
^so you	-10
^some	-12
^sorry	-3
^take	11
^that	-18
^that is	-5
^that was	-6
^that would	-3
^that's a	5
^that's the	-3
^that's what	7
^the	17
^the one	6
^the other	3
^the thing	4
^then	75
^then it's	11
^then we	9
^there	8
^there are	6
^there is	-6
^there's	-6
^there's a	-11
^there's no	-4
^there's the	-3
^they	-6
^this is	-3
^three	4
^to	-6
^two	6
^um	10
^we	8
^we can	-8
^we could	-4
^we did	3
^we have	13
^we'd	4
^we'll	5
^we're	-7
^we've got	4
^well	4
^what	-7
^what about	-9
^what does	-3
^what if	-7
^what's	6
^what's the	-3
^which	-4
^who	-5
^why	-4
^with	-23
^with the	-15
^without	-7
^would	-8
^yes	-12
^you	-14
^you can't	-3
^you'd	-4
^you're	-4
^your	10
answer	-4
asked	-73
change	4
closing	-122
code	30
date	45
decision	57
figure	73
first	-25
group	11
hedges 1	-28
hedges 2	-43
last	-61
leads	56
list	-7
long 0	-114
long 1	-64
long 2	-41
long 3	-10
long 4	37
long 5	94
money	28
name	10
need	-22
negated	-15
opening	-63
percent	57
position	-6
problem	14
promise	14
quality 0	-60
quality 1	-34
quality 2	-32
quality 3	-35
quality 4	-14
quoted	-22
reason	-16
self	-28
state	6
supposed	-18
turn 0	-66
turn 1	-51
turn 2	-29
turn 3	-21
turn 4	7
typical 0	-71
typical 1	-55
typical 2	-52
typical 3	-32
typical 4	-11
typical 6	14
you	-70
`,
};

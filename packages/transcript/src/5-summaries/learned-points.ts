// Written by `npm run -w lab train -- points`; docs/analysis.md says from what.

export const learnedPoints = {
  /** In hundredths. */
  always: 142,
  /** One feature per line with its weight in hundredths: '=' a word, '^' first words, '>' the reply. */
  weights: `
=1	-8
=11	13
=12	-6
=14	12
=2	-10
=22	7
=3	-8
=30	11
=4	7
=5	-5
=6	-11
=60	7
=7	5
=9	3
=a	-12
=abl	-3
=about	7
=abov	-9
=accept	12
=access	-11
=actual	-7
=add	12
=address	-5
=after	21
=afternoon	-9
=again	-3
=against	-4
=agenda	-12
=agent	-15
=ago	5
=agr	16
=agre	5
=alarm	-6
=all	13
=allow	-8
=alon	-7
=alreadi	-11
=also	-23
=alwai	-21
=am	-20
=annual	-7
=another	18
=answer	6
=any	-3
=anybodi	14
=anymor	8
=anyth	6
=anywai	-19
=api	20
=app	-8
=application	3
=appointment	11
=approv	15
=april	-8
=are	8
=around	16
=as	18
=ask	-33
=asked	-16
=assum	-10
=at	5
=audit	18
=august	4
=automatic	13
=averag	17
=b	-5
=back	3
=backup	11
=bad	-9
=balanc	-9
=bank	3
=bar	-9
=basical	14
=batch	9
=batteri	7
=be	-20
=becaus	-4
=been	-16
=befor	13
=begin	-5
=behind	3
=being	3
=best	-4
=better	-15
=between	18
=big	10
=bigger	-8
=bill	8
=bit	-3
=block	17
=blu	6
=board	-12
=book	3
=boss	-3
=box	5
=branch	5
=break	9
=bridg	-4
=bring	10
=broken	-5
=bug	17
=build	27
=business	-9
=but	-14
=button	16
=buy	-16
=by	4
=c	24
=cam	6
=can	-37
=cannot	-3
=cant	-9
=cap	17
=car	-4
=card	-7
=carri	10
=cas	13
=caus	5
=cent	7
=chair	-9
=chang	13
=charg	-3
=chat	-16
=check	3
=children	-12
=choos	-3
=christma	9
=claim	-12
=class	-12
=clean	-6
=click	-5
=client	25
=clos	9
=cluster	-3
=cod	6
=colleagu	-5
=column	6
=com	-4
=comment	12
=committe	-10
=compani	3
=complain	-10
=complaint	-6
=complet	6
=control	64
=copi	10
=cor	3
=correct	3
=cost	16
=could	-33
=couldnt	-4
=council	9
=countri	5
=cours	-16
=credit	4
=cross	7
=current	15
=custom	17
=customer	17
=dat	-8
=data	23
=databas	-6
=day	11
=december	-3
=decid	23
=delet	4
=deliveri	15
=demo	-5
=department	5
=depend	-8
=design	58
=desk	12
=did	-9
=didnt	-13
=differenc	-6
=different	-7
=difficult	-8
=direct	-4
=discuss	-8
=do	-17
=doe	-5
=doesnt	12
=doing	-22
=don	-20
=dont	31
=door	6
=dot	-9
=doubl	-4
=down	-8
=draw	9
=driv	-6
=driver	-3
=drop	9
=due	10
=each	7
=easi	4
=eat	-6
=eighteen	18
=eighti	12
=either	-23
=eleven	32
=els	-3
=email	-6
=empti	9
=end	17
=engineer	7
=english	-8
=enough	-7
=estimat	8
=euro	34
=even	-3
=ever	-4
=everi	10
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
=explain	-12
=export	6
=fail	-6
=fall	6
=fami	-8
=far	-10
=fast	-8
=featur	7
=februari	18
=fee	5
=feel	-11
=field	4
=fifteen	-17
=fifteenth	15
=fifth	4
=fifti	-10
=fight	5
=fil	-4
=fill	7
=fin	-17
=final	14
=find	-13
=finish	-3
=fir	-7
=first	32
=fixed	16
=flag	13
=flat	-4
=food	-7
=for	-7
=forecast	-6
=form	-3
=format	18
=forti	20
=found	13
=four	9
=fourteen	14
=fourth	5
=fre	6
=freez	5
=fridai	5
=friend	-6
=from	20
=front	-3
=full	5
=gap	-4
=gav	-10
=german	3
=get	-12
=giv	-10
=given	7
=go	-18
=goe	19
=going	-7
=gonna	-6
=good	-4
=green	4
=group	4
=guy	-16
=had	16
=half	-30
=hall	-3
=hand	4
=happen	-3
=happi	-7
=hard	-8
=hat	-6
=hav	3
=havent	-5
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
=honest	-12
=hospital	7
=hour	-5
=hous	-6
=how	-29
=hundr	25
=i	-4
=id	-7
=idea	-7
=if	-23
=ill	11
=im	-22
=imag	10
=important	-3
=in	-12
=includ	9
=insid	-4
=inspection	-7
=instead	10
=insuranc	8
=interest	10
=into	-7
=is	-13
=isnt	10
=issu	-9
=it	-12
=itd	-15
=item	-16
=itll	-11
=its	14
=itself	-14
=ive	-15
=januari	8
=job	-3
=juli	8
=jun	-11
=just	5
=keep	31
=key	7
=kid	-5
=kill	-4
=kind	-14
=lab	-5
=label	-5
=land	-9
=languag	-8
=larg	3
=last	-9
=lat	-10
=later	-7
=law	-3
=lead	9
=least	-6
=leav	13
=let	4
=letter	-8
=level	7
=lif	8
=lift	14
=lik	-5
=limit	18
=lin	-5
=link	3
=list	-4
=littl	-10
=load	-8
=local	-5
=lock	13
=log	8
=longer	-9
=los	14
=lost	11
=lot	-9
=lunch	-8
=machin	-11
=mad	7
=maintenanc	8
=mak	-5
=man	6
=manager	9
=mani	-24
=manual	-5
=map	-9
=march	27
=mark	-6
=market	24
=may	5
=mayb	-4
=me	-17
=mean	6
=meantim	11
=measur	-4
=meet	-3
=member	-13
=messag	-11
=middl	3
=might	-10
=migration	-3
=million	36
=min	-8
=mind	-10
=minus	-6
=minut	-25
=miss	26
=mistak	-6
=model	9
=mondai	-11
=monei	-5
=month	13
=mor	-19
=morn	-10
=most	-4
=mother	-3
=mov	18
=moved	29
=mr	-21
=much	-18
=must	7
=my	-30
=myself	-6
=near	-9
=need	-16
=never	-13
=new	16
=next	8
=night	10
=nin	23
=nineteen	29
=no	27
=nobodi	12
=nois	14
=noon	17
=normal	5
=not	-13
=noth	10
=notic	19
=november	-9
=now	16
=nurs	3
=o	-5
=oclock	-8
=october	10
=of	6
=off	12
=offic	-12
=oh	-15
=ok	29
=okai	19
=old	-8
=on	-5
=onc	5
=one	-8
=onli	-14
=open	14
=option	-16
=or	-29
=other	-30
=our	11
=out	24
=outsid	-4
=over	-9
=own	-12
=owner	-8
=pack	9
=packag	4
=pag	-21
=paid	16
=panel	-13
=paper	5
=park	-8
=part	-8
=parti	-5
=pass	10
=past	3
=patch	8
=patient	-4
=pay	22
=payment	6
=payroll	-7
=peopl	-16
=per	14
=percent	-9
=person	-24
=phon	-7
=photo	4
=pick	-7
=pictur	-3
=piec	-6
=plac	-7
=plan	-9
=plant	-5
=platform	14
=pleas	-4
=plus	-8
=pm	-4
=point	21
=possibl	-8
=post	10
=power	-9
=prefer	7
=present	10
=press	12
=pric	-7
=print	22
=problem	-15
=process	4
=product	13
=production	13
=program	-13
=project	16
=proper	-9
=propos	-13
=provider	21
=public	7
=pull	3
=push	-4
=put	3
=quarter	-5
=queri	24
=queu	10
=quiet	-3
=quit	-3
=quot	10
=rais	12
=rat	17
=rather	-5
=reach	-6
=read	-10
=readi	7
=real	-24
=reason	-5
=receiv	-8
=recommend	7
=record	-4
=releas	20
=remain	-9
=remember	5
=replacement	-6
=report	4
=request	16
=reserv	11
=rest	14
=result	6
=return	8
=revenu	-8
=review	22
=right	-8
=risk	-8
=roll	-8
=room	5
=round	3
=rul	6
=run	9
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
=screen	-17
=script	-7
=second	16
=securiti	7
=see	-23
=seen	-19
=sell	-4
=send	-9
=sent	-20
=separat	-6
=serious	-4
=server	10
=servic	11
=set	4
=seven	-6
=seventi	14
=shall	-4
=shar	-6
=she	6
=sheet	-8
=shift	6
=ship	11
=shop	-7
=short	6
=should	-15
=shouldnt	-6
=shout	4
=show	-15
=sid	12
=sign	26
=signatur	11
=sinc	20
=singl	11
=sir	-12
=sit	7
=six	15
=sixteen	10
=sixti	7
=siz	4
=skip	10
=slip	-7
=slot	9
=slow	-11
=so	19
=softwar	7
=som	-8
=somebodi	-20
=someon	-3
=somewher	-9
=sorri	-13
=sort	-6
=sound	-9
=sourc	-6
=spac	11
=speak	-4
=spr	9
=staff	-4
=stag	11
=stai	-8
=stand	-3
=standard	-4
=start	8
=stat	19
=status	-4
=still	-16
=stop	12
=stor	3
=storag	7
=stuck	17
=student	-7
=stuff	10
=suggest	-4
=sundai	14
=support	4
=sur	-10
=survei	13
=switch	5
=system	-5
=t	-6
=tabl	19
=tag	14
=tak	-6
=talk	6
=tap	-5
=target	26
=team	-15
=technical	17
=tell	3
=temperatur	-5
=templat	-10
=tenth	9
=test	54
=text	9
=than	-14
=thank	-5
=that	-15
=the	-34
=thei	-28
=then	6
=ther	-35
=thes	-7
=theyd	-18
=theyll	-7
=theyr	-29
=theyv	12
=thing	5
=think	-12
=third	-3
=thirti	-15
=this	4
=thos	-28
=though	-10
=thousand	27
=thre	-12
=through	-3
=throw	-7
=thursdai	13
=ticket	27
=till	40
=tim	-31
=tired	-5
=to	-13
=todai	20
=told	4
=tonight	-6
=too	-9
=took	4
=tool	-12
=top	-3
=topic	-9
=total	5
=touch	11
=train	-3
=transport	6
=travel	-6
=trial	-8
=tried	-9
=try	-8
=tuesdai	-10
=turn	-10
=twelv	25
=twenti	-3
=twic	11
=two	-9
=under	-4
=unit	4
=unless	-9
=until	33
=updat	-12
=us	-12
=use	-7
=used	-4
=user	30
=using	19
=usual	-15
=valu	6
=vendor	3
=veri	-13
=video	7
=view	-13
=wait	12
=want	7
=warn	4
=was	-25
=wasnt	-5
=wav	11
=way	-11
=we	-14
=websit	-9
=wed	-26
=wednesdai	-6
=weekend	8
=well	12
=went	13
=wer	8
=wev	20
=what	-37
=whatever	11
=when	-3
=whether	-8
=which	8
=whil	-5
=who	-27
=whoever	4
=why	-14
=wif	6
=will	-12
=with	-14
=within	21
=without	5
=woman	-7
=wont	6
=worri	-7
=wors	-4
=worth	8
=would	-25
=wouldnt	-7
=written	-14
=wrot	13
=yeah	-19
=year	-10
=yes	14
=yesterdai	12
=you	14
=youd	-11
=your	-6
=youv	-10
>all	5
>and	3
>are	-6
>as	10
>at	-3
>because	9
>but	-25
>can	-21
>could	-7
>did	11
>do	-7
>does	-4
>exactly	-7
>fine	41
>first	-3
>five	5
>for	-15
>four	8
>go	-5
>good	4
>great	21
>have	4
>he	-7
>hello	14
>hi	-8
>hmm	18
>how	21
>i	-36
>if	-26
>in	-28
>is	25
>it	-37
>just	7
>let	-8
>may	-5
>my	19
>next	-9
>no	-23
>oh	18
>ok	14
>okay	34
>one	-11
>perfect	6
>right	-22
>seven	14
>she	-9
>since	18
>six	20
>so	-8
>sorry	30
>thank	27
>thanks	-4
>that	6
>the	-22
>then	-8
>there	-9
>they	3
>this	-6
>three	24
>two	6
>we	-42
>what	-3
>when	14
>which	23
>who	13
>why	7
>with	-6
>would	-3
>yeah	-23
>yep	17
>yes	-38
>you	3
^a	-16
^after	5
^and	-19
^and for	-3
^and how	-4
^and i	-4
^and in	-3
^and is	-6
^and it	-13
^and it's	-10
^and so	-10
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
^because	-17
^because if	-3
^because the	15
^before	-4
^but	-17
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
^every	-3
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
^i don't	14
^i have	6
^i just	3
^i know	-8
^i mean	-19
^i said	-5
^i thought	-8
^i want	-4
^i was	-7
^i will	9
^i would	-14
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
^in the	-7
^is	-34
^is it	-9
^is the	-5
^is there	-12
^it	3
^it is	6
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
^like	-17
^may	-4
^maybe	-9
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
^on the	-13
^one	-10
^only	-9
^or	-9
^or we	-4
^our	8
^please	-3
^second	-9
^see	6
^she	9
^so	7
^so from	5
^so i	-6
^so i've	5
^so if	-17
^so in	-3
^so it	4
^so it's	-9
^so let's	11
^so now	-7
^so on	7
^so that	-3
^so the	6
^so then	-3
^so there's	10
^so this	3
^so um	15
^so we	7
^so we're	-4
^so you	-10
^some	-12
^sorry	-3
^take	11
^that	-19
^that is	-5
^that was	-6
^that would	-3
^that's a	5
^that's the	-3
^that's what	7
^the	17
^the first	3
^the one	6
^the other	3
^the thing	4
^then	75
^then it's	11
^then we	9
^there	7
^there are	5
^there is	-6
^there's	-5
^there's a	-11
^there's no	-4
^there's the	-3
^they	-7
^they're	3
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
^what about	-10
^what does	-3
^what if	-7
^what's	6
^what's the	-3
^when	-3
^which	-4
^who	-5
^why	-4
^with	-23
^with the	-15
^without	-7
^would	-9
^yes	-12
^you	-14
^you can't	-3
^you'd	-4
^you're	-4
^your	10
answer	-4
asked	-74
change	5
closing	-121
code	31
date	45
decision	57
figure	74
first	-25
group	11
hedges 1	-28
hedges 2	-39
last	-62
leads	57
list	-4
long 0	-109
long 1	-60
long 2	-40
long 3	-13
long 4	55
money	28
name	10
need	-21
negated	-14
opening	-63
percent	58
position	-4
problem	15
promise	15
quality 0	-61
quality 1	-36
quality 2	-34
quality 3	-38
quality 4	-17
quoted	-22
reason	-14
self	-28
state	6
supposed	-17
turn 0	-68
turn 1	-54
turn 2	-32
turn 3	-22
turn 4	8
typical 0	-73
typical 1	-57
typical 2	-54
typical 3	-34
typical 4	-13
typical 6	12
you	-70
`,
};

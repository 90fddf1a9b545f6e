const words = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/**
 * Words of German, French, Spanish, Portuguese, Italian and Dutch that name no topic: grammar, address, and verbs of
 * everyday talk. Words that are English as well ("die", "son", "main") are left out, so that the set holds for
 * every meeting.
 */
export const functionWords: ReadonlySet<string> = new Set(
  words([
    'der das den dem des ein eine einen einem einer eines und oder aber denn weil dass daß wenn als wie wer wen wem wo wann warum',
    'ich du er sie es wir ihr mich dich uns euch mir dir ihm ihn ihnen mein meine dein sein seine unser unsere ihre ihren ihrer',
    'ist sind waren bin bist habe haben hatte hatten wird werden wurde wurden worden kann können konnte muss müssen soll sollen',
    'sollte will wollen wollte darf dürfen möchte machen macht gemacht sagen sagt gesagt geht gehen gibt kommt kommen sehen weiß',
    'nicht kein keine keinen keiner nichts nur auch noch schon jetzt hier dort dann doch mal ja nein sehr mehr immer wieder ganz',
    'von vom zu zum zur im auf aus bei beim mit nach über unter für gegen ohne durch vor seit bis zwischen um',
    'diese dieser dieses diesen diesem jede jeder jedes jeden alle alles allen viele viel wenig etwas einige andere anderen welche',
    'herr herrn herren frau frauen damen kollege kollegen kollegin vielen natürlich genau eben also eigentlich heute morgen gestern',
    'dazu dabei damit davon darauf darüber daran dafür deshalb jahr jahre jahren jahres tag tage frage fragen weg ahnung abs ziffer',
    'le la les un une et ou mais donc que qui quoi dont où quand comment pourquoi parce je tu il elle nous vous ils elles',
    'mon tes ses notre votre leur leurs ce cet cette ces cela ça celui celle ceux sont était étaient être été',
    'suis êtes sommes ai avons avez ont avait avoir eu fait faire faites dit va vais vont aller peut peux pouvez pouvoir doit',
    'veut veux vouloir faut sais sait voir voit ne pas moins très bien aussi encore déjà toujours jamais rien tous toute toutes',
    'dans sous avec chez vers depuis pendant avant après entre contre alors ainsi même mêmes autre autres oui non merci',
    "monsieur madame messieurs mesdames mme chose choses fois c'est d'un d'une qu'il qu'on n'est l'on",
    'el los las unos unas una uno pero porque cuando donde cómo cuál quién qué yo tú él ella nosotros ustedes ellos ellas usted',
    'mi su sus nuestro nuestra este esta esto estos estas ese esa eso esos esas aquel ser eran fue fueron estar está están',
    'estaba hay haber ha han había hacer hace hecho decir dice dijo puede pueden poder debe tiene tienen tener tenemos vamos ir quiero',
    'quiere ver sé saber muy más menos también ya todavía siempre nunca nada todo todos toda todas algo alguien otro otra otros otras',
    'del al con sin sobre hasta desde para por según contra entonces así ahora aquí ahí bueno gracias señor señora señores cosa cosas',
    'vez veces año años día días gente persona personas mucho mucha muchos muchas poco',
    'os uma umas mas porém quando onde como qual quem você vocês ele ela nós eles elas meu minha seu sua nosso nossa',
    'isto esse essa isso aquele aquela é são foi foram estão estava há haver tem têm ter fazer faz feito',
    'dizer diz disse pode podem deve vai vou quer quero sei muito muita muitos muitas também já ainda',
    'sempre tudo alguém outro outra da dos na nos nas ao aos à às pelo pela com sem',
    'até então assim agora aqui aí bom obrigado obrigada senhor senhora senhores excelência coisa coisas vezes',
    'ano anos dia dias pessoa pessoas não sim né senador senadora deputado deputada presidente presidência bloco parlamentar',
    'lo gli ed perché dove quale chi che io lui lei noi voi loro mio mia suo nostro nostra',
    'questo questa questi queste quello quella quelli sono siamo siete erano essere stato stata ho hai abbiamo avete hanno',
    'aveva avere fare fa fatto detto può possono potere dobbiamo vado andare voglio vuole vedere sapere molto più meno',
    'anche ancora già mai niente tutto tutti tutta tutte qualcosa altro altra altri altre della dello dei degli delle alla',
    'nel nella dal dalla sul sulla senza tra fra fino contro allora così adesso lì bene grazie signor signora signori',
    'senatore senatrice onorevole cose volta volte anno anni giorno sì',
    'het een de en maar dat deze wat waar wanneer hoe waarom ik jij hij zij ze wij jullie mij hun',
    'mijn jouw zijn haar ons onze uw ben bent wordt werd geworden heb hebt heeft hebben kan kunnen kon moet moeten',
    'zal zullen zou zouden wil willen mag doen doet gedaan zeggen zegt gezegd gaat gaan komt komen zien weet niet geen niets nog',
    'ook wel nu daar dan toch altijd nooit heel meer veel weinig iets van voor met naar onder',
    'tegen zonder bij uit op aan om tot tussen sinds dus zo nee heer heren mevrouw meneer voorzitter collega jaar jaren dag vraag vragen',
  ]),
);

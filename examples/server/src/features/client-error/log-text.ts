/* A query inside a text, up to the place in the file that a stack names after it. */
const query = /[?#][\w.~%-]+=[^\s)'"]*?(?=(?::\d+){0,2}(?:[\s)'"]|$))/g;
/* What moves a cursor, begins a line or turns the direction of writing in whatever shows the log. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** An address without its query, its fragment and the name and password in it. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^(\w+:\/\/)[^/]*@/, '$1');
}

/** Text from outside as it may stand in the log: one line, control characters escaped, no query of an address in it. */
export function logText(text: string): string {
  return text.replace(query, '').replace(invisible, escaped);
}

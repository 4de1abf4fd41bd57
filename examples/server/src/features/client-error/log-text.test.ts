import { expect, test } from 'vitest';
import { logText, withoutQuery } from './log-text.ts';

test('control characters, line ends and marks that turn the direction of writing are escaped', () => {
  expect(logText('a\nb\r\u001b[31mred\u0007\u0000\u009b\u2028\u202e')).toBe(
    'a\\u{a}b\\u{d}\\u{1b}[31mred\\u{7}\\u{0}\\u{9b}\\u{2028}\\u{202e}',
  );
  expect(logText('Đurđa 😀 "quoted" \\n')).toBe('Đurđa 😀 "quoted" \\n');
});

test('the query of an address inside a text goes, the place in the file stays', () => {
  expect(logText('at f (https://x.example/a.js?v=7f3:10:20)')).toBe('at f (https://x.example/a.js:10:20)');
  expect(logText('GET /guardHub?access_token=secret&idUser=1 failed')).toBe('GET /guardHub failed');
  expect(logText("failed: 'https://x.example/#access_token=secret'")).toBe("failed: 'https://x.example/'");
  expect(logText('is this right? yes: a#b')).toBe('is this right? yes: a#b');
});

test.each([
  ['https://x.example/scheduler?token=secret', 'https://x.example/scheduler'],
  ['https://x.example/scheduler#token=secret', 'https://x.example/scheduler'],
  ['https://x.example/a?b\nc', 'https://x.example/a'],
  ['https://ana:secret@x.example/a', 'https://x.example/a'],
  ['/users', '/users'],
])('the address %j is told as %j', (url, told) => {
  expect(withoutQuery(url)).toBe(told);
});

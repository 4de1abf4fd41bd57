/** What a composed mail holds. */
export interface MailParts {
  readonly subject: string;
  readonly text: string;
  readonly file: { readonly name: string; readonly content: Buffer } | null;
}

const decodeWords = (header: string): string =>
  header.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, kind: string, words: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(words, 'base64').toString('utf8')
      : Buffer.from(unquoted(words.replaceAll('_', ' ')), 'latin1').toString('utf8'),
  );
const unquoted = (text: string): string =>
  text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function contentOf(head: string, body: string): Buffer {
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64');
  if (/Content-Transfer-Encoding: quoted-printable/i.test(head)) return Buffer.from(unquoted(body), 'latin1');
  return Buffer.from(body, 'utf8');
}

/** Reads a mail as the outbox keeps it: enough of MIME for a text and one file. */
export function simpleParser(mail: string): MailParts {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const subject = decodeWords(/^Subject: (.*)$/m.exec(headers)?.[1] ?? '');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? 'none';
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .map((part) => {
      const [partHead = '', ...body] = part.replace(/^\r\n/, '').split('\r\n\r\n');
      return { head: partHead, content: contentOf(partHead, body.join('\r\n\r\n')) };
    });
  const named = parts.find((part) => /filename=/.test(part.head));
  const text = parts.find((part) => /text\/plain/.test(part.head) && !/filename=/.test(part.head));
  return {
    subject,
    text: text?.content.toString('utf8') ?? '',
    file: named ? { name: /filename="?([^"\r\n;]+)/.exec(named.head)?.[1] ?? '', content: named.content } : null,
  };
}

/** Who a webhook goes to, for logs and lists: only the host, because some addresses carry their key in the path. */
export function receiverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an address that cannot be read';
}

/** What the server says of somebody it lets in. */
export interface LetIn {
  readonly token: string;
  readonly idUser: number;
  readonly name: string;
  readonly role: string;
  readonly locale: string;
  readonly expiresAt: string;
  readonly policies: readonly string[];
}

/** Signs somebody of the demo in without a console. */
export async function authenticate(server: string, email = 'administrator@demo.example'): Promise<LetIn> {
  const response = await fetch(`${server}/api/User/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-patrol' }),
  });
  const answer = (await response.json()) as LetIn; // contract.md A3
  if (!answer.token) throw new Error(`${email} was not let in`);
  return answer;
}

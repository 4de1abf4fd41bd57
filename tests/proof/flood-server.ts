/** Sends events from the phone of a demo guard; answers what the server says about each. */
export async function sendEvents(
  server: string,
  guard: number,
  events: readonly object[],
): Promise<{ idEvent: number }[]> {
  const response = await fetch(`${server}/api/Device/Events`, {
    method: 'POST',
    headers: { authorization: `Bearer demo-guard-${guard}`, 'content-type': 'application/json' },
    body: JSON.stringify(events),
  });
  if (!response.ok) throw new Error(`The server refused events: ${response.status} ${await response.text()}`);
  return (await response.json()) as { idEvent: number }[]; // contract.md, device events
}

/** Signs the demo's administrator in; answers the token. */
export async function signIn(server: string): Promise<string> {
  const response = await fetch(`${server}/api/User/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrator@demo.example', password: 'demo-patrol' }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Ids of the alarms that are open on the server. */
export async function openAlarmIds(server: string, token: string): Promise<number[]> {
  const response = await fetch(`${server}/api/Event/OpenAlarms`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The server refused the open alarms: ${response.status}`);
  return ((await response.json()) as { idEvent: number }[]).map(({ idEvent }) => idEvent);
}

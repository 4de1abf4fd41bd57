import { setInterval } from 'node:timers';

/* A process of its own: many consoles on the hub, each alive until the process ends. Arguments: address, tokens… */
const [url = '', each = '1', ...tokens] = process.argv.slice(2);
const end = '\u001e';
const pingMs = 10_000;

function connect(token: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/guardHub?access_token=${token}`);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The hub refused a client')));
    socket.addEventListener('open', () => socket.send(`{"protocol":"json","version":1}${end}`));
    socket.addEventListener('message', () => resolve(), { once: true });
    setInterval(() => socket.send(`{"type":6}${end}`), pingMs);
  });
}

for (const token of tokens) for (let n = 0; n < Number(each); n += 1) await connect(token);
process.send?.('connected');

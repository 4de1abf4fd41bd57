import { Agent, request } from 'node:http';

/* A process of its own, so that its work does not count as the server's: sends `count` requests, ten at a time. */
const [url = '', count = '0', authorization = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 10 });

function get(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { authorization } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

let left = Number(count);
await Promise.all(
  Array.from({ length: 10 }, async () => {
    while (left > 0) {
      left -= 1;
      await get();
    }
  }),
);
agent.destroy();

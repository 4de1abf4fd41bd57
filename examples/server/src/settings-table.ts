/** One setting of an installation: an environment variable. */
interface Setting {
  /** What it is when it is not set; empty for nothing. */
  readonly byDefault: string;
  /** What it does, with its unit and its values. docs/deployment.md shows it. */
  readonly about: string;
}

/** Every setting, in the order of the deployment guide. */
export const settingsTable = {
  PORT: { byDefault: '8080', about: 'TCP port; 0 takes a free one.' },
  HOST: { byDefault: '127.0.0.1', about: 'Address it listens on; `0.0.0.0` for all.' },
  DATA_DIR: { byDefault: '.data', about: 'Folder of the embedded database and of mails that are not sent.' },
  DATABASE_URL: { byDefault: '', about: '`postgres://…`; empty is the embedded database. May hold a password.' },
  DATABASE_POOL_SIZE: {
    byDefault: '10',
    about: 'Most connections of this process to PostgreSQL, 2 to 200, and one more.',
  },
  ALLOWED_ORIGINS: { byDefault: '', about: 'Origins of consoles, for the API and the hub, with commas between them.' },
  TRUST_PROXY: {
    byDefault: '',
    about:
      'Whose X-Forwarded-For is believed: empty nobody’s, `loopback`, a number of proxies, or addresses and subnets with commas between them.',
  },
  CONSOLE_URL: {
    byDefault: 'http://127.0.0.1:5173/absistemguardpatrolv2',
    about: 'Address of the console, for links in mails.',
  },
  EMBED_DIR: {
    byDefault: '',
    about: 'Folder of the built page for partners’ frames, `examples/embed/dist`; empty serves none.',
  },
  TIME_ZONE: { byDefault: 'Europe/Zagreb', about: 'IANA zone of the installation.' },
  DEMO: { byDefault: '0', about: '1 fills an empty database with the demo and takes its fixed credentials.' },
  ADMIN_EMAIL: {
    byDefault: 'administrator@example.org',
    about: 'Address of the administrator whom the first start makes; his one-time password is printed.',
  },
  SESSION_HOURS: { byDefault: '24', about: 'Hours until a session ends, 0.01 to 720.' },
  SESSION_IDLE_MINUTES: { byDefault: '60', about: 'Minutes without use until it does, 1 to 1440.' },
  OPERATOR_ACCESS: { byDefault: 'policy', about: 'What operators may: `policy` or `token`.' },
  HUB_QUERY_TOKEN: {
    byDefault: 'ticket',
    about: 'What the hub takes in its query: `ticket`, or `session` tokens too.',
  },
  PASSWORD_MIN_LENGTH: { byDefault: '5', about: 'Fewest characters of a password, 5 to 128; 12 is recommended.' },
  SESSION_REQUESTS_PER_MINUTE: { byDefault: '1200', about: 'Most requests of one session within a minute, from 10.' },
  DEVICE_REQUESTS_PER_MINUTE: {
    byDefault: '600',
    about: 'Most requests of one device credential within a minute, from 10; one with a panic is never refused.',
  },
  PUBLIC_REQUESTS_PER_MINUTE: {
    byDefault: '300',
    about:
      'Most requests without a session from one address within a minute, from 10: signing in, new passwords, `/api/Config`; of `/health` as many again.',
  },
  SMTP_URL: {
    byDefault: '',
    about: '`smtp://` or `smtps://`, may hold a password; empty keeps mails in the folder `outbox` of DATA_DIR.',
  },
  MAIL_FROM: { byDefault: 'PatrolKit <patrolkit@localhost>', about: 'Sender of mails.' },
  PROVIDER_NAME: { byDefault: 'PatrolKit', about: 'Who runs the installation; the console’s footer shows it.' },
  PROVIDER_URL: { byDefault: '', about: 'His address.' },
  LOG_LEVEL: { byDefault: 'info', about: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  METRICS: { byDefault: '0', about: '1 serves `/metrics` to everybody, 0 to this computer only.' },
  MIN_FREE_MB: { byDefault: '200', about: 'Megabytes that must be free for `/health/ready` to be well.' },
  BACKUP_DIR: { byDefault: '', about: 'Folder for scheduled backups of the embedded database; empty makes none.' },
  BACKUP_HOURS: { byDefault: '24', about: 'Hours between them, 0.1 to 720.' },
  BACKUP_KEEP: { byDefault: '7', about: 'How many of the newest are kept, from 1.' },
  GP_TEST_CLOCK: { byDefault: '0', about: '1 opens routes for tests; refused when NODE_ENV is `production`.' },
} as const satisfies Readonly<Record<string, Setting>>;

/** Name of a setting. */
export type SettingName = keyof typeof settingsTable;

function settingsMarkdown(): string {
  const rows = Object.entries(settingsTable).map(
    ([name, { byDefault, about }]) => `| ${name} | ${byDefault === '' ? '' : `\`${byDefault}\``} | ${about} |`,
  );
  return ['| Setting | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}

/** The deployment guide with the settings as they are; throws when it has no table for them. */
export function withSettings(guide: string): string {
  const table = /(?<=\n## Settings\n\n)\|[\s\S]*?\|(?=\n*$)/;
  if (!table.test(guide)) throw new TypeError('The guide does not end in the table of the settings');
  return guide.replace(table, () => settingsMarkdown());
}

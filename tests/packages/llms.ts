import type { Exported } from './exports.ts';
import type { Entry } from './packages.ts';

const head = `# PatrolKit

> Live monitoring of guard patrols: a typed SDK, state machines and headless React 19 components with an optional theme. ES modules only. Instants are milliseconds since 1970, places are \`{ latitude, longitude }\`.

Start with [docs/embedding.md](docs/embedding.md); then [docs/theming.md](docs/theming.md), [docs/sdk](docs/sdk/README.md), [docs/sizes.md](docs/sizes.md), [docs/architecture.md](docs/architecture.md), [docs/glossary.md](docs/glossary.md), [openapi.yaml](openapi.yaml). Full signatures: packages/*/api-reports.

Styles: \`@patrolkit/react-components/styles.css\` (in a cascade layer), \`styles.unlayered.css\`, or \`styles/base.css\` and one sheet a thing ([which](docs/theming.md#only-the-styles-of-what-you-show)). Texts: \`@patrolkit/react-components/messages/<en|hr|slo|ser|ro|nmk>.json\`.
`;

/** llms.txt: every export of every entry with its first sentence, for tools that read instead of browse. */
export function llmsText(exports: ReadonlyMap<Entry, readonly Exported[]>): string {
  const parts = [...exports].map(([{ specifier }, exported]) => {
    const lines = exported.map(({ name, kind, sentence }) => `- \`${name}\` (${kind})${sentence && `: ${sentence}`}`);
    return `## ${specifier}\n\n${lines.join('\n')}\n`;
  });
  return [head, ...parts].join('\n');
}

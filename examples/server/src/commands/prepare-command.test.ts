import { expect, test } from 'vitest';
import { prepareCommand } from './prepare-command.ts';
import { UsageError } from './usage-error.ts';

const textOf = (...args: string[]): string => {
  try {
    prepareCommand(args);
    return '';
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
};

test.each([[['tenant', 'remove']], [['tenant']], [['serve', 'now']], [['--help']]])('%j: the whole usage', (args) => {
  const lines = textOf(...args).split('\n');
  expect(lines[0]).toBe('Usage: node src/main.ts [command]');
  for (const usage of ['tenant add <name> --admin <mail>', 'admin reset <mail>', 'clock accept', 'audit verify']) {
    expect(
      lines.some((line) => line.startsWith(`  ${usage}  `)),
      usage,
    ).toBe(true);
  }
});

test.each([
  ['tenant add <name> --admin <mail>', ['tenant', 'add', 'Nova']],
  ['tenant add <name> --admin <mail>', ['tenant', 'add', '--admin', 'a@b.example']],
  ['tenant add <name> --admin <mail>', ['tenant', 'add', ' ', '--admin', 'a@b.example']],
  ['tenant add <name> --admin <mail>', ['tenant', 'add', 'x'.repeat(201), '--admin', 'a@b.example']],
  ['tenant add <name> --admin <mail>', ['tenant', 'add', 'Nova', 'Stara', '--admin', 'a@b.example']],
  ['tenant add <name> --admin <mail>', ['tenant', 'add', 'Nova', '--admin', 'nobody']],
  ['tenant add <name> --admin <mail>', ['tenant', 'add', 'Nova', '--admin', 'a@b.example', '--role', 'x']],
  ['admin reset <mail>', ['admin', 'reset']],
  ['admin reset <mail>', ['admin', 'reset', 'a@b.example, c@d.example']],
  ['clock accept', ['clock', 'accept', 'now']],
  ['audit verify', ['audit', 'verify', '1']],
])('what is wrong with %s is answered with its own line: %j', (usage, args) => {
  expect(textOf(...args)).toBe(`Usage: node src/main.ts ${usage}`);
});

test.each([
  [['tenant', 'add', 'Nova Zaštita', '--admin', 'nova@security.example']],
  [['tenant', 'add', '--admin=nova@security.example', 'Nova']],
  [['admin', 'reset', 'nova@security.example']],
  [['clock', 'accept']],
  [['audit', 'verify']],
])('%j is understood', (args) => {
  expect(textOf(...args)).toBe('');
});

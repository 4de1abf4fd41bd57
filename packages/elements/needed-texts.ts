/** What the texts of grid, map and strip begin with; those of every other component stay out of the script. */
const needed = [
  'alarmStrip',
  'date',
  'dialog',
  'eventGrid',
  'eventType',
  'field',
  'grid',
  'guardMap',
  'live',
  'names',
  'tableExport',
  'workersGrid',
];

/** A file of texts without those that no element shows. */
export function neededTexts(json: string): string {
  // a flat file of texts by id; the tests of the messages hold it to that
  const texts = JSON.parse(json) as Readonly<Record<string, string>>;
  const kept = Object.entries(texts).filter(([id]) => needed.some((prefix) => id.startsWith(`${prefix}.`)));
  return JSON.stringify(Object.fromEntries(kept));
}

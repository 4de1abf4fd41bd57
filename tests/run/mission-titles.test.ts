import { expect, test } from 'vitest';
import { idsIn, readTitles } from './mission-titles.ts';

test.each([
  ["test('S4.06 alarm loops', () => {});", ['S4.06 alarm loops']],
  ['it("one", () => {}); describe(`two`, () => { test("three", f); });', ['one', 'two', 'three']],
  ['test.each([["a (b)", 1]])("S1.37 %s", f);', ['S1.37 %s']],
  ['test.each([["S1.37 a", 1], ["S1.38 b", 2]])("%s", f);', ['S1.37 a', 'S1.38 b']],
  [
    'const rows = [["S1.37 a"]] as const; describe("x", () => { test.each(rows)("%s shows", f); });',
    ['x', 'S1.37 a shows'],
  ],
  ['test.each(imported)("%s", f);', ['%s']],
  ['test.for(rows)("four", f); test.concurrent("five", f);', ['four', 'five']],
  ['test.each`a | b\n1 | 2`("six", f);', ['six']],
  [`test(\`S1.01 \${name} ends\`, f);`, ['S1.01 … ends']],
  ['// test("S1.01 in a comment", f);\n/* it("S1.02", f) */', []],
  ['test.skip("S1.01 skipped", f); test.todo("S1.02 later"); describe.skip("S1.03", () => { test("S1.04", f); });', []],
  ['const text = "test(\'S1.01\')"; latest("S1.02"); api.test("S1.03");', []],
  ['test("It\'s S1.05", () => { render(<p>It\'s</p>); }); test("S1.06", f);', ["It's S1.05", 'S1.06']],
])('titles of %s', (source, titles) => {
  expect(readTitles('x.test.tsx', source)).toEqual(titles);
});

test.each([
  ['S4.06 alarm', ['S4.06']],
  ['S4.07, S4.08 both', ['S4.07', 'S4.08']],
  ['S1.37 to S1.39 all three', ['S1.37', 'S1.38', 'S1.39']],
  ['S3.099 to S3.101', ['S3.099', 'S3.100', 'S3.101']],
  ['S1.37 and S1.37 again', ['S1.37']],
  ['S1.39 to S1.37 backwards', []],
  ['ISS4.06 and v1.02 and S9', []],
])('ids in %s', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});
